import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  addRecipientByHand,
  arriveAtSender,
  dialog,
  importCsv,
  message,
  typeAddress,
} from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { confirmContents, payOnSandbox, typeCustomer } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

const PEOPLE = ['鈴木,一郎,スズキ,イチロウ', '髙橋,花子,タカハシ,ハナコ', '渡辺,次郎,ワタナベ,ジロウ'].map(
  (person) => `${person},1060032,東京都港区六本木,1-2-3`,
);

async function arriveWithPeople(page: Page): Promise<void> {
  await becomeMember(page);
  await page.goto('/member/contacts/import');
  await importCsv(page, ['姓,名,セイ,メイ,郵便番号,住所1,住所2', ...PEOPLE]);
}

test('a card that came is noted with one press, and the list is narrowed to those who sent one', async ({
  page,
}) => {
  await arriveWithPeople(page);
  await page.goto('/member/contacts');
  const year = new Date().getFullYear() + (new Date().getMonth() >= 6 ? 1 : 0);
  const mark = page.getByRole('button', { name: `鈴木 一郎 様：${year - 1}年に受け取った` });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('送った人・まだの人').selectOption({ label: 'もらったのに送っていない人' });
  await expect(page.getByText('1件', { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([/鈴木 一郎/]);
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page, 'contacts with their cards');
});

test('a stack of cards is noted by a few letters each', async ({ page }) => {
  await arriveWithPeople(page);
  await page.goto('/member/contacts/received');
  const field = page.getByLabel('差出人', { exact: true });
  await field.fill('すず');
  await expect(page.getByRole('option', { name: /鈴木 一郎/ })).toBeVisible();
  await field.press('Enter');
  await expect(page.getByText('鈴木 一郎 様 に印をつけました。')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('六本木');
  await expectAccessible(page, 'whose card came');
  // 鈴木 is noted already and stands last.
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByText('渡辺 次郎 様 に印をつけました。')).toBeVisible();
  await expect(page.getByRole('heading', { name: /にもらった方 2人/ })).toBeVisible();
  await page.getByRole('button', { name: '渡辺 次郎 様の印を元に戻す' }).click();
  await expect(page.getByRole('heading', { name: /にもらった方 1人/ })).toBeVisible();
});

test('last year’s people become recipients of a new card, except who has moved away', async ({ page }) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await typeAddress(page.getByRole('main'), { last: '髙橋', first: '花子', zip: '1500001', rest: '5-6-7' });
  await page.getByLabel('ひとこと 1行目').fill('引っ越しました');
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  for (const [last, first] of [
    ['鈴木', '一郎'],
    ['渡辺', '次郎'],
  ] as const)
    await addRecipientByHand(page, { last, first, zip: '1060032', rest: '1-2-3' });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await typeCustomer(page);
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await payOnSandbox(page);
  const order = await page.getByRole('link', { name: 'ご注文の内容を見る' }).getAttribute('href');

  await page.goto('/member/contacts');
  await page.getByRole('button', { name: '渡辺 次郎 様を直す' }).click();
  await dialog(page).getByLabel('これからのはがき').selectOption('moved');
  await dialog(page).getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('転居先不明', { exact: true })).toBeVisible();

  await page.goto(order ?? '');
  await page.getByRole('link', { name: '同じ方々に、また送る' }).click();
  await expect(page.getByRole('checkbox', { name: /鈴木 一郎 様/ })).toBeChecked();
  await expect(page.getByRole('group', { name: '今回は見送る方' })).toContainText('渡辺 次郎 様');
  await expect(page.getByRole('checkbox', { name: /渡辺 次郎 様/ })).not.toBeChecked();
  await expect(page.getByText('差出人も前のご注文から入れ', { exact: false })).toBeVisible();
  await expectAccessible(page, 'last year’s people');
  await page.getByRole('button', { name: 'この方々に送るデザインを選ぶ' }).click();
  await expect(
    page.getByText('1人を、新しいはがきの宛先に入れました。'),
    'whom the design is for',
  ).toBeVisible();
  await page.locator('a[href*="/create/kit/"]').first().click();
  await page.locator('a[href*="preview?"]').first().click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('print-address'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    sender: { address1: '渋谷区神宮前5-6-7', name: { name_last: '髙橋' }, comment1: '' },
    receivers: [{ name: { name_last: '鈴木' } }],
  });

  const asked = page.getByRole('alertdialog', { name: '作りかけのはがきがあります' });
  const sendAgain = async () => {
    await page.goto(order ?? '');
    await page.getByRole('link', { name: '同じ方々に、また送る' }).click();
    await page.getByRole('button', { name: 'この方々に送るデザインを選ぶ' }).click();
    await expect(asked).toContainText('いまの宛先1人');
  };
  await sendAgain();
  await expectAccessible(page, 'which card the people of an order get');
  await asked.getByRole('button', { name: '作りかけの宛先にする' }).click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await sendAgain();
  await asked.getByRole('button', { name: '新しく作る' }).click();
  await expect(page.getByRole('heading', { name: 'デザイン選択' })).toBeVisible();
  await page.goto('/member');
  await expect(page.getByRole('button', { name: /^つづきから作る：/ })).toHaveCount(1);
});

