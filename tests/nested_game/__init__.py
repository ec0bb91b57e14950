"""A small game that nests as deep as any to come: a voyage crosses a banner, whose wind carries the ship to a camp,
whose tent offers a choice, which completes a goal, whose reward is another voyage."""
