"""The editions of the family: a model of parameters each, and its words."""
