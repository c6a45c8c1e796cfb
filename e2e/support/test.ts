import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { journeysAheadMs, shiftOf } from './day.ts';
import { type Shop, startShop } from './shop.ts';

/** The browser's own words for an answer that the page expects. */
const REFUSAL = /the server responded with a status of 4\d\d/;
const BROKEN_NETWORK = /net::ERR_/;

function failOnConsoleErrors(page: Page, expected: readonly RegExp[], problems: string[]): void {
  page.on('console', (message) => {
    const text = `${message.text()} ${new URL(message.location().url, 'http://unknown').pathname}`;
    if (message.type() === 'error' && !expected.some((pattern) => pattern.test(text))) problems.push(text);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
}

type Fixtures = { breaksNetwork: boolean; quietConsole: undefined };

/** Every journey runs against one real shop per worker; an error in the browser's console fails it. */
export const test = base.extend<Fixtures, { shopOf: string; shop: Shop }>({
  /** A journey that looks at all orders of a shop names one of its own, without others' orders. */
  shopOf: ['everybody', { option: true, scope: 'worker' }],
  /** A journey that cuts the network, or stops the shop, hears the browser complain of it. */
  breaksNetwork: [false, { option: true }],
  shop: [
    // Requesting the worker option `shopOf` gives each of its values a worker, and so a shop, of its own.
    async ({ shopOf: _ }, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  quietConsole: [
    async ({ browser, breaksNetwork }, use) => {
      const problems: string[] = [];
      const expected = breaksNetwork ? [REFUSAL, BROKEN_NETWORK] : [REFUSAL];
      const watch = async (context: BrowserContext) => {
        context.on('page', (page) => failOnConsoleErrors(page, expected, problems));
        await context.addInitScript(shiftOf(journeysAheadMs()));
      };
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      expect(problems, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
