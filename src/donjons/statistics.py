"""What engines and studies share in statistics."""
