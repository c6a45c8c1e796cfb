import type { Page } from '@playwright/test';
import { call } from '../support/call.ts';
import { addRecipientByHand, arriveAtRecipients, CREATE, chooseMovingCard, dialog } from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** The one person of the address book, as the shop has them. */
async function keptPerson(page: Page): Promise<Record<string, unknown>> {
  const { contacts } = await (await page.request.get('/api/address_book/list')).json();
  const [{ dismissed_doubts: _, ...person }] = contacts;
  return person;
}

/** The one draft of the account, as the shop has it; undefined until it was saved. */
async function draftInAccount(page: Page) {
  const [head] = (await (await page.request.get('/api/draft/list')).json()).drafts;
  return head && (await (await page.request.get(`/api/draft/content/${head.code}`)).json()).draft;
}

async function saveElsewhere(page: Page, field: string, value: string): Promise<void> {
  const { code, product_code, revision } = await draftInAccount(page);
  const changes = [{ field, value }];
  await call(page, '/api/draft/save', { code, product_code, base_revision: revision, changes });
}

/** Another device changes a field of the draft, and somebody looks at this one again. */
async function changeElsewhere(page: Page, field: string, value: string): Promise<void> {
  await saveElsewhere(page, field, value);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** The name on a new member's house-moving card is written, and in the account; returns what the account calls it. */
async function writeName(page: Page, words: string): Promise<string> {
  await becomeMember(page);
  await page.goto('/member/');
  await expect(page.getByText('作りかけのものはありません。')).toBeVisible();
  await chooseMovingCard(page);
  await page.getByRole('button', { name: '文面を書く' }).click();
  await nameOnCard(page).fill(words);
  const isTyped = ({ value }: { readonly value: unknown }) => value === words;
  await expect.poll(async () => (await draftInAccount(page))?.fields.some(isTyped)).toBe(true);
  return (await draftInAccount(page)).fields.find(isTyped).field;
}

const nameOnCard = (page: Page) => dialog(page).getByLabel('お名前', { exact: true });

test('what another device corrects of a person stays, whatever is saved of what was known before', async ({
  page,
}) => {
  await arriveAtRecipients(page);
  await addRecipientByHand(page, { last: '髙橋', first: '花子', zip: '1060032', rest: '1-2-3' });

  // A comment on the card changes nothing in the address book.
  await page.getByRole('button', { name: '宛先1を直す' }).click();
  await call(page, '/api/address_book/update', { ...(await keptPerson(page)), address1: '港区六本木9-9-9' });
  await dialog(page).getByLabel('ひとこと 1行目').fill('お元気ですか');
  await dialog(page).getByRole('button', { name: '保存する' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await keptPerson(page)).toMatchObject({ address1: '港区六本木9-9-9' });

  const book = await page.context().newPage();
  await book.goto('/member/contacts');
  await book
    .getByRole('button', { name: /^髙橋 花子.*を直す|^直す/ })
    .first()
    .click();
  await expect(dialog(book).getByLabel('住所1', { exact: true })).toHaveValue('港区六本木9-9-9');
  await call(page, '/api/address_book/update', { ...(await keptPerson(page)), address1: '港区六本木7-7-7' });
  await dialog(book).getByLabel('名', { exact: true }).first().fill('華子');
  await dialog(book).getByRole('button', { name: '保存する' }).click();
  await expect(dialog(book)).toHaveCount(0);
  expect(await keptPerson(page)).toMatchObject({ name_first: '華子', address1: '港区六本木7-7-7' });

  // The card still has the old address: it says so, and takes the new one at one press.
  await page.reload();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '宛先1を直す' }) });
  await expect(card.getByText('連絡帳の住所と違います')).toBeVisible();
  await page.getByRole('button', { name: '宛先1を連絡帳の住所にする' }).click();
  await expect(card.getByText('港区六本木7-7-7')).toBeVisible();
  await expect(card.getByText('連絡帳の住所と違います')).toHaveCount(0);

  // The page before the order says so too, with the new address; taking it asks for a new confirmation.
  await call(page, '/api/address_book/update', { ...(await keptPerson(page)), address1: '港区六本木8-8-8' });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  const doubt = page.getByRole('region', { name: '気になるところのあるはがき' });
  const isElsewhere = '連絡帳の住所と違います（連絡帳：〒106-0032 東京都港区六本木8-8-8）';
  await expect(doubt.getByText(isElsewhere)).toBeVisible();
  await page.getByRole('button', { name: /髙橋 花子 様.*大きく見る/ }).click();
  await expect(dialog(page).getByText(isElsewhere)).toBeVisible();
  await dialog(page).getByRole('button', { name: '閉じる' }).click();
  const ticks = page.getByRole('main').getByRole('checkbox');
  await ticks.last().check();
  await doubt.getByRole('button', { name: /髙橋 花子 様を連絡帳の住所にする$/ }).click();
  await expect(page.getByText(isElsewhere)).toHaveCount(0);
  await expect(doubt.or(page.getByRole('heading', { level: 1 })).first()).toBeFocused();
  await expect(ticks.last()).not.toBeChecked();
  await page.getByRole('link', { name: 'もどる' }).click();
  await expect(card.getByText('港区六本木8-8-8')).toBeVisible();

  // A person who is deleted meanwhile stays on the card, and the page says that they are gone.
  await call(page, '/api/address_book/delete', { codes: [(await keptPerson(page)).code] });
  await book
    .getByRole('button', { name: /：\d{4}年に送った$/ })
    .first()
    .click();
  await expect(book.getByText('ほかの端末か画面で変わっていたので', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '宛先1を直す' }).click();
  await dialog(page).getByLabel('ひとこと 2行目').fill('また会いましょう');
  await dialog(page).getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('このはがきだけを直しました', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: '宛先1を直す' })).toBeVisible();
});

