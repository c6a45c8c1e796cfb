import type { Browser, Page } from '@playwright/test';
import {
  acceptCrop,
  addRecipientByHand,
  arriveAtSender,
  askForAddresses,
  CREATE,
  chooseDesign,
  dialog,
  dismissFirstWarning,
  message,
  pickPhoto,
  untilKept,
} from '../support/flow.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { becomeMember, PASSWORD } from '../support/member.ts';
import { finishBook, payOnSandbox, typeCustomer } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await cameraJpeg({ width: 2400, height: 1800 }),
});

const bar = (page: Page) => page.getByRole('region', { name: '作りかけのもの' });

const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/draft/photo') && answer.ok());

/** A new member's card with its photo, which the account has; returns their address. */
async function beginCard(page: Page): Promise<string> {
  const isSaved = saved(page);
  const email = await arriveAtSender(page, await photo('umi.jpg'));
  await isSaved;
  return email;
}

/** My page asks a visitor to sign in. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/member/');
  await dialog(page).getByLabel('メールアドレス').fill(email);
  await dialog(page).getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByRole('heading', { name: '作りかけのもの' })).toBeVisible();
}

async function anotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

test('what was begun on the phone is finished at the desk, and gone at once when it is deleted', async ({
  page: phone,
  browser,
  baseURL,
}) => {
  const email = await beginCard(phone);

  const desk = await anotherDevice(browser, baseURL);
  await signIn(desk, email);
  await expect(desk.getByText('写真1枚')).toBeVisible();
  await watchShifts(desk);
  await desk.reload();
  await expect(desk.getByText('写真1枚')).toBeVisible();
  expect(await shiftsOf(desk), 'my page moves while it loads').toEqual([]);
  await desk.goto('/');
  await expect(bar(desk).getByText('作りかけがあります')).toBeVisible();
  await bar(desk).getByRole('button', { name: 'つづきから作る' }).click();
  await expect(desk.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await expect(desk.getByRole('button', { name: '宛名面の入力へ進む' })).toBeEnabled();

  // Both are open: what the desk changes is told on the phone.
  await dismissFirstWarning(desk);
  const isSavedAgain = saved(desk);
  await pickPhoto(desk, await photo('yama.jpg'));
  await acceptCrop(desk);
  await isSavedAgain;
  await phone.reload();
  await expect(phone.getByText('ほかの端末やタブでの変更（写真）を取り込みました。')).toBeVisible();

  await desk.goto('/member/');
  await desk.getByRole('button', { name: /^削除：/ }).click();
  await dialog(desk).getByRole('button', { name: '削除' }).click();
  await expect(desk.getByText('作りかけのものはありません。')).toBeVisible();
  await desk.context().close();
});

test('what was ordered on the phone is said to be ordered where the desk still shows it', async ({
  page: phone,
  browser,
  baseURL,
}) => {
  const email = await beginCard(phone);
  const desk = await anotherDevice(browser, baseURL);
  await signIn(desk, email);
  await desk.getByRole('button', { name: /^つづきから作る：/ }).click();
  await expect(desk.getByRole('button', { name: '宛名面の入力へ進む' })).toBeEnabled();

  await finishBook(phone);
  await typeCustomer(phone);
  await phone.getByRole('button', { name: '最終確認へ進む' }).click();
  await payOnSandbox(phone);

  await dismissFirstWarning(desk);
  await askForAddresses(desk);
  await finishBook(desk);
  const ordered = message(desk, 'この作品をもとにしたご注文');
  await expect(ordered, 'the page of the order').toBeVisible();
  await typeCustomer(desk);
  await desk.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(desk.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  await ordered.getByRole('link', { name: /^別のご注文を見る/ }).click();
  await expect(desk.getByRole('heading', { name: 'ご注文の内容' })).toBeVisible();
  await desk.context().close();
});

test('what a visitor has begun goes on from the front and the root, and moves into the account', async ({
  page,
  browser,
  baseURL,
}) => {
  await chooseDesign(page);
  await untilKept(page);
  await page.goto('/');
  await expect(bar(page).getByText('この端末に保存しています')).toBeVisible();
  await page.goto('/jp/apps/postcard/');
  await bar(page).getByRole('button', { name: 'つづきから作る' }).click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  const email = await beginCard(page);
  const desk = await anotherDevice(browser, baseURL);
  await signIn(desk, email);
  await expect(desk.getByRole('button', { name: /^つづきから作る：/ })).toBeVisible();
  await desk.context().close();
});

test('addresses live as long as their window, and the sender page says so', async ({ page, context }) => {
  await arriveAtSender(page, await photo('begun.jpg'));
  const said = '差出人と宛先は、このタブだけに保存します。ほかのタブには出ず、閉じると消えます。';
  await expect(page.getByText(said, { exact: false })).toBeVisible();
  const last = (of: Page) => of.getByLabel('姓', { exact: true });
  await last(page).fill('髙橋');
  await expect(page.getByText('このタブに保存済み')).toBeVisible();
  await page.reload();
  await expect(last(page)).toHaveValue('髙橋');
  const another = await context.newPage();
  await another.goto(page.url());
  await expect(another.getByRole('heading', { name: '差出人入力' })).toBeVisible();
  await expect(last(another)).toHaveValue('');
  await expect(another.getByText(said, { exact: false })).toBeVisible();
});

/** The content of the account's only draft, as text; empty where there is none. */
async function wordsInAccount(page: Page): Promise<string> {
  const [head] = (await (await page.request.get('/api/draft/list')).json()).drafts;
  return head ? (await page.request.get(`/api/draft/content/${head.code}`)).text() : '';
}

