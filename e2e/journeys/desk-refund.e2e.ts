import type { Page } from '@playwright/test';
import { albumPhotos } from '../support/album.ts';
import { expectAccessible } from '../support/axe.ts';
import { call } from '../support/call.ts';
import { acceptCrop, dialog, dismissFirstWarning, openFirstKind, pickPhoto } from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { arriveAtPayment, payOnSandbox, typeCustomer } from '../support/order.ts';
import { untilPressed } from '../support/press-file.ts';
import { reloadUntil } from '../support/reload-until.ts';
import { expect, test } from '../support/test.ts';

const DESK_WIDTHS = [820, 1280] as const;

/** From the root to the customer's page, with one month of one photo. */
async function makeMonth(page: Page): Promise<void> {
  await becomeMember(page);
  await page.goto('/jp/apps/monthly/');
  await page.getByRole('main').getByRole('link', { name: 'デザインを選ぶ' }).click();
  await openFirstKind(page);
  await page
    .getByRole('navigation', { name: 'はじまりの月と曜日' })
    .getByRole('link', { name: '2027年2月' })
    .click();
  await page.locator('a[href*="preview?"]').first().click();
  await dismissFirstWarning(page);
  await pickPhoto(page, await albumPhotos(1));
  await acceptCrop(page);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByRole('button', { name: '問題ありません' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ご注文', exact: true })).toBeVisible();
}

/** Ten to oneself and ten to a friend of the address book, paid; the order's number. */
async function orderForTwoPlaces(page: Page): Promise<string> {
  await makeMonth(page);
  const friend = { zip: '1060032', state: '東京都', address1: '港区六本木1-2-3', address2: '' };
  const named = { name_last: '佐藤', name_first: '一郎', honorific: '様', joint_names: [], birthday: '' };
  await call(page, '/api/contact/create', { ...friend, ...named });
  await page.reload();
  await typeCustomer(page);
  await page.getByRole('button', { name: '連絡帳から選択' }).click();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page)
    .getByRole('button', { name: /件選択/ })
    .click();
  await expect(page.getByText('2か所（20か所まで）', { exact: false })).toBeVisible();
  for (const quantity of await page.getByLabel('数量').all()) await quantity.selectOption('10');
  await page.getByRole('textbox', { name: '電話番号' }).last().fill('03-1234-5678');
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  await payOnSandbox(page);
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await expect(page).toHaveURL(/\/member\/orders\/./);
  await expect(page.getByText('印刷の準備中')).toBeVisible();
  return /F\d{6}-[0-9A-Z]{5}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
}

test('a large refund is granted by one and sent by another; its return invoice says so to the desk and the customer', async ({
  page,
  shop,
}) => {
  const number = await orderForTwoPlaces(page);
  const ownPage = page.url();

  await page.goto(await shop.deskLink('manager'));
  await page.goto(`/desk/orders/${number}`);
  await expect(page.getByRole('heading', { name: '届け先2（10部）' })).toBeVisible();
  await expect(page.getByText('（）'), 'a friend whose reading nobody knows').toHaveCount(0);
  const printing = page.getByRole('button', { name: '印刷を始める' });
  await untilPressed(page);
  await printing.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '印刷を始める' }).click();
  await page.getByRole('button', { name: '返金を認める' }).click();
  await page.getByLabel('金額（円）').fill('９，９００円');
  await page.getByLabel('理由').fill('断裁のずれ');
  await page.getByRole('dialog').getByRole('button', { name: '返金を認める' }).click();
  await expect(page.getByRole('button', { name: '返金を送る（9,900円）' })).toBeVisible();
  await page.getByRole('button', { name: '返金を認める' }).click();
  await page.getByLabel('金額（円）').fill('100');
  await page.getByLabel('理由').fill('お詫び');
  await page.getByRole('dialog').getByRole('button', { name: '返金を認める' }).click();
  await expect(page.getByText('認めた人とは別の担当', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^返金を送る/ }), 'in small parts neither').toHaveCount(0);
  await expectAccessible(page, 'a refund that another sends', DESK_WIDTHS);

  await page.goto(await shop.deskLink('owner'));
  await page.goto(`/desk/orders/${number}`);
  for (const amount of ['9,900円', '100円']) {
    await page.getByRole('button', { name: `返金を送る（${amount}）` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '返金を送る' }).click();
    await expect(page.getByRole('button', { name: `返金を送る（${amount}）` })).toHaveCount(0);
  }
  const note = page.getByRole('link', { name: '適格返還請求書' });
  await reloadUntil(page, note);
  await note.click();
  const paper = page.getByRole('article');
  await expect(paper).toContainText('10,000円');
  await expect(paper.getByText('お返し　10%対象（税込）')).toBeVisible();
  // 10,000 × 10 / 110, rounded down.
  await expect(paper.getByText('909円')).toBeVisible();
  await expect(paper.getByText(/登録番号 T\d{13}/)).toBeVisible();
  await expect(paper.getByText('入金日')).toBeVisible();
  await expect(paper.getByText(number)).toBeVisible();
  await expectAccessible(page, 'the return invoice at the desk', DESK_WIDTHS);
  const atTheDesk = await paper.innerText();

  await page.goto(`/desk/audit?object=${number}`);
  await expect(page.getByRole('cell', { name: '返金を認めた' })).toHaveCount(2);
  await expect(page.getByRole('cell', { name: '返金を送った' })).toHaveCount(2);
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: '返金を認めた' }).first()).toContainText('sandbox-manager');
  await expect(rows.filter({ hasText: '返金を送った' }).first()).toContainText('sandbox-owner');

  await page.goto(ownPage);
  await page.getByRole('link', { name: '適格返還請求書' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await page.getByRole('article').innerText(), 'the same paper').toBe(atTheDesk);
});

