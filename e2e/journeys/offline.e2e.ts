import type { BrowserContext, Page, Request } from '@playwright/test';
import { asShown } from '../support/as-shown.ts';
import { expectAccessible } from '../support/axe.ts';
import { call } from '../support/call.ts';
import {
  acceptCrop,
  arriveAtSender,
  CREATE,
  chooseDesign,
  cropStage,
  dialog,
  dismissFirstWarning,
  pickPhoto,
  pinFromInbox,
  typeAddress,
  typeSignUp,
  untilKept,
} from '../support/flow.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { becomeMember, newEmail, PASSWORD } from '../support/member.ts';
import { confirmContents, finishBook, payOnSandbox, typeCustomer } from '../support/order.ts';
import { photoOnCard } from '../support/photo-on-card.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/until-hydrated.ts';

test.use({ breaksNetwork: true });

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: asShown('通信を待っています') });

test('a design pressed without a network waits on its list, says so, and opens once there is one', async ({
  page,
  context,
}) => {
  await page.goto(`${CREATE}kit/10`);
  await untilHydrated(page);
  await context.setOffline(true);
  await page.locator('a[href*="preview?"]').first().click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(/kit\/10$/);
  await expect(page.locator('[data-kit]').first()).toBeVisible();
  await expectAccessible(page, 'a page without a network');
  await notice(page).getByRole('button', { name: 'もう一度試す' }).click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

/**
 * Goes to the photo step from a list that is hydrated: before that, a press on a design would load
 * a document, which asks at once who is signed in.
 */
async function chooseDesignAwake(page: Page): Promise<void> {
  await page.goto(`${CREATE}kit/10`);
  await untilHydrated(page);
  await page.locator('a[href*="preview?"]').first().click();
  await dismissFirstWarning(page);
  await untilHydrated(page);
}

test('a photo is chosen and cropped without a network; the way on shows that it waits for an answer', async ({
  page,
  context,
}) => {
  await chooseDesignAwake(page);
  await context.setOffline(true);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  // Held before the network is back, for the page may then ask at once who is signed in.
  const answer = await holdRequests(page, '**/api/member/');
  await context.setOffline(false);
  await page.getByRole('button', { name: '宛名面の入力へ進む' }).click();
  const accept = page.getByRole('button', { name: '問題ありません' });
  await accept.click();
  await expect(accept).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByRole('tab', { name: '初めての方' })).toBeVisible();
});

test('what is made of a photo without a network stands on the card once there is one, by itself', async ({
  page,
  context,
}) => {
  await chooseDesignAwake(page);
  await context.setOffline(true);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(cropStage(page)).toBeVisible();
  await page.getByRole('button', { name: '明るさと色' }).click();
  await page.getByRole('button', { name: '白黒' }).click();
  await acceptCrop(page);
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  const card = page.getByRole('img', { name: /表面の仕上がり/ });
  const isMono = async () => {
    const pixels = await photoOnCard(card, 64);
    return pixels.length > 0 && pixels.every((pixel) => Math.max(...pixel) - Math.min(...pixel) <= 2);
  };
  await expect.poll(isMono).toBe(true);
});

test('words to start from that were asked for without a network come once there is one', async ({
  page,
  context,
}) => {
  await chooseDesignAwake(page);
  await page.getByRole('button', { name: '文面を書く' }).click();
  await expect(dialog(page)).toBeVisible();
  await pressOffline(page, context, () => page.getByRole('button', { name: '文例から選ぶ' }).click());
  await expect(dialog(page).getByRole('group', { name: '言葉づかい' })).toBeVisible();
});

test('words that were asked for without a network, and given up, do not open over what comes next', async ({
  page,
  context,
}) => {
  await chooseDesignAwake(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  await untilHydrated(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: '文面を書く' }).click();
  await page.getByRole('button', { name: '宛名面の入力へ進む' }).click();
  await page.getByRole('button', { name: '問題ありません' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('tab', { name: '初めての方' })).toBeVisible();
  await expect(page.getByText(asShown('通信を待っています')), 'nothing is waited for any more').toHaveCount(
    0,
  );
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('a sign-up whose answers are lost on their way is gone on with by the same PIN', async ({ page }) => {
  const email = newEmail();
  await page.goto('/member/');
  await page.getByRole('tab', { name: '初めての方' }).click();
  await typeSignUp(page, email);
  await page.getByLabel('認証コード').fill(await pinFromInbox(page, email));
  for (const path of ['**/api/activate', '**/api/member/login']) {
    await page.route(path, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: '登録する' }).click();
    await expect(page.getByLabel('認証コード')).toHaveAccessibleDescription(/通信できませんでした/);
    await page.unroute(path);
  }
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByRole('button', { name: '手続きにもどる' })).toBeVisible();
});

test('another e-mail and another password are there at the second press, where the answer to the first was lost', async ({
  page,
}) => {
  await page.goto('/');
  await becomeMember(page);
  const email = newEmail();
  await page.goto('/member/');
  const pressTwice = async (name: string, path: string, done: string) => {
    const press = dialog(page).getByRole('button', { name });
    await page.route(path, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press.click();
    await expect(dialog(page).getByText(asShown('通信できませんでした'))).toBeVisible();
    await page.unroute(path);
    await press.click();
    await expect(page.getByText(done)).toBeVisible();
  };
  await page.getByRole('button', { name: 'メールアドレスを変える' }).click();
  await page.getByLabel('新しいメールアドレス').fill(email);
  await page.getByRole('button', { name: '認証コードを送る' }).click();
  await page.getByLabel('認証コード').fill(await pinFromInbox(page, email));
  await pressTwice('メールアドレスを変える', '**/api/member/email/confirm', 'メールアドレスを変えました。');
  await page.getByRole('button', { name: 'パスワードを変える' }).click();
  await page.getByLabel('今のパスワード').fill(PASSWORD);
  await page.getByLabel('新しいパスワード').fill('春の川べりを歩く');
  await pressTwice('パスワードを変える', '**/api/member/password/change', 'パスワードを変えました。');
});

test('who was deleted, and cannot be brought back without a network, is there once there is one', async ({
  page,
}) => {
  await page.goto('/');
  await becomeMember(page);
  const address = { zip: '1060032', state: '東京都', address1: '港区六本木1-2-3', address2: '' };
  const name = { name_last: '鈴木', name_first: '一郎', honorific: '様' };
  await call(page, '/api/contact/create', { ...address, ...name, joint_names: [], birthday: '' });
  const { contacts } = await (await page.request.get('/api/address_book/list')).json();
  await call(page, '/api/address_book/delete', { codes: [contacts[0].code] });
  await page.goto('/member/contacts/trash');
  const back = page.getByRole('button', { name: '鈴木 一郎を元に戻す' });
  await page.route('**/api/address_book/restore', (route) => route.abort());
  await expect(back).toBeVisible();
  const answerList = await holdRequests(page, '**/api/address_book/trash');
  const isListAsked = page.waitForRequest('**/api/address_book/trash');
  await back.click();
  await expect(page.getByText(asShown('通信の状態をご確認のうえ'))).toBeVisible();
  await page.unroute('**/api/address_book/restore');
  await isListAsked;
  const isBack = page.waitForResponse('**/api/address_book/restore');
  await back.click();
  await isBack;
  answerList();
  await expect(page.getByText('最近削除した方はいません。')).toBeVisible();
});

test('links and what opens on a page wait for the network as well', async ({ page, context }) => {
  await page.goto('/jp/apps/postcard/');
  await untilHydrated(page);
  await context.setOffline(true);
  const elsewhere = context.waitForEvent('page');
  await page.getByRole('link', { name: '連絡帳' }).click({ modifiers: ['Control'] });
  await (await elsewhere).close();
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('link', { name: '連絡帳' }).click();
  await expect(notice(page)).toBeVisible();
  await page.locator(`a[href^="${CREATE}kit/"]`).first().click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/create\/kit\//);
  await untilHydrated(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: '条件で絞り込む' }).click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('group', { name: '色' })).toBeVisible();
});

/** No script comes until the page makes a request for which `isEnd` is true. */
async function withoutCodeUntil(page: Page, isEnd: (request: Request) => boolean): Promise<void> {
  let isCut = true;
  page.on('request', (request) => {
    isCut &&= !isEnd(request);
  });
  await page.route('**/assets/*.js', (route) => (isCut ? route.abort() : route.continue()));
}

const design = (page: Page) => page.locator('a[href*="preview?"]').first();

test('a press whose code was lost just before the network came back still opens its page', async ({
  page,
}) => {
  await page.goto(`${CREATE}kit/10`);
  await untilHydrated(page);
  await withoutCodeUntil(page, (request) => request.url().endsWith('/favicon.svg'));
  await design(page).click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
});

test('the next page whose code was lost, in the same minute, opens as well', async ({ page }) => {
  await page.goto(`${CREATE}kit/10`);
  await untilHydrated(page);
  await withoutCodeUntil(page, (request) => request.url().endsWith('/favicon.svg'));
  await design(page).click();
  await dismissFirstWarning(page);
  await untilHydrated(page);
  await withoutCodeUntil(page, (request) => request.url().endsWith('/favicon.svg'));
  await page.getByRole('link', { name: 'もどる' }).click();
  await expect(design(page)).toBeVisible();
});

test('a page whose code is gone, as a new version is there, comes anew once', async ({ page }) => {
  await page.goto(`${CREATE}kit/10`);
  await untilHydrated(page);
  await withoutCodeUntil(page, (request) => request.isNavigationRequest());
  const anew = page.waitForEvent('load');
  await design(page).click();
  await anew;
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
});

test('a panel whose code comes only with the page loaded again is open there', async ({ page }) => {
  await page.goto(`${CREATE}kit/10`);
  await untilHydrated(page);
  await withoutCodeUntil(page, (request) => request.isNavigationRequest());
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: '条件で絞り込む' }).click();
  await anew;
  await expect(page.getByRole('group', { name: '色' })).toBeVisible();
});

