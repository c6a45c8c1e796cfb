import type { Page } from '@playwright/test';

/** As a hand scanner on USB types it: at once, which keys that are pressed from out here are not on a busy machine. */
export const typeAsScanner = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (keys) => {
      for (const key of keys)
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    },
    [...code, 'Enter'],
  );