test('words that another device writes over while they are typed come back by 元に戻す', async ({ page }) => {
  const field = await writeName(page, 'ここで書いた名前');
  await changeElsewhere(page, field, 'よそで書いた名前');
  await expect(nameOnCard(page)).toHaveValue('よそで書いた名前');
  await dialog(page).getByRole('button', { name: '元に戻す' }).click();
  await expect(nameOnCard(page)).toHaveValue('ここで書いた名前');
});

test('words that give way to those of another device are told on both, with the way back', async ({
  page,
}) => {
  const field = await writeName(page, '髙橋');
  await saveElsewhere(page, field, 'よその髙橋');
  await nameOnCard(page).fill('ここの髙橋');
  await dialog(page).getByRole('button', { name: 'できました' }).click();
  const replaced = page.getByRole('status').filter({ hasText: 'ここでの変更で置きかえました' });
  await expect(replaced).toContainText('ほかの端末やタブでの変更（文字）');
  const theirs = replaced.getByRole('button', { name: 'ほかの端末の文字にする' });
  await expect(theirs).toBeVisible();
  await page.getByRole('link', { name: 'もどる' }).click();
  await expect(replaced).toHaveCount(0);
  await page.goBack();
  await expect(theirs, 'on each page of the card').toBeVisible();
  await page.getByRole('button', { name: '文面を書く' }).focus();
  await expect(replaced.locator('[data-lasting]'), 'the words are nowhere else').toHaveCSS(
    'animation-name',
    'none',
  );
  await page.keyboard.press('Tab');
  await expect(theirs).toBeFocused();
  await theirs.press('Enter');
  await expect(page.getByText('文字を入れかえました。')).toBeVisible();
  const written = async () =>
    (await draftInAccount(page)).fields.find((one: { readonly field: string }) => one.field === field).value;
  await expect.poll(written).toBe('よその髙橋');

  // A change that is taken in where no card is shown is told once one is.
  await saveElsewhere(page, field, 'また髙橋');
  const isTaken = page.waitForResponse((answer) => answer.url().includes('/api/draft/content/'));
  await page.goto('/member/');
  await isTaken;
  await page.getByRole('button', { name: /^つづきから作る：/ }).click();
  const taken = page.getByRole('status').filter({ hasText: '取り込みました' });
  await expect(taken).toContainText('ほかの端末やタブでの変更（文字）');
  await taken.getByRole('button', { name: '文字を元に戻す' }).click();
  await expect.poll(written).toBe('よその髙橋');
});

