"""The parameter study that was published with the edition of 2024 (section 16 of its specification)."""
