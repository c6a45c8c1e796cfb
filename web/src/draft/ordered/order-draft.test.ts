import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as never;
};

/** The module as a page has it that was loaded again; what the tab keeps stays. */
async function loadedPage() {
  vi.resetModules();
  return import('./order-draft.ts');
}

beforeEach(() => void vi.stubGlobal('sessionStorage', storage()));
afterEach(() => void vi.unstubAllGlobals());

const order = { bookCode: 'b1', name: '髙橋 花子' };

test('the same order has one key, though the page was loaded again before it was answered', async () => {
  const key = (await loadedPage()).orderKeyOf(order);
  expect((await loadedPage()).orderKeyOf(order)).toBe(key);
});

test('other words are another order, and so are the same ones once they were answered', async () => {
  const page = await loadedPage();
  const key = page.orderKeyOf(order);
  expect(page.orderKeyOf({ ...order, name: '髙橋 太郎' })).not.toBe(key);
  const again = page.orderKeyOf(order);
  page.forgetOrderKey();
  expect(page.orderKeyOf(order)).not.toBe(again);
});

test('nobody finds what somebody ordered before they signed out', async () => {
  const page = await loadedPage();
  page.keepOrderDraft('/order', order);
  page.orderKeyOf(order);
  page.clearOrderDraft();
  expect(['order-form', 'order-sent'].map((key) => sessionStorage.getItem(key))).toEqual([null, null]);
});

test('a browser that keeps nothing still names an order once a page', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const page = await loadedPage();
  expect(page.orderKeyOf(order)).toBe(page.orderKeyOf(order));
});
