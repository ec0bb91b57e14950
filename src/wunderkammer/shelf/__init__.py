"""The shelf: games found by their manifests, their options, and packs that change their figures."""
