"""Lost Lands: an auction game about expeditions, for 2–4 players."""
