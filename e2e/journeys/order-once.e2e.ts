import type { Page } from '@playwright/test';
import { call } from '../support/call.ts';
import { arriveAtSender } from '../support/flow.ts';
import { confirmContents, finishBook, typeCustomer } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

test.use({ breaksNetwork: true });

const CREATE = '**/api/order/create';

async function arriveAtCustomer(page: Page): Promise<void> {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await finishBook(page);
}

/** The shop takes orders, and no answer comes back. */
const loseAnswers = (page: Page): Promise<unknown> =>
  page.route(CREATE, async (route) => {
    await route.fetch();
    await route.abort();
  });

const payment = (page: Page) => page.getByRole('heading', { name: 'お支払い', exact: true });

/** How many orders the member has. */
async function orderCount(page: Page): Promise<number> {
  const { orders } = await (await page.request.get('/api/order/list')).json();
  return orders.length;
}

test('an order whose answer is lost is one order, though the page is loaded again before it is sent once more', async ({
  page,
}) => {
  await arriveAtCustomer(page);
  await typeCustomer(page);
  await loseAnswers(page);
  const send = page.getByRole('button', { name: '最終確認へ進む' });
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('もう一度');
  await page.unroute(CREATE);
  await page.reload();
  await send.click();
  await expect(payment(page)).toBeVisible();
  expect(await orderCount(page)).toBe(1);
});

test('an order is one order though the page is loaded again on the way from its answer to the payment', async ({
  page,
}) => {
  await arriveAtCustomer(page);
  await typeCustomer(page);
  // What is kept for the next order lies on that way.
  const PROFILE = '**/api/order_profile/create';
  await page.route(PROFILE, () => {});
  const send = page.getByRole('button', { name: '最終確認へ進む' });
  const kept = page.waitForRequest(PROFILE);
  await send.click();
  await kept;
  await page.unroute(PROFILE);
  await page.reload();
  await send.click();
  await expect(payment(page)).toBeVisible();
  expect(await orderCount(page)).toBe(1);
});

test('whoever goes back before the order finds the card, and unchanged it is the same book; the order ends it', async ({
  page,
}) => {
  await arriveAtCustomer(page);
  const book = new URL(page.url()).pathname;
  const way = page.getByRole('navigation', { name: '作成の手順' });
  await expect(way.getByRole('link', { name: '宛先' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '宛先選択' })).toBeVisible();
  await page.goto('/member/');
  await expect(page.getByRole('button', { name: /^つづきから作る：/ })).toHaveCount(1);
  await page.goBack();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await page.waitForURL(`**${book}`);
  await typeCustomer(page);
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(payment(page)).toBeVisible();
  await expect(way.getByRole('listitem').first()).toBeVisible();
  await expect(way.getByRole('link'), 'no step leads back into what has ended').toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'ご注文', exact: true })).toBeVisible();
  await expect(way.getByRole('link')).toHaveCount(0);
  await page.goto('/member/');
  await expect(page.getByText('作りかけのものはありません。', { exact: false })).toBeVisible();
});

test('so is one that is ordered without asking, of a product without a page for it', async ({ page }) => {
  await page.route('**/api/product/list', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    for (const { order } of list.products) order.hasInputCustomerPage = false;
    await route.fulfill({ response, json: list });
  });
  await arriveAtCustomer(page);
  const profile = {
    ...{ name: '髙橋 花子', kana: 'タカハシ ハナコ', zip: '1060032', state: '東京都', birthday: '' },
    ...{ address1: '港区六本木1-2-3', address2: '', tel: '03-1234-5678', email: 'hanako@example.jp' },
  };
  await call(page, '/api/order_profile/create', profile);
  await loseAnswers(page);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/order/create'));
  await page.reload();
  await lost;
  await page.unroute(CREATE);
  await page.reload();
  await expect(payment(page)).toBeVisible();
  expect(await orderCount(page)).toBe(1);
});