test('the people of an order that does not exist are a page that is not found', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/member/orders/ZZZZZZZZZZZZZZZZZZZZ/people');
  await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible();
});

test('two of three namesakes are merged field by field and restored; a dismissed doubt stays away', async ({
  page,
}) => {
  const rows = [
    '鈴木,一郎,1060032,東京都港区六本木,1-2-3,甲',
    '鈴木,一郎,1060032,東京都港区六本木,9-9-9,乙',
    '鈴木,一郎,5300001,大阪府大阪市北区梅田,1-1-1,',
    '髙橋,花子,1060032,東京都港区六本木,1-2-3 コーポ青葉,',
  ];
  await becomeMember(page);
  await page.goto('/member/contacts/import');
  await importCsv(page, ['姓,名,郵便番号,住所1,住所2,メモ', ...rows]);

  await page.goto('/member/contacts/duplicates');
  await expect(page.getByRole('checkbox', { checked: true }), 'three places are three people').toHaveCount(1);
  for (const own of [/六本木 1-2-3/, /9-9-9/]) await page.getByRole('checkbox', { name: own }).check();
  await page.getByRole('checkbox', { name: /梅田/ }).uncheck();
  await page.getByRole('button', { name: /をひとつにまとめる/ }).click();
  await expectAccessible(page, 'what two contacts say differently');
  await dialog(page).getByRole('radio', { name: /9-9-9/ }).check();
  await dialog(page).getByRole('button', { name: 'ひとつにまとめる' }).click();
  await expect(page.getByText('をひとつにまとめました', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'what was pressed is gone').toBeFocused();
  await page.goto('/member/contacts');
  await expect(page.getByText('3件', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: '東京都港区六本木 9-9-9' })).toBeVisible();

  await page.goto('/member/contacts/trash');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  const endOf = (thing: Locator) =>
    thing.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  const endOfWords = (thing: Locator) =>
    thing.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().right);
    });
  expect(
    await endOfWords(page.getByRole('main').getByRole('link', { name: '連絡帳にもどる' })),
    'words without a frame end where the page does',
  ).toBe(await endOf(page.getByText('すっかり消えます', { exact: false })));
  if (size) await page.setViewportSize(size);
  await expectAccessible(page, 'what was merged');
  await page.getByRole('button', { name: '鈴木 一郎を元に戻す' }).click();
  await expect(page.getByText('最近削除した方はいません。')).toBeVisible();

  await page.goto('/member/contacts/check');
  await page.getByRole('button', { name: '髙橋 花子 様の住所はこのままでよい' }).click();
  await expect(message(page, '気になる点はありませんでした。')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(message(page, '気になる点はありませんでした。')).toBeVisible();
});

test('the check of addresses names what the list marks as not printable', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/member/contacts/import');
  const rows = [
    '山田,花😊,1060032,東京都港区六本木,1-2-3',
    '相田,一,1060032,東京都港区六本木,1-2-3 コーポ青葉',
    '渡辺,二,1060032,東京都港区六本木,1-2-3 コーポ青葉',
  ];
  await importCsv(page, ['姓,名,郵便番号,住所1,住所2', ...rows]);
  await page.goto('/member/contacts');
  await expect(page.getByRole('row', { name: /山田/ }).getByText('警告')).toBeVisible();
  await page.goto('/member/contacts/check');
  await expect(page.getByText('「😊」は印刷できません', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: '山田 花😊 様の住所はこのままでよい' })).toHaveCount(0);
  await expectAccessible(page, 'what cannot be printed');
  const others = page.getByRole('button', { name: /このままでよい/ });
  await expect(others).toHaveCount(2);
  await others.first().press('Enter');
  await expect(others).toHaveCount(1);
  const isInList = () => Boolean(document.activeElement?.closest('main section'));
  expect(await page.evaluate(isInList), 'the next one has the focus').toBe(true);
});
