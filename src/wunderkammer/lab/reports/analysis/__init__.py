"""How reports find things out: effects of components, steps of figures, aims."""
