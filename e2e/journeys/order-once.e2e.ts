import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { call } from '../support/call.ts';
import { addRecipientByHand, arriveAtRecipients, arriveAtSender, message } from '../support/flow.ts';
import {
  arriveAtPayment,
  confirmContents,
  finishBook,
  finishFromRecipients,
  payOnSandbox,
  typeCustomer,
} from '../support/order.ts';
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

/** From the confirmation of a card that nobody changed to the page of its book. */
async function orderAgain(page: Page, book: string): Promise<void> {
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await page.waitForURL(`**${book}`);
}

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
  // Before the payment the page keeps the customer's data for the next order: that call is held up.
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

test('whoever goes back before paying finds the card, and unchanged it is the same book; the payment ends it', async ({
  page,
}) => {
  await arriveAtCustomer(page);
  const book = new URL(page.url()).pathname;
  const way = page.getByRole('navigation', { name: '作成の手順' });
  const send = page.getByRole('button', { name: '最終確認へ進む' });
  await expect(way.getByRole('link', { name: '宛先' })).toBeVisible();
  await page.goBack();
  const confirm = page.getByRole('heading', { name: '差出人、宛先の確認' });
  await expect(confirm, 'the page that led on').toBeVisible();
  await page.goto('/member/');
  const unfinished = page.getByRole('button', { name: /^つづきから作る：/ });
  await expect(unfinished).toHaveCount(1);
  await page.goBack();
  await expect(confirm).toBeVisible();
  await orderAgain(page, book);
  await typeCustomer(page);
  await send.click();
  await expect(payment(page)).toBeVisible();
  const toPay = page.url();
  await expect(way.getByRole('link', { name: '宛先' }), 'the steps lead back to the card').toBeVisible();
  await page.getByRole('link', { name: '作品を直す' }).click();
  await orderAgain(page, book);
  await page.goto('/member/');
  await expect(unfinished, 'what is ordered and not paid').toHaveCount(1);
  await page.goto(toPay);
  await payOnSandbox(page);
  await page.goto('/member/');
  await expect(page.getByText('作りかけのものはありません。', { exact: false })).toBeVisible();
});

test('a card that was finished when its tab was closed is gone on with where it is ordered', async ({
  page,
}) => {
  await arriveAtCustomer(page);
  const book = new URL(page.url()).pathname;
  const next = await page.context().newPage();
  await page.close();
  await next.goto('/');
  const bar = next.getByRole('region', { name: '作りかけのもの' });
  await expect(bar).toContainText('できあがっています。');
  await bar.getByRole('button', { name: 'つづきから作る' }).click();
  await expect(next.getByRole('heading', { name: 'ご注文', exact: true })).toBeVisible();
  expect(new URL(next.url()).pathname).toBe(book);
  // Another sender in this tab is another card: it is not the finished one.
  await next.getByRole('navigation', { name: '作成の手順' }).getByRole('link', { name: '差出人' }).click();
  await next.getByLabel('姓', { exact: true }).fill('鈴木');
  await next.goto('/member/');
  await expect(next.getByRole('button', { name: /^つづきから作る：/ })).toHaveCount(1);
  await expect(next.getByText('できあがっています。', { exact: false })).toHaveCount(0);
});

const send = (page: Page) => page.getByRole('button', { name: '最終確認へ進む' });

/** A card is ordered, and its payment is asked for. */
async function orderCard(page: Page): Promise<void> {
  await arriveAtCustomer(page);
  await typeCustomer(page);
  await send(page).click();
  await expect(payment(page)).toBeVisible();
}

/** Goes back to the sender by the steps above the page, and with another sender to the order. */
async function takeAnotherSender(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: '作成の手順' }).getByRole('link', { name: '差出人' }).click();
  await page.getByLabel('姓', { exact: true }).fill('鈴木');
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await finishFromRecipients(page);
}

test('a card that is mended before it is paid takes the place of its first order, and keeps where it goes', async ({
  page,
}) => {
  await orderCard(page);
  const before = page.url();
  await page.getByRole('link', { name: '作品を直す' }).click();
  await takeAnotherSender(page);
  await expect(message(page, '直す前のご注文は取り消しました。')).toBeVisible();
  await expect(page.getByLabel('お名前')).toHaveValue('髙橋 花子');
  await send(page).click();
  await expect(payment(page)).toBeVisible();
  expect(page.url()).not.toBe(before);
  expect(await orderCount(page)).toBe(1);
  await page.goto(before);
  await expect(page.getByRole('heading', { name: 'ご注文の内容' })).toBeVisible();
  await expect(message(page, '同じ作品の別のご注文'), 'leads to what is ordered in its place').toBeVisible();
});

