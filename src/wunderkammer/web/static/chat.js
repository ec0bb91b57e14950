// While the chat is closed, what opens it tells how much was said there meanwhile.
"use strict";
{
  const chat = $(".chat"), badge = $("#unread");
  let read = +$("#chat-lines").dataset.lines;
  const count = () => {
    const lines = +$("#chat-lines").dataset.lines;
    if (chat.open) read = lines;
    const text = lines > read ? badge.dataset.words.replace("#", lines - read) : "";
    if (text && badge.textContent !== text) $("#said").textContent = `${badge.previousSibling.data}: ${text}`;
    badge.textContent = text;
  };
  new MutationObserver(count).observe(chat, { subtree: true, attributeFilter: ["open", "data-lines"] });
}
