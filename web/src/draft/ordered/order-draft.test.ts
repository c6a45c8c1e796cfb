import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as never;
};

/** The module after a reload of the page: memory is empty, session storage is kept. */
async function loadedPage() {
  vi.resetModules();
  return import('./order-draft.ts');
}

beforeEach(() => void vi.stubGlobal('sessionStorage', storage()));
afterEach(() => void vi.unstubAllGlobals());

const order = { bookCode: 'b1', name: '髙橋 花子' };

test('the same order has one idempotency key, also after a reload before it was answered', async () => {
  const key = (await loadedPage()).orderKeyOf(order);
  expect((await loadedPage()).orderKeyOf(order)).toBe(key);
});

test('a changed order gets another key, and so does an equal one after the first was answered', async () => {
  const page = await loadedPage();
  const key = page.orderKeyOf(order);
  expect(page.orderKeyOf({ ...order, name: '髙橋 太郎' })).not.toBe(key);
  const again = page.orderKeyOf(order);
  page.forgetOrderKey();
  expect(page.orderKeyOf(order)).not.toBe(again);
});

test('after sign-out nothing of an order is left in session storage', async () => {
  const page = await loadedPage();
  page.keepOrderDraft('/order', order);
  page.orderKeyOf(order);
  page.clearOrderDraft();
  expect(['order-form', 'order-sent'].map((key) => sessionStorage.getItem(key))).toEqual([null, null]);
});

test('without session storage an order keeps its key until the page is reloaded', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const page = await loadedPage();
  expect(page.orderKeyOf(order)).toBe(page.orderKeyOf(order));
});
