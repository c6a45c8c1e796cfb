import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectReadableEnlarged } from '../support/enlarged.ts';
import { arriveAtSender, chooseDesign, dialog, dismissFirstWarning, message } from '../support/flow.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { arriveAtPayment, finishBook, sendCardsToTwentyPlaces, typeCustomer } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { readPressFile } from '../support/press-file.ts';
import { reloadUntil } from '../support/reload-until.ts';
import { expect, test } from '../support/test.ts';

const pay = (page: Page): Promise<void> => page.getByRole('button', { name: /円を支払う$/ }).click();

test('a declined card can be tried again; the paid order has a receipt, and is refunded when cancelled', async ({
  page,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await finishBook(page);
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByText('電話番号を入力してください。')).toBeVisible();
  await typeCustomer(page);
  const form = page.url();
  await page.getByLabel('数量').selectOption('2');
  await page.getByRole('radio', { name: /ネコポス/ }).check();
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  await expect(page.getByText('1,190円').first()).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto(form);
  await expect(otherTab.getByLabel('フリガナ')).not.toBeEmpty();

  await pay(page);
  await page.getByRole('button', { name: '承認されなかったことにする' }).click();
  const failed = page.getByText('お支払いが完了しませんでした。', { exact: false });
  await expect(failed).toBeVisible();
  await page.goto(page.url().replace('/payment?', '/complete?'));
  await expect(failed).toBeVisible();
  const way = page.getByRole('navigation', { name: '作成の手順' });
  await expect(way.getByRole('listitem').last(), 'which is not behind').toHaveText('注文');
  await page.getByRole('link', { name: 'お支払いに進む' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  await pay(page);
  await page.getByLabel('通知のタイミング').selectOption('after');
  await page.getByRole('button', { name: '支払う', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('年賀状 2027：');
  const complete = page.url();
  await expect(way.getByRole('listitem').last()).toHaveText('注文（済み）');
  await expect(way.getByRole('link'), 'nothing leads back into an order that is made').toHaveCount(0);
  await expect(page.getByRole('main').locator('a, button').first()).toHaveText('ご注文の内容を見る');

  await otherTab.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(message(otherTab, 'すでにご注文いただいています')).toBeVisible();
  await otherTab.close();
  await page.goto(form);
  await expect(message(page, 'すでにご注文いただいています')).toBeVisible();
  await expect(page.getByRole('button', { name: '最終確認へ進む' })).toHaveCount(0);
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await expect(page.getByText('印刷の準備中')).toBeVisible();
  await page.getByRole('link', { name: '領収書' }).click();
  await expect(page.getByRole('article').getByText('髙橋 花子 様')).toBeVisible();
  const paper = await readPressFile(await page.pdf({ format: 'A4' }));
  expect(paper.pageCount, 'a receipt is one page').toBe(1);
  expect(paper.texts[0]).toContain('髙橋花子様');
  expect(paper.texts[0], 'and nothing beside it is printed').not.toMatch(/連絡帳|よくあるご質問|印刷する/);
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  await dialog(page).getByRole('button', { name: 'キャンセルする' }).click();
  await expect(page.getByText('返金の手続き中').or(page.getByText('返金済み')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ご注文の内容' })).toBeFocused();
  await page.goto(complete);
  await expect(page.getByText('このご注文はキャンセルされています。')).toBeVisible();
  await expect(page.getByRole('link', { name: 'お支払いに進む' }), 'which would never pay').toHaveCount(0);
});

test('an address that a zip has filled in is asked about once, and then it is the customer’s', async ({
  page,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await finishBook(page);
  await typeCustomer(page);
  await page.getByRole('radio', { name: '別の住所へ届ける' }).check();
  const friend = page.getByRole('group', { name: 'お届け先' });
  await friend.getByLabel('お名前').fill('東恩納 美咲');
  await friend.getByLabel('郵便番号', { exact: true }).fill('5300001');
  await expect(friend.getByLabel('住所1')).toHaveValue('大阪市北区梅田');
  await friend.getByLabel('電話番号').fill('06-1234-5678');
  const proceed = page.getByRole('button', { name: '最終確認へ進む' });
  await proceed.click();
  await expect(dialog(page)).toContainText('お届け先：番地がありません。');
  await expectAccessible(page, 'the question about an address');
  await dialog(page).getByRole('button', { name: '入力にもどる' }).click();
  const street = friend.getByLabel('住所1');
  await expect(street).toBeFocused();
  await expect(street).toHaveAccessibleDescription(/番地がありません。/);
  await expectAccessible(page, 'an address that is looked at');
  await proceed.click();
  await dialog(page).getByRole('button', { name: 'この住所で進む' }).click();
  const payment = page.getByRole('heading', { name: 'お支払い', exact: true });
  await expect(payment).toBeVisible();
  // Not asked again in the page that was loaded anew: the question was answered for this address.
  await page.goBack();
  await page.reload();
  await expect(street).toHaveValue('大阪市北区梅田');
  await proceed.click();
  await expect(payment).toBeVisible();
});

test('who comes back without paying adds an option and pays the new total', async ({ page }) => {
  await arriveAtPayment(page);
  await pay(page);
  await page.getByRole('button', { name: '支払わずに戻る' }).click();
  await expect(page.getByText('お支払いが完了しませんでした。', { exact: false })).toBeVisible();
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/order/option/set', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('はがきケース').selectOption('1');
  const payment = page.getByRole('button', { name: /を支払う$/ });
  await expect(payment, 'no payment begins before the option is there').toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByText('620円').first()).toBeVisible();
  await page.getByRole('link', { name: 'お届け先を変える' }).click();
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByLabel('はがきケース'), 'a way back loses no option').toHaveValue('1');
  await expect(page.getByText('620円').first()).toBeVisible();
  await pay(page);
  const secure = page.getByRole('button', { name: '本人認証（3-Dセキュア）へ進む' });
  await expect(secure).toBeVisible();
  await expect(page.getByText('620円')).toBeVisible();
  await secure.click();
  await watchShifts(page);
  await page.getByRole('button', { name: '認証して支払う' }).click();
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();
  expect(await shiftsOf(page), 'the page after the payment moves while it loads').toEqual([]);

  const again = page.getByRole('region', { name: '同じ写真で、もうひとつ作る' });
  await again.getByRole('button', { name: 'ポストカード', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'デザイン選択' })).toBeVisible();
  await chooseDesign(page);
  await dismissFirstWarning(page);
  await expect(page.getByRole('button', { name: '宛名面の入力へ進む' })).toBeVisible();
  expect(await draftPhotoWidths(page), 'as it was chosen, not as the press cropped it').toEqual([2400]);
});

test('a refund of what was paid at a till asks for an account, and keeps its member until then', async ({
  page,
}) => {
  await arriveAtPayment(page);
  await page.getByRole('radio', { name: /コンビニ払い/ }).check();
  await page.getByRole('button', { name: '支払番号を発行する' }).click();
  await page.getByRole('button', { name: '支払う', exact: true }).click();
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  await expect(dialog(page)).toContainText('返金先の口座をご登録ください');
  await expectReadableEnlarged(page, 'the question before a cancellation');
  await dialog(page).getByRole('button', { name: 'キャンセルする' }).click();
  await reloadUntil(page, page.getByText('返金先の口座のご登録をお待ちしています', { exact: false }));
  await expect(page.getByText('カードの明細')).toHaveCount(0);
  await expectReadableEnlarged(page, 'an order whose refund waits for an account');
  await page.goto('/member/');
  await page.getByRole('button', { name: '退会する' }).click();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: '退会する' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('返金の終わっていないご注文があります');
  await expect(dialog(page)).not.toContainText('お届け');
});

/** Widths of the photos that the device keeps for its drafts, px. */
const draftPhotoWidths = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await settled(indexedDB.open('fumi'));
    const drafts = database.transaction('draft').objectStore('draft');
    const kept = await settled(drafts.getAll());
    return kept.flatMap(({ photos = [] }) =>
      photos.map((photo: { size: { width: number } }) => photo.size.width),
    );
  });

test('a campaign’s code orders the prepared card once, at the campaign’s price', async ({ page, shop }) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await finishBook(page);
  const bookCode = /T0021\/([^/]+)\/customer/.exec(page.url())?.[1] ?? '';
  const terms = ['--price', '300', '--delivery', '7', '--from', '2020-01-01', '--to', '2999-12-31'];
  const goods = ['--title', '町内会の年賀', '--product', 'T0021', '--book', bookCode];
  // An open order page would look for its press file while the shop is closed.
  await page.goto('about:blank');
  await shop.command('campaigns', 'add', 'chonaikai', ...goods, ...terms);
  const ticket = (await shop.command('campaigns', 'tickets', 'chonaikai', '1')).trim();

  await page.goto('/jp/apps/order/minchu/T0021/');
  await page.getByLabel('キャンペーンコード').fill('nobody gave this out');
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(page.getByRole('alert')).toContainText('このコードは見つかりませんでした。');
  await expectAccessible(page, 'a wrong code');
  await page.getByRole('link', { name: '別のコードを入力する' }).click();
  await page.getByLabel('キャンペーンコード').fill(ticket.toLowerCase().replace(/(.{4})/g, '$1 '));
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(page.getByText('町内会の年賀')).toBeVisible();
  await typeCustomer(page);
  await page.reload();
  await expect(page.getByLabel('お名前')).toHaveValue('髙橋 花子');
  await expectAccessible(page, 'the order of a campaign');
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  await expect(page.getByText('300円').first()).toBeVisible();
  expect(page.url()).not.toContain(ticket);
  await pay(page);
  await page.getByRole('button', { name: '支払う', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();

  await page.goto(`/jp/apps/order/minchu/T0021/${ticket}/customer`);
  await expect(message(page, 'すでにご注文いただいています')).toBeVisible();
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await expect(page.getByRole('list', { name: 'ご注文の進みぐあい' })).toContainText('お支払いの確認');
  await expectAccessible(page, 'the order of a campaign, paid');
});

test('several destinations are added, changed and taken away, and survive a reload', async ({ page }) => {
  await sendCardsToTwentyPlaces(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await finishBook(page);
  await typeCustomer(page);
  await page.getByRole('button', { name: 'お届け先を入力' }).click();
  const island = page.getByRole('group', { name: 'お届け先 2' });
  await expect(island.getByLabel('お名前')).toBeFocused();
  await island.getByLabel('お名前').fill('東恩納 美咲');
  await island.getByLabel('郵便番号', { exact: true }).fill('9070000');
  await expect(island.getByLabel('都道府県')).toHaveValue('沖縄県');
  await expect(message(page, '船便や航空便でのお届けのため')).toBeVisible();
  await page.getByLabel('お届け先2（東恩納 美咲）：数量').selectOption('3');
  const close = 'お届け先2（東恩納 美咲）：入力を閉じる';
  await expect(page.getByRole('button', { name: close })).toBeVisible();
  await expect(page.getByText('2か所（20か所まで）、あわせて4部（120枚）')).toBeVisible();
  await expect(page.getByText('2,000円').first()).toBeVisible();
  await expectAccessible(page, 'two destinations, one of them open');

  await page.reload();
  await expect(page.getByText('2か所（20か所まで）、あわせて4部（120枚）')).toBeVisible();
  const answerZips = await holdRequests(page, '**/api/delivery/zipinfo*');
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByRole('listitem', { name: '東恩納 美咲' })).toContainText('入力内容をご確認ください');
  const held = 'what is sent takes no typing, also in fields that open meanwhile';
  await expect(island.getByLabel('住所1'), held).not.toBeEditable();
  answerZips();
  await expect(island.getByLabel('住所1')).toBeFocused();
  await expect(island.getByLabel('住所1')).toBeEditable();
  await island.getByLabel('住所1').fill('石垣市美崎町1-5');
  await island.getByLabel('電話番号').fill('0980-82-1234');
  await expect(page.getByText('入力内容をご確認ください')).toHaveCount(0);
  await expect(island.getByLabel('電話番号'), 'the last field that is mended stays').toBeFocused();
  await page.getByRole('button', { name: 'お届け先2（東恩納 美咲）を削除' }).click();
  await expect(page.getByText('1か所（20か所まで）、あわせて1部（30枚）')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ご注文者の住所' })).toBeFocused();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByText('2か所（20か所まで）、あわせて4部（120枚）')).toBeVisible();
  await page.getByRole('button', { name: /^お届け先1.*を削除$/ }).click();
  await expect(page.getByRole('heading', { name: '東恩納 美咲' })).toBeFocused();
  await page.getByRole('button', { name: 'ご注文者の住所を追加' }).click();
  await expect(page.getByRole('heading', { name: 'ご注文者の住所' })).toBeFocused();
});