test('a card that is mended in another tab keeps its recipients, and ends with its payment', async ({
  page,
}) => {
  await arriveAtRecipients(page);
  await addRecipientByHand(page, { last: '髙橋', first: '花子', zip: '1060032', rest: '1-2-3' });
  await finishFromRecipients(page);
  await typeCustomer(page);
  await send(page).click();
  await expect(payment(page)).toBeVisible();
  const next = await page.context().newPage();
  await next.goto(page.url());
  await page.close();
  await expect(payment(next)).toBeVisible();
  await expect(message(next, '変える前の作品です'), 'nobody has changed it').toHaveCount(0);
  await next.getByRole('link', { name: '作品を直す' }).click();
  await next.getByRole('navigation', { name: '作成の手順' }).getByRole('link', { name: '差出人' }).click();
  await expect(next.getByLabel('姓', { exact: true })).toHaveValue('山田');
  await next.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await expect(next.getByRole('button', { name: '宛先1を直す' })).toBeVisible();
  await finishFromRecipients(next);
  await next.getByRole('button', { name: '最終確認へ進む' }).click();
  await payOnSandbox(next);
  await next.goto('/member/');
  await expect(next.getByText('作りかけのものはありません。')).toBeVisible();
});

test('the second press of a double click falls on the payment, and pays nothing', async ({ page }) => {
  await arriveAtCustomer(page);
  await typeCustomer(page);
  await send(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  const pay = page.getByRole('button', { name: /円を支払う$/ });
  await pay.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(pay).not.toHaveAttribute('aria-busy', 'true');
  await expect(payment(page)).toBeVisible();
  await pay.click();
  await expect(page.getByRole('button', { name: '支払う', exact: true })).toBeVisible();
});

test('who comes back to the payment after changing the card is told which card it is for', async ({
  page,
}) => {
  await orderCard(page);
  const before = page.url();
  await page.getByRole('link', { name: '作品を直す' }).click();
  await page.getByRole('navigation', { name: '作成の手順' }).getByRole('link', { name: '差出人' }).click();
  await page.getByLabel('姓', { exact: true }).fill('鈴木');
  await page.goBack();
  await page.goBack();
  await expect(payment(page)).toBeVisible();
  expect(page.url()).toBe(before);
  await expect(message(page, '変える前の作品です')).toBeVisible();
  await page.getByRole('button', { name: /円を支払う$/ }).click();
  const question = page.getByRole('alertdialog', { name: '変える前の作品のお支払いです' });
  await expectAccessible(page, 'the question about a card that was changed since');
  await question.getByRole('button', { name: 'もどる' }).click();
  await page.getByRole('link', { name: 'このご注文をやめて、変えたあとの作品を注文する' }).click();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(message(page, '直す前のご注文は取り消しました。')).toBeVisible();
});

test('who comes back to the order page after changing the card is told, and led to the new one', async ({
  page,
}) => {
  await arriveAtCustomer(page);
  const book = page.url();
  await page.goBack();
  await page.getByRole('navigation', { name: '作成の手順' }).getByRole('link', { name: '差出人' }).click();
  await page.getByLabel('姓', { exact: true }).fill('鈴木');
  await page.goto(book);
  await expect(message(page, '変える前の作品です')).toBeVisible();
  await expectAccessible(page, 'the order page of a card that has changed');
  await page.getByRole('link', { name: '変えたあとの作品を注文する' }).click();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(page).not.toHaveURL(book);
  await expect(page.getByRole('button', { name: '最終確認へ進む' })).toBeVisible();
  await expect(message(page, '変える前の作品です')).toHaveCount(0);
});

test('what another device changes while the payment is open is told when it is pressed', async ({ page }) => {
  await orderCard(page);
  const listed = await page.request.get('/api/draft/list');
  const [{ code }] = (await listed.json()).drafts;
  const { draft } = await (await page.request.get(`/api/draft/content/${code}`)).json();
  const base = { code, product_code: draft.product_code, base_revision: draft.revision };
  const changes = [{ field: 'text.BOOK_TITLE', value: 'ほかの端末から' }];
  await call(page, '/api/draft/save', { ...base, changes });
  await page.getByRole('button', { name: /円を支払う$/ }).click();
  const question = page.getByRole('alertdialog', { name: '変える前の作品のお支払いです' });
  await question.getByRole('button', { name: 'もどる' }).click();
  await expect(message(page, '変える前の作品です')).toBeVisible();
});

test('who pays for the card as it was has two orders once the changed one is ordered, too', async ({
  page,
}) => {
  await orderCard(page);
  await page.getByRole('link', { name: '作品を直す' }).click();
  await page.getByRole('navigation', { name: '作成の手順' }).getByRole('link', { name: '差出人' }).click();
  await page.getByLabel('姓', { exact: true }).fill('鈴木');
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: /円を支払う$/ }).click();
  await page.getByRole('button', { name: '変える前の作品で進む' }).click();
  await expect(page.getByRole('button', { name: '支払う', exact: true })).toBeVisible();
  await page.goBack();
  await expect(payment(page)).toBeVisible();
  await page.getByRole('navigation', { name: '作成の手順' }).getByRole('link', { name: '確認' }).click();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ご注文', exact: true })).toBeVisible();
  await expect(message(page, '直す前のご注文は取り消しました。')).toHaveCount(0);
  await expect(message(page, '同じ作品の別のご注文'), 'the card as it was').toBeVisible();
  expect(await orderCount(page)).toBe(1);
});