test('a refund that the provider could not do is noted as given back by hand, and its customer told so', async ({
  page,
  shop,
}) => {
  await arriveAtPayment(page);
  await page.getByRole('radio', { name: /コンビニ払い/ }).check();
  await page.getByRole('button', { name: '支払番号を発行する' }).click();
  await page.getByRole('button', { name: '支払う', exact: true }).waitFor();
  const till = page.url();
  await page.getByRole('button', { name: '支払う', exact: true }).click();
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  await dialog(page).getByRole('button', { name: 'キャンセルする' }).click();
  await reloadUntil(page, page.getByText('返金先の口座のご登録をお待ちしています', { exact: false }));
  const ownPage = page.url();
  await page.goto(till);
  await page.getByRole('button', { name: '返金できなかったことにする' }).click();
  await page.goto(ownPage);
  await expect(page.getByText('返金が、まだ終わっていません', { exact: false })).toBeVisible();
  const number = /F\d{6}-[0-9A-Z]{5}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';

  await page.goto(await shop.deskLink('manager'));
  await page.goto('/desk/');
  const failures = page.getByRole('row').filter({ hasText: number });
  await expect(failures).toContainText('失敗（確かめて手作業で返す）');
  await failures.getByRole('link').click();
  await page.getByRole('button', { name: /^手作業で返したと記録する/ }).click();
  await expectAccessible(page, 'a refund by hand', DESK_WIDTHS);
  await page.getByLabel('返した日と方法').fill('今日、銀行振込');
  await page.getByRole('dialog').getByRole('button', { name: '手作業で返したと記録する' }).click();
  await expect(page.getByText('返金済み（手作業・sandbox-manager）')).toBeVisible();
  await expect(page.getByRole('button', { name: /^手作業で返したと記録する/ })).toHaveCount(0);

  await page.goto(ownPage);
  await expect(page.getByText('当店から直接お返ししました', { exact: false })).toBeVisible();
  await expect(page.getByText('ご登録の口座', { exact: false })).toHaveCount(0);
});
