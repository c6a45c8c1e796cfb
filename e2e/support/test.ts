import { test as base, expect, type Page } from '@playwright/test';
import { type Shop, startShop } from './shop.ts';

/**
 * Console errors that are no fault of ours: the browser's own words for an answer that the page expects, for a network
 * or a server that a journey breaks, and for a design that a busy machine is still drawing.
 */
const EXPECTED_CONSOLE = [
  /the server responded with a status of 4\d\d/,
  /net::ERR_(CONNECTION_RESET|CONNECTION_REFUSED|INTERNET_DISCONNECTED|CONTENT_LENGTH_MISMATCH)/,
  /the server responded with a status of 503 .* \/material\//,
];

function failOnConsoleErrors(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    const text = `${message.text()} ${new URL(message.location().url, 'http://unknown').pathname}`;
    if (message.type() === 'error' && !EXPECTED_CONSOLE.some((pattern) => pattern.test(text)))
      problems.push(text);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
}

/** Every journey runs against one real shop per worker; an error in the browser's console fails it. */
export const test = base.extend<{ quietConsole: undefined }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  quietConsole: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('page', (page) => failOnConsoleErrors(page, problems));
      await use(undefined);
      expect(problems, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
