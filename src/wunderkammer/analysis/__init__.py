"""The teacher: what the turns of a finished match cost, judged from what their seats knew."""
