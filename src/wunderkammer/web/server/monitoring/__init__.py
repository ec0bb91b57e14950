"""What whoever runs the server can watch: logs, metrics, health."""