test('what was typed in a dialog stays there where a part of it can no longer be loaded', async ({
  page,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await page.getByRole('button', { name: '宛先を入力' }).click();
  await page.route('**/assets/GlyphForms*.js', (route) => route.abort());
  await dialog(page).getByLabel('姓', { exact: true }).fill('渡邉');
  await expect(dialog(page).getByText('字の形の一覧を読み込めませんでした。')).toBeVisible();
  await dialog(page).getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('main').getByText('渡邉', { exact: false }).first()).toBeVisible();
});

test('who goes on from the sender without a network is asked about the street number before the page goes', async ({
  page,
  context,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('姓', { exact: true }).fill('髙橋');
  await context.setOffline(true);
  await page.getByLabel('郵便番号', { exact: true }).fill('1060032');
  const next = page.getByRole('button', { name: '宛先の選択へ進む' });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await context.setOffline(false);
  await expect(dialog(page)).toContainText('番地');
  await expect(page.getByRole('heading', { name: '差出人入力', includeHidden: true })).toBeVisible();
  await expect(page.getByLabel('住所1', { exact: true })).toHaveValue('港区六本木');
  await dialog(page).getByRole('button', { name: '確認する' }).click();
  await expect(page.getByLabel('住所1', { exact: true }), 'where the number belongs').toBeFocused();
});

test('who goes on from the order without a network has what the zip fills in, and types no more meanwhile', async ({
  page,
  context,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await finishBook(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('お名前').fill('髙橋 花子');
  await context.setOffline(true);
  await field('郵便番号').fill('1060032');
  const next = page.getByRole('button', { name: '最終確認へ進む' });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await expect(field('お名前')).toHaveAttribute('readonly');
  await field('郵便番号').focus();
  await page.keyboard.press('Backspace');
  await context.setOffline(false);
  await expect(field('住所1')).toHaveValue('港区六本木');
  await expect(field('郵便番号')).toHaveValue('1060032');
  await expect(next).not.toHaveAttribute('aria-busy');
  await expect(field('お名前')).toBeEditable();
});

test('what is on its way to the shop takes no more typing, which would be lost', async ({
  page,
  context,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await page.getByRole('button', { name: '宛先を入力' }).click();
  const field = (name: string) => dialog(page).getByLabel(name, { exact: true });
  await typeAddress(dialog(page), { last: '𠮷田', first: '一郎', zip: '1500001', rest: '5-6-7' });
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: '保存して次の宛先へ' }).click();
  await expect(notice(page).last()).toBeVisible();
  await expect(field('姓')).toHaveAttribute('readonly');
  await field('姓').focus();
  await page.keyboard.type('渡邉');
  await field('敬称').selectOption('先生');
  await expect(field('姓')).toHaveValue('𠮷田');
  await expect(field('敬称')).toHaveValue('様');
  await context.setOffline(false);
  await expect(field('姓')).toHaveValue('');
  await expect(field('姓')).toBeEditable();
  await field('姓').fill('渡邉');
  await dialog(page).getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('main').getByText('𠮷田 一郎 様', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('渡邉 様', { exact: false }).first()).toBeVisible();

  await page.getByRole('button', { name: '宛先2を直す' }).click();
  await field('名').fill('二郎');
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: '保存する' }).click();
  await expect(field('名')).toHaveAttribute('readonly');
  const alsoContact = dialog(page).getByRole('checkbox', { name: '連絡帳の内容も変える' });
  await alsoContact.click();
  await expect(alsoContact, 'what stands beside the address waits as well').toBeChecked();
  await context.setOffline(false);
  await expect(dialog(page)).toHaveCount(0);
});

