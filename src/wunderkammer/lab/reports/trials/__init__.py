"""The games behind a report: who plays what, watched, kept in a file and never played twice."""
