"""Speed, side by side with peers. Run it with `python -m benchmarks`; README.md says how to read it."""
