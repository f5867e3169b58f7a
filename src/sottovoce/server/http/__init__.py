"""Addresses, sockets and pages: how devices reach the live tables."""
