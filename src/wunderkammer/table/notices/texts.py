"""What letters and notices say: the game and what has happened, never who, which move or what anybody holds."""

from __future__ import annotations

import json
from email.message import EmailMessage

from itsdangerous import BadSignature, URLSafeSerializer

from wunderkammer.shelf.game import game
from wunderkammer.table.notices import mail
from wunderkammer.table.notices.notice_settings import MailSettings, NoticeSettings
from wunderkammer.text.catalogue import catalogue


def unsubscribe_signer(secret: bytes) -> URLSafeSerializer:
    return URLSafeSerializer(secret, salt="unsubscribe")


def unsubscribing_user(secret: bytes, token: str) -> str | None:
    """Whose notices a link ends; it can do nothing else."""
    try:
        found = unsubscribe_signer(secret).loads(token)
    except BadSignature:
        return None
    return found if isinstance(found, str) else None


def sentence(kind: str, game_id: str, lang: str) -> str:
    """What has happened, in one sentence."""
    texts = catalogue(lang, game(game_id).folder)
    return texts.say(f"notice-{kind}", title=texts.say("game-title"))


def notice_letter(settings: NoticeSettings, to: str, user: str, match: str, said: str, lang: str) -> EmailMessage:
    """A notice by mail; its links lead to the match and to the end of notices, and sign nobody in."""
    assert settings.mail is not None
    ends = f"{settings.base}/unsubscribe/{unsubscribe_signer(settings.secret).dumps(user)}"
    link = f"{settings.base}/m/{match}"
    body = catalogue(lang).say("notice-body", said=said, link=link, unsubscribe=ends)
    return mail.letter(settings.mail, to, said, body, ends)


def link_letter(
    mail_settings: MailSettings, base: str, to: str, purpose: str, name: str, secret: str, lang: str
) -> EmailMessage:
    """A letter with a link that somebody has asked for."""
    texts = catalogue(lang)
    body = texts.say(f"notice-{purpose}-body", name=name, link=f"{base}/{purpose}/{secret}")
    return mail.letter(mail_settings, to, texts.say(f"notice-{purpose}-subject"), body)


def push_text(match: str, said: str) -> bytes:
    """What a browser shows."""
    return json.dumps({"title": "Wunderkammer", "body": said, "path": f"/m/{match}", "tag": match}).encode()
