"""Sending one letter by SMTP."""

from __future__ import annotations

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

from wunderkammer.table.notices.notice_settings import MailSettings

PATIENCE = 20.0  # seconds
REFUSED = 500  # from here on a server says: never


class NeverDelivered(Exception):
    """Trying again would not help."""


def letter(settings: MailSettings, to: str, subject: str, body: str, unsubscribe: str = "") -> EmailMessage:
    """A letter in plain text; a notice says how its reader ends all notices, by one click of their mail program."""
    name, sender = parseaddr(settings.sender)
    message = EmailMessage()
    message["From"] = Address(name, addr_spec=sender)
    message["To"] = Address(addr_spec=to)
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(body)
    return message


def send(settings: MailSettings, message: EmailMessage) -> None:
    """Hand a letter to the mail server; raises OSError or smtplib's errors if it may be tried again."""
    context = ssl.create_default_context()
    if settings.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE)
    with server:
        if settings.security == "starttls":
            server.starttls(context=context)
        if settings.user:
            server.login(settings.user, settings.password)
        try:
            server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            if all(code >= REFUSED for code, _ in error.recipients.values()):
                raise NeverDelivered from None
            raise
