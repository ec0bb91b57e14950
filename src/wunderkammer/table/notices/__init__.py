"""Notices to people who are away: what is due, the outbox, mail and Web Push."""
