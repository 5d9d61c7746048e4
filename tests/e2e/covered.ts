import type { Page } from '@playwright/test';

/** Text that the chat's tab would cover during a scroll. */
export function coveredByChat(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chat = document.querySelector('.chat-link');
    const tab = chat?.getBoundingClientRect();
    if (!chat || !tab || getComputedStyle(chat).position !== 'fixed') return [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || parent?.closest('.chat-link, .particles, .skip-link, dialog'))
        continue;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const beside = Array.from(range.getClientRects()).some(
        ({ left, right, width }) => width > 1 && left < tab.right && right > tab.left,
      );
      if (beside) covered.push(text.textContent.trim());
    }
    return covered;
  });
}

/** Marks and notes on the drawn page that touch text. */
export function touchesOnManuscript(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxesOf = (css: string) =>
      Array.from(document.querySelectorAll(css)).flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Array.from(range.getClientRects(), (box) => ({ box, text: element.textContent ?? '' }));
      });
    const words = boxesOf('#hero :is(.manuscript-meta, .manuscript-heading, .manuscript-text)');
    const notes = [
      ...boxesOf('#hero .manuscript-note'),
      ...Array.from(document.querySelectorAll('#hero .manuscript-verdict .pen-mark'), (mark) => ({
        box: mark.getBoundingClientRect(),
        text: 'the circle',
      })),
    ];
    const touch = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return notes.flatMap((note) =>
      words.filter(({ box }) => touch(box, note.box)).map(({ text }) => `${note.text} on ${text}`),
    );
  });
}
