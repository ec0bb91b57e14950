"""Lost Lands in the browser: its drawn board."""
