"""What is stored about people beside their accounts: invitations, mailed links, relations, reports."""
