import type { Page } from '@playwright/test';

/**
 * What a screen reader says by itself from now on: words that come into a live region that was there before them and
 * is not folded away (only an alert is read when it appears with its words), and the name of what gets the focus. Words
 * that go and come again are heard again.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(`{
    const heard = (window.__heard = []);
    let last = '';
    const say = (words) => {
      const text = words.replaceAll('\\u200b', '').replace(/\\s+/g, ' ').trim();
      if (text !== '' && text !== last) heard.push(text);
      last = text;
    };
    const LIVE = '[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive]';
    new MutationObserver((records) => {
      const added = new Set(records.flatMap((record) => [...record.addedNodes]));
      const isNew = (node) => { for (let at = node; at; at = at.parentNode) if (added.has(at)) return true; return false; };
      const regions = new Set();
      for (const { target, addedNodes } of records) {
        const element = target.nodeType === 1 ? target : target.parentElement;
        const region = element?.closest(LIVE);
        if (region && !isNew(region)) regions.add(region);
        for (const node of addedNodes)
          if (node.nodeType === 1)
            for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
              if (alert.matches('[role=alert]')) regions.add(alert);
      }
      for (const region of regions) if (region.checkVisibility()) say(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    addEventListener('focusin', ({ target }) => {
      say(target.getAttribute('aria-label') ?? target.labels?.[0]?.textContent ?? target.textContent ?? '');
    });
  }`);
  return () => page.evaluate<string[]>('window.__heard');
}
