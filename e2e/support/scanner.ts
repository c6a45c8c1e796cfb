import type { Page } from '@playwright/test';

/**
 * Types as a hand scanner on USB does, without pauses: keys that Playwright presses come too slowly
 * on a busy machine.
 */
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
