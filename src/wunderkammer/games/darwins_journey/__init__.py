"""Darwin's Journey: workers, seals and specimens on the Galápagos, for 2–4 players or alone against Alfred."""
