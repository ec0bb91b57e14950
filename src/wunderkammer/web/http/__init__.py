"""Requests and answers: cookies, sessions, forms, headers, limits, errors."""
