"""The batch and single episodes as Gymnasium and PettingZoo know environments."""