test('each page of the card begins with what another device wrote', async ({ page }) => {
  const field = await writeName(page, '髙橋');
  await dialog(page).getByRole('button', { name: 'できました' }).click();
  await saveElsewhere(page, field, 'よその髙橋');
  await page.getByRole('link', { name: 'もどる' }).click();
  await expect(page).not.toHaveURL(/preview/);
  await page.goBack();
  const taken = page.getByRole('status').filter({ hasText: '取り込みました' });
  await expect(taken).toContainText('ほかの端末やタブでの変更（文字）');
  await page.getByRole('button', { name: '文面を書く' }).click();
  await expect(nameOnCard(page)).toHaveValue('よその髙橋');
});

test('a card that another device ordered or deleted is told to be until somebody has read it', async ({
  page,
}) => {
  await writeName(page, '髙橋');
  const { code } = await draftInAccount(page);
  await call(page, '/api/draft/delete', { codes: [code] });
  // The page is looked at again while a dialog is open: the message waits until that is closed.
  const isKnown = page.waitForResponse((answer) => answer.url().includes('/api/draft/content/'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await isKnown;
  await nameOnCard(page).fill('続きの髙橋');
  await dialog(page).getByRole('button', { name: 'できました' }).click();
  const gone = page.getByRole('status').filter({ hasText: 'もう「作りかけのもの」にありません' });
  await expect(gone).toBeVisible();
  await expect.poll(async () => (await draftInAccount(page))?.code, 'what goes on is a draft').toBeTruthy();
  expect((await draftInAccount(page)).code, 'and another one').not.toBe(code);
  await page.getByRole('link', { name: 'もどる' }).click();
  await expect(gone).toHaveCount(0);
  await page.goBack();
  await gone.getByRole('button', { name: 'ご注文の一覧を見る' }).press('Enter');
  await expect(page).toHaveURL('/member/orders');
  await page.goBack();
  await expect(page.getByRole('button', { name: '文面を書く' })).toBeVisible();
  await expect(gone).toHaveCount(0);
});

test('confirmations have to be ticked again once another device has changed the card', async ({ page }) => {
  await arriveAtRecipients(page);
  await addRecipientByHand(page, { last: '髙橋', first: '花子', zip: '1060032', rest: '1-2-3' });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  const ticks = page.getByRole('main').getByRole('checkbox');
  await ticks.first().check();
  await ticks.last().check();
  await expect.poll(() => draftInAccount(page)).toBeTruthy();
  await changeElsewhere(page, 'text.MESSAGE', 'よそで書いた言葉');
  await expect(page.getByText('よそで書いた言葉')).toBeVisible();
  await expect(ticks.first()).not.toBeChecked();
  await expect(ticks.last()).not.toBeChecked();
  const lapsed = page.getByRole('main').getByText('内容が変わりました。', { exact: false });
  await expect(lapsed).toBeVisible();
  await ticks.first().check();
  await expect(lapsed).toHaveCount(0);
  const back = page.getByRole('button', { name: '文字を元に戻す' });
  await expect(back, 'nothing is put back before the order').toHaveCount(0);
  await page.getByRole('link', { name: '文面を直す' }).click();
  await dialog(page).getByRole('button', { name: 'できました' }).click();
  await back.click();
  await expect(page.getByText('文字を入れかえました。')).toBeVisible();
});

test('whoever signs in after a session ended by itself finds no data of the member before', async ({
  page,
}) => {
  await arriveAtRecipients(page, '秘密');
  await addRecipientByHand(page, { last: '髙橋', first: '花子', zip: '1060032', rest: '1-2-3' });
  await expect.poll(() => draftInAccount(page)).toBeTruthy();
  await page.context().clearCookies();
  await becomeMember(page);
  await page.reload();
  await expect(page).toHaveURL(CREATE);
  await expect(page.getByText('つくりかけの続きへ')).toHaveCount(0);
  const kept = () => page.evaluate(() => Object.values({ ...sessionStorage, ...localStorage }).join());
  expect(await kept()).not.toMatch(/秘密|髙橋/);
  await page.goto('/member/');
  await expect(page.getByText('作りかけのものはありません。')).toBeVisible();
});