/**
 * Chooses a design once the tab has asked the account for its draft: a tab that does not know yet
 * which draft it has open would begin another one (ADR 164).
 */
async function chooseForDraft(page: Page, groupId: number): Promise<void> {
  const isKnown = page.waitForResponse((answer) => answer.url().includes('/api/draft/content/'));
  await page.goto(`${CREATE}kit/${groupId}`);
  await isKnown;
  await page.locator('a[href*="preview?"]').first().click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
}

test('a design that another tab has chosen is shown with its words, and the one of this tab is not pushed over it', async ({
  page,
  context,
}) => {
  await becomeMember(page);
  // In a browser where a member was signed in the draft is followed from the first page on.
  await page.goto('/member/');
  await expect(page.getByRole('heading', { name: '作りかけのもの' })).toBeVisible();
  await chooseDesign(page, 80);
  await dismissFirstWarning(page);
  await pickPhoto(page, await photo('umi.jpg'));
  await acceptCrop(page);
  await page.getByRole('button', { name: /文面を書く/ }).click();
  await dialog(page).getByRole('textbox').first().fill('メリークリスマス');
  await dialog(page).getByRole('button', { name: 'できました' }).click();
  // A save that came after the other tab's would take in its design, and say so, before anybody looks.
  await expect.poll(() => wordsInAccount(page)).toContain('メリークリスマス');

  const another = await context.newPage();
  const pushed = another.waitForRequest(
    (request) =>
      request.url().endsWith('/api/draft/save') && /"group_?id":10\b/i.test(request.postData() ?? ''),
  );
  await chooseForDraft(another, 10);
  await (await pushed).response();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('変更（デザイン', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /文面を(書く|直す)/ }).click();
  await expect(dialog(page).getByRole('textbox').first(), 'the places of the other design').toBeVisible();
  await page.keyboard.press('Escape');

  // The other tab changes the card that this one shows; this one does not save its older state.
  await chooseForDraft(another, 80);
  await untilKept(another);
  await page.reload();
  await page.getByRole('button', { name: /文面を(書く|直す)/ }).click();
  await expect(dialog(page).getByRole('textbox').first()).toHaveValue('メリークリスマス');
});

test('a card that was begun in another tab is not written over by the one that this tab still shows', async ({
  page,
  context,
}) => {
  await beginCard(page);
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await addRecipientByHand(page, { last: '髙橋', first: '花子', zip: '1060032', rest: '1-2-3' });
  await page.getByRole('button', { name: '宛先1を直す' }).click();
  await expect(dialog(page)).toBeVisible();

  const another = await context.newPage();
  await another.goto('/member/');
  await another.getByRole('button', { name: /新しく作る$/ }).click();
  await expect(another).toHaveURL(/\/create\/$/);
  const isAnotherSaved = saved(another);
  await chooseDesign(another, 80);
  await dismissFirstWarning(another);
  await pickPhoto(another, await photo('yama.jpg'));
  await acceptCrop(another);
  await isAnotherSaved;

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dialog(page), 'of a recipient of the other card').toHaveCount(0);
  await expect(page.getByText('別の作品に変わりました', { exact: false })).toBeVisible();
  await another.reload();
  await expect(another.getByRole('button', { name: '宛名面の入力へ進む' })).toBeEnabled();
  const list = await (await page.request.get('/api/draft/list')).json();
  const groups = list.drafts.map(({ choice }: { choice: { group_id: number } }) => choice.group_id);
  expect(groups.toSorted()).toEqual([10, 80]);
});