test('who closes a dialog without saving while the save waits for the network has saved nobody', async ({
  page,
  context,
}) => {
  const created = countCalls(page, '/api/contact/create');
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  const type = async () => {
    await page.getByRole('button', { name: '宛先を入力' }).click();
    await typeAddress(dialog(page), { last: '𠮷田', first: '一郎', zip: '1500001', rest: '5-6-7' });
  };
  const leaves = {
    保存する: () => page.goBack(),
    保存して次の宛先へ: () => dialog(page).getByRole('button', { name: '閉じる', exact: true }).click(),
  };
  for (const [save, leave] of Object.entries(leaves)) {
    await type();
    await context.setOffline(true);
    await dialog(page).getByRole('button', { name: save }).click();
    await expect(notice(page).last()).toBeVisible();
    await leave();
    await page.getByRole('button', { name: '保存せずに閉じる' }).click();
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
  }
  await type();
  await dialog(page).getByRole('button', { name: '保存する' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(created()).toBe(1);
});

test('who leaves a question whose answer waits for the network has deleted nobody', async ({
  page,
  context,
}) => {
  const deleted = countCalls(page, '/api/address_book/delete');
  await page.goto('/');
  await becomeMember(page);
  const address = { zip: '1060032', state: '東京都', address1: '港区六本木1-2-3', address2: '' };
  const name = { name_last: '鈴木', name_first: '一郎', honorific: '様' };
  await call(page, '/api/contact/create', { ...address, ...name, joint_names: [], birthday: '' });
  await page.goto('/member/contacts');
  await untilHydrated(page);
  const remove = page.getByRole('button', { name: '鈴木 一郎 様を削除する' });
  const confirm = dialog(page).getByRole('button', { name: '削除', exact: true });
  const cancel = dialog(page).getByRole('button', { name: 'やめる' });
  for (const leave of [() => page.goBack(), () => cancel.click()]) {
    await remove.click();
    await context.setOffline(true);
    await confirm.click();
    await expect(notice(page).last()).toBeVisible();
    await leave();
    await expect(dialog(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
  }
  await expect(remove).toBeVisible();
  expect(deleted()).toBe(0);
  await remove.click();
  await confirm.click();
  await expect(remove).toHaveCount(0);
  expect(deleted()).toBe(1);
});

test('what could not be sent is told where it is seen, in a dialog that is scrolled too', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/member/');
  await page.getByRole('tab', { name: '初めての方' }).click();
  await page.getByLabel('メールアドレス').fill(newEmail());
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByLabel('ご注文のお知らせをメールで受け取る').check();
  await page.getByLabel('に同意します').check();
  await context.setOffline(true);
  await page.getByRole('button', { name: '登録へ進む' }).click();
  await expect(dialog(page).getByRole('alert')).toBeInViewport();
});

test('a file of addresses that is chosen without a network is opened once there is one', async ({
  page,
  context,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.goto('/member/contacts/import');
  await untilHydrated(page);
  await pressOffline(page, context, () =>
    page.locator('[data-part=address-file]').setInputFiles({
      name: 'a.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('姓,名,郵便番号\r\n佐藤,一郎,1500001'),
    }),
  );
  await expect(page.getByRole('button', { name: '1人を読み込む' })).toBeVisible();
});

test('what was begun is offered once there is a network, though there was none when the page opened', async ({
  page,
}) => {
  await chooseDesign(page);
  await untilKept(page);
  let isAway = true;
  await page.route(/\/assets\/open-drafts|\/favicon\.svg/, (route) =>
    isAway ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  isAway = false;
  await expect(page.getByRole('button', { name: 'つづきから作る' })).toBeVisible();
});

/** Calls of one path that reached the shop. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === path && response.ok()) count += 1;
  });
  return () => count;
}

/** Without a network the notice comes long before a call gives up, and goes once there is one. */
async function pressOffline(page: Page, context: BrowserContext, press: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await press();
  await expect(notice(page).last()).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
}

test('the front says that there is no network, and opens what was pressed', async ({ page, context }) => {
  await page.goto('/');
  await untilHydrated(page);
  const design = page.getByRole('main').locator(`a[href^="${CREATE}"]`).first();
  await pressOffline(page, context, () => design.click());
  await expect(page).toHaveURL(/\/create\//);
});

test('from the last look to the receipt nothing is lost and nothing is ordered twice without a network', async ({
  page,
  context,
}) => {
  const orders = countCalls(page, '/api/order/create');
  const books = countCalls(page, '/api/book/create');
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await confirmContents(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(page.getByText('通信が切れました。つながりしだい、続きから再開します。')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'ご注文', exact: true })).toBeVisible();
  expect(books()).toBe(1);

  await typeCustomer(page);
  await pressOffline(page, context, () => page.getByRole('button', { name: '最終確認へ進む' }).click());
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  expect(orders()).toBe(1);

  const cases = page.getByLabel('はがきケース', { exact: false });
  await pressOffline(page, context, () => cases.selectOption('2').then());
  await expect(cases).toHaveValue('2');
  await expect(page.getByText('はがきケース × 2', { exact: false })).toBeVisible();
  await page.getByLabel('クーポンコード').fill('NO-SUCH-COUPON');
  const useCoupon = page.getByRole('button', { name: '使う', exact: true });
  await pressOffline(page, context, () => useCoupon.click());
  await expect(page.getByText('お使いいただけません', { exact: false })).toBeVisible();

  await context.setOffline(true);
  const pay = page.getByRole('button', { name: /円を支払う$/ });
  await pay.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('もう一度');
  await expect(pay).toBeEnabled();
  await context.setOffline(false);
  await payOnSandbox(page);

  await pressOffline(page, context, () => page.getByRole('link', { name: 'ご注文の内容を見る' }).click());
  await expect(page.getByRole('heading', { name: 'ご注文の内容', level: 1 })).toBeVisible();
  await pressOffline(page, context, () => page.getByRole('link', { name: /領収/ }).first().click());
  await expect(page.getByRole('button', { name: /印刷/ })).toBeVisible();

  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  const cancel = page.getByRole('button', { name: 'キャンセルする' });
  await cancel.click();
  await context.setOffline(true);
  await dialog(page).locator(cancel).click();
  await expect(dialog(page).getByRole('alert')).toContainText('通信できませんでした');
  await expect(notice(page), 'what is to be pressed again waits for nothing').toHaveCount(0);
  await context.setOffline(false);
  await dialog(page).locator(cancel).click();
  await expect(page.getByText('返金の手続き中').or(page.getByText('返金済み')).first()).toBeVisible();
});

test('what is written to the shop without a network is sent once there is one, and once only', async ({
  page,
  context,
}) => {
  const inquiries = countCalls(page, '/api/inquiry/create');
  await page.goto('/contact/');
  await page.getByRole('radio', { name: 'その他' }).check();
  await page.getByLabel('お名前').fill('髙橋 花子');
  await page.getByLabel('メールアドレス').fill(newEmail());
  await page.getByLabel('内容').fill('お休みの日はいつですか。');
  await pressOffline(page, context, () => page.getByRole('button', { name: '送る', exact: true }).click());
  await expect(page.getByRole('heading', { name: 'お問い合わせを承りました。' })).toBeVisible();
  expect(inquiries()).toBe(1);
});

test('a call that never answers holds back nothing else of my page, and what failed stays told', async ({
  page,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const isDrafts = (url: URL): boolean => url.pathname === '/api/draft/list';
  await page.route(isDrafts, () => new Promise(() => {}));
  await page.goto('/member/');
  await expect(page.getByRole('heading', { name: 'ログイン情報' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '読み込めませんでした' })).toBeVisible();
  const goOn = page.getByRole('button', { name: /^つづきから作る/ });
  await expect(goOn, 'what this device has').toBeVisible();
  await page.unroute(isDrafts);
  const again = page.getByRole('button', { name: 'もう一度読み込む' });
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(goOn).toBeVisible();

  const monthly = page.getByRole('checkbox', { name: '毎月のお知らせメールを受け取る' });
  await page.route('**/api/member/settings/monthly', (route) => route.abort());
  await monthly.click();
  const failed = page.getByRole('status').filter({ hasText: '保存できませんでした' });
  await expect(failed.locator('[data-lasting]')).toHaveCSS('animation-name', 'none');
  await expectAccessible(page, 'a failure that stays until it is closed');
  await failed.getByRole('button', { name: '閉じる' }).click();
  await expect(failed).toHaveCount(0);
  await expect(monthly).toBeFocused();
});

test('a page that is long in coming is said to be on its way', async ({ page }) => {
  await page.goto(`${CREATE}kit/10`);
  await untilHydrated(page);
  const answer = await holdRequests(page, '**/assets/PhotoRoute*.js');
  await design(page).click();
  const arriving = page.getByRole('status').filter({ hasText: '読み込んでいます' });
  await expect(arriving).toBeVisible();
  await expect(arriving).toBeInViewport();
  answer();
  await dismissFirstWarning(page);
  await expect(arriving).toHaveCount(0);
});