test('of a card that is changed after a number for a till was issued each page says which contents it pays for', async ({
  page,
}) => {
  await orderCard(page);
  const first = page.url();
  await page.getByRole('radio', { name: /コンビニ払い/ }).check();
  await page.getByRole('button', { name: '支払番号を発行する' }).click();
  await expect(page.getByRole('button', { name: '支払う', exact: true })).toBeVisible();
  await page.goto(first);
  await expect(page.getByText('作品を直すと別のご注文になり', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: '作品を直す' }).click();
  await page.getByRole('navigation', { name: '作成の手順' }).getByRole('link', { name: '差出人' }).click();
  await page.getByLabel('姓', { exact: true }).fill('鈴木');
  await page.goBack();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(message(page, 'その支払番号でお支払いになると')).toBeVisible();
  await send(page).click();
  await expect(payment(page)).toBeVisible();
  const second = page.url();

  await page.goto(first);
  await expect(message(page, '変える前の作品です')).toBeVisible();
  await expect(page.getByRole('link', { name: /変えたあとの作品を注文する$/ })).toHaveCount(0);
  await page.getByRole('link', { name: '別のご注文を見る', exact: false }).click();
  await expect(page.getByRole('heading', { name: 'ご注文の内容' })).toBeVisible();
  await expect(message(page, 'その支払番号でお支払いになると'), 'of the first').toBeVisible();

  await page.goto(first);
  await page.getByRole('button', { name: '支払番号を発行する' }).click();
  await page.getByRole('button', { name: '変える前の作品で進む' }).click();
  const question = page.getByRole('alertdialog', { name: '支払番号は発行済みかもしれません' });
  const pay = page.getByRole('button', { name: '支払う', exact: true });
  await expect(question.or(pay)).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: '新しく手続きする' }).click();
  await pay.click();
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();
  await page.goto(second);
  await expect(message(page, '内容の違うご注文')).toBeVisible();
});

test('a second set of a card is an order of its own, and the payment of the first leaves it as it is', async ({
  page,
}) => {
  await orderCard(page);
  const first = page.url();
  await takeAnotherSender(page);
  await send(page).click();
  await expect(payment(page)).toBeVisible();
  expect(await orderCount(page)).toBe(2);
  const other = page.getByText('同じ作品の別のご注文', { exact: false });
  await expect(other).toBeVisible();
  const second = page.url();
  await page.goto(first);
  await payOnSandbox(page);
  await page.goto('/member/');
  await expect(page.getByRole('button', { name: /^つづきから作る：/ })).toHaveCount(1);
  await page.goto(second);
  await expect(payment(page)).toBeVisible();
  await expect(other).toHaveCount(0);
  await payOnSandbox(page);
  await page.goto('/member/');
  await expect(page.getByText('作りかけのものはありません。', { exact: false })).toBeVisible();
});

test('an order whose answer is lost is one order, without a customer page too', async ({ page }) => {
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

test('while the result of a payment is unknown the page warns of paying again, then tells it', async ({
  page,
}) => {
  await arriveAtPayment(page);
  await page.getByRole('button', { name: /円を支払う$/ }).click();
  const pay = page.getByRole('button', { name: '支払う', exact: true });
  await expect(pay).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await pay.click();
  const unasked = page.getByText('お支払いの結果をまだ確認できていません', { exact: false });
  await expect(unasked).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('もう一度お支払いにならず', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ご注文の一覧を見る' })).toHaveAttribute(
    'href',
    '/member/orders',
  );
  await expect(page.getByText('エラーが発生しました')).toHaveCount(0);
  await expectAccessible(page, 'a payment whose result could not be asked');
  await page.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();
  expect(await orderCount(page)).toBe(1);
});