/** Design and photo of a Christmas card, on the page where its words are written. */
async function beginChristmasCard(page: Page): Promise<void> {
  await chooseDesign(page, 80);
  await dismissFirstWarning(page);
  await pickPhoto(page, await photo('yama.jpg'));
  await acceptCrop(page);
}

async function writeWords(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /文面を(書く|直す)/ }).click();
  await dialog(page).getByRole('textbox').first().fill(words);
  await dialog(page).getByRole('button', { name: 'できました' }).click();
  await untilKept(page);
}

/** Design and photo of each draft in the account. */
async function draftsInAccount(page: Page): Promise<string[]> {
  const { drafts } = await (await page.request.get('/api/draft/list')).json();
  const lines = await Promise.all(
    drafts.map(async ({ code, choice }: { code: string; choice: { group_id: number } }) => {
      const { draft } = await (await page.request.get(`/api/draft/content/${code}`)).json();
      return `${choice.group_id} ${/(umi|yama)\.jpg/.exec(JSON.stringify(draft))?.[0]}`;
    }),
  );
  return lines.toSorted();
}

test('a tab in which nobody has signed in yet does not overwrite a card that another tab has opened', async ({
  page: phone,
  browser,
  baseURL,
}) => {
  const email = await beginCard(phone);

  const visitor = await anotherDevice(browser, baseURL);
  await beginChristmasCard(visitor);
  await untilKept(visitor);
  const member = await visitor.context().newPage();
  await signIn(member, email);
  await member.getByRole('button', { name: /^つづきから作る：.*年賀/ }).click();
  await expect(member.getByRole('button', { name: '宛名面の入力へ進む' })).toBeEnabled();
  await writeWords(visitor, 'メリークリスマス');
  await member.goto('/member/');
  await expect(member.getByRole('button', { name: /^つづきから作る：/ })).toHaveCount(2);
  await member.getByRole('button', { name: /^つづきから作る：.*年賀/ }).click();
  await expect(member.getByRole('button', { name: '宛名面の入力へ進む' })).toBeEnabled();
  expect(await draftsInAccount(member)).toEqual(['10 umi.jpg', '80 yama.jpg']);
  await visitor.context().close();
});

test('a tab that is loaded again with the card of another one says so', async ({ page, context }) => {
  const isSaved = saved(page);
  await arriveAtSender(page, await photo('umi.jpg'));
  await page.getByLabel('姓', { exact: true }).fill('髙橋');
  await isSaved;
  const another = await context.newPage();
  await another.goto('/member/');
  await another.getByRole('button', { name: /新しく作る$/ }).click();
  await expect(another).toHaveURL(/\/create\/$/);
  const isAnotherSaved = saved(another);
  await beginChristmasCard(another);
  await isAnotherSaved;
  await askForAddresses(another);
  await another.getByLabel('姓', { exact: true }).fill('佐藤');
  await page.goBack();
  await writeWords(page, 'あけましておめでとう');
  await another.reload();
  await expect(another.getByText('別の作品に変わりました', { exact: false })).toBeVisible();
  expect(await draftsInAccount(another)).toEqual(['10 umi.jpg', '80 yama.jpg']);
});

test('a draft that is deleted in one tab takes nothing away that another tab has begun since', async ({
  page,
  context,
}) => {
  await beginCard(page);
  await page.goto('/member/');
  const remove = page.getByRole('button', { name: /^削除：/ });
  await expect(remove).toHaveCount(1);

  const another = await context.newPage();
  await another.goto('/member/');
  await another.getByRole('button', { name: /新しく作る$/ }).click();
  await expect(another).toHaveURL(/\/create\/$/);
  const refusal = { error: { code: 'too_many_requests', message: '' } };
  await another.route('**/api/draft/save', (route) => route.fulfill({ status: 429, json: refusal }));
  await beginChristmasCard(another);
  await untilKept(another);

  await remove.click();
  await dialog(page).getByRole('button', { name: '削除' }).click();
  await expect(remove).toHaveCount(0);
  await another.reload();
  await expect(another.getByRole('button', { name: '宛名面の入力へ進む' })).toBeEnabled();
  await another.unroute('**/api/draft/save');
  const isSaved = saved(another);
  await writeWords(another, 'メリークリスマス');
  await isSaved;
  expect(await draftsInAccount(another)).toEqual(['80 yama.jpg']);
});
