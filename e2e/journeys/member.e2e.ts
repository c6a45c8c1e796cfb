import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asShown } from '../support/as-shown.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectReadableEnlarged } from '../support/enlarged.ts';
import {
  acceptCrop,
  arriveAtSender,
  askForAddresses,
  CREATE,
  chooseDesign,
  dialog,
  dismissFirstWarning,
  pickPhoto,
  pinFromInbox,
  signInWithAu,
  signUpInDialog,
  typeSignUp,
} from '../support/flow.ts';
import { newEmail, PASSWORD } from '../support/member.ts';
import { finishBook, typeCustomer } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

const OTHER_PASSWORD = '春の川べりを歩く';

async function arriveAtMyPage(page: Page): Promise<string> {
  await page.goto('/member/');
  const email = await signUpInDialog(page);
  await expect(page.getByRole('heading', { name: 'ログイン情報' })).toBeVisible();
  return email;
}

/** Between the phrases of a sentence (ADR 61). */
const PHRASE_MARK = '\u200b';

/** Moves by Tab alone until the thing of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 30; steps++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const words = await focused.evaluate((element) => [
      element.getAttribute('aria-label') ?? '',
      element.textContent ?? '',
      ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? ''),
    ]);
    if (words.some((text) => name.test(text.replaceAll(PHRASE_MARK, '')))) return;
  }
  throw new Error(`Tab never reaches ${name}.`);
}

test('the keyboard alone signs up, sees each view, and goes on', async ({ page }) => {
  const email = newEmail();
  await page.goto('/member/');
  await expect(page.getByLabel('メールアドレス')).toBeFocused();
  await tabTo(page, asShown('パスワードをお忘れの方'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'パスワードの再発行' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'ログイン' })).toBeVisible();
  await page.getByRole('tab', { name: 'ログイン' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '初めての方' })).toBeFocused();
  await tabTo(page, /^メールアドレス/);
  await page.keyboard.type(email);
  await tabTo(page, /^パスワード/);
  await page.keyboard.insertText(PASSWORD);
  await tabTo(page, asShown('に同意します'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('認証コード')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: '初めての方' }), 'back to the sign-up (spec §4)').toBeVisible();
  await typeSignUp(page, email);
  await expect(page.getByLabel('認証コード')).toBeFocused();
  await page.keyboard.type(await pinFromInbox(page, email));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '手続きにもどる' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(email).first()).toBeVisible();
});

test('a smartpass newcomer comes back to the photo, gives an e-mail, and pays nothing for one set', async ({
  page,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await page.goto(`${CREATE}?from=smartpass`);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  await askForAddresses(page);
  await expect(page.getByRole('tab', { name: 'スマートパス' })).toHaveAttribute('aria-selected', 'true');
  await signInWithAu(page, `photo-step-${process.pid}`, true);
  await expect(dialog(page).getByRole('heading', { name: 'メールアドレスの登録' })).toBeVisible();
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('not an address');
  await page.getByRole('button', { name: '確認メールを送る' }).click();
  await expect(page.getByText('メールアドレスの形をお確かめください。')).toBeVisible();
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(newEmail());
  await page.getByRole('button', { name: '確認メールを送る' }).click();
  await dialog(page).getByRole('button', { name: 'いいえ' }).click();
  await page.getByRole('button', { name: '確認メールを送る' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await expect(page.getByRole('heading', { name: '差出人入力' })).toBeVisible();

  await finishBook(page);
  await typeCustomer(page);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(newEmail());
  await page.getByRole('radio', { name: /ゆうメール/ }).check();
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  const use = page.getByRole('button', { name: 'スマートパス 1セット無料クーポンを使う' });
  await use.click();
  const giveBack = page.getByRole('button', { name: 'クーポンを使わない' });
  await expect(giveBack).toBeFocused();
  await giveBack.press('Enter');
  await expect(page.getByLabel('クーポンコード')).toBeFocused();
  await use.click();
  await expect(page.getByText('0円').first()).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('group').getByText('ご注文の明細').click();
  await expectReadableEnlarged(page, 'the lines of an order with a coupon');
  await expectAccessible(page, 'payment with a coupon');
  await page.getByRole('button', { name: '注文を確定する' }).click();
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();

  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await expect(page.getByText('お支払いなし（0円）')).toBeVisible();
  await expect(page.getByRole('link', { name: '領収書' }), 'of no money').toHaveCount(0);
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  await dialog(page).getByRole('button', { name: 'キャンセルする' }).click();
  await expect(page.getByText('キャンセルしました。')).toBeVisible();
  await expect(page.getByRole('main'), 'nothing was paid').not.toContainText('返金');
});

test('a member changes e-mail and password, links a service, takes a copy of everything, and leaves', async ({
  page,
}) => {
  await page.clock.install();
  const own = await arriveAtMyPage(page);
  const email = newEmail();
  await page.getByRole('button', { name: 'メールアドレスを変える' }).click();
  await page.getByLabel('新しいメールアドレス').fill(own.toUpperCase());
  await page.getByRole('button', { name: '認証コードを送る' }).click();
  await expect(page.getByText('今と同じアドレスです。')).toBeVisible();
  await page.getByLabel('新しいメールアドレス').fill(email);
  await page.getByRole('button', { name: '認証コードを送る' }).click();
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await page.clock.fastForward('00:30');
  await page.reload();
  await expect(
    dialog(page).getByRole('button', { name: 'コードをもう一度送る' }),
    'a page that is loaded again waits on, not anew',
  ).toHaveText(/あと\u200b?[12]?\d秒/);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'メールアドレスを変える' }).click();
  await dialog(page).getByRole('button', { name: 'もどる' }).click();
  await expect(page.getByLabel('新しいメールアドレス'), 'another may be typed').toHaveValue(email);
  await page.getByRole('button', { name: '認証コードを送る' }).click();
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'メールアドレスを変える' }).click();
  await expect(page.getByLabel('認証コード'), 'the mail that was sent still counts').toBeVisible();
  const right = await pinFromInbox(page, email);
  await page.getByLabel('認証コード').fill(right === '111111' ? '222222' : '111111');
  await dialog(page).getByRole('button', { name: 'メールアドレスを変える' }).click();
  await expect(
    page.getByText('いちばん新しいメールのコードを入力してください。'),
    'how to go on',
  ).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'コードをもう一度送る' })).toBeVisible();
  await page.getByLabel('認証コード').fill(right);
  await dialog(page).getByRole('button', { name: 'メールアドレスを変える' }).click();
  await expect(page.getByText('メールアドレスを変えました。')).toBeVisible();

  await page.getByRole('button', { name: 'パスワードを変える' }).click();
  await page.getByLabel('今のパスワード').fill('これではない言葉');
  await page.getByLabel('新しいパスワード').fill(OTHER_PASSWORD);
  await dialog(page).getByRole('button', { name: 'パスワードを変える' }).click();
  await expect(page.getByText('今のパスワードが違います。')).toBeVisible();
  await page.getByLabel('今のパスワード').fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'パスワードを変える' }).click();
  await expect(page.getByText('パスワードを変えました。')).toBeVisible();

  await page.getByRole('button', { name: 'auでのログインを使えるようにする' }).click();
  await page.getByLabel(/^名前/).fill(`linked-${process.pid}`);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await dialog(page).getByRole('button', { name: '使えるようにする' }).click();
  await expect(page.getByText('auでログインできるようにしました。')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'データを書き出す' }).click();
  const copy = await readFile(await (await download).path(), 'utf8');
  expect(copy).toContain(email);

  const window = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name: '退会する' }).click();
  await expect(page.getByRole('heading', { name: '退会の確認' }), 'what is asked is in sight').toBeFocused();
  await page.setViewportSize(window);
  await page.getByLabel('消えることを確認しました').check();
  await dialog(page).getByRole('button', { name: '退会する' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('status').filter({ hasText: '退会のお手続きが終わりました。' })).toBeVisible();
  await page.goto('/member/');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(OTHER_PASSWORD);
  await dialog(page).getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('ログインに失敗しました。', { exact: false })).toBeVisible();
});

test('a device that was lost is signed out from another', async ({ page, browser, baseURL }) => {
  const email = await arriveAtMyPage(page);
  const lost = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await lost.newPage();
  await there.goto('/member/');
  await there.getByLabel('メールアドレス').fill(email);
  await there.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await there.getByRole('dialog').getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(there.getByRole('heading', { name: 'ログイン情報' })).toBeVisible();
  await expect(there.getByRole('term').filter({ hasText: 'Chrome' }).first()).toBeVisible();
  await expect(there.getByRole('definition').filter({ hasText: /日時 / }).first()).toBeVisible();
  await page.reload();
  await page
    .getByRole('button', { name: /^Chrome.*（最後に使った日時 [\d/]+ [\d:]+）をログアウトさせる$/ })
    .click();
  await expect(page.getByText('ログアウトさせました。')).toBeVisible();
  await there.reload();
  await expect(there.getByRole('tab', { name: 'ログイン' })).toBeVisible();
  await lost.close();
});

test('who signs out leaves no page with addresses in another tab', async ({ page, context }) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('姓', { exact: true }).fill('髙橋');
  const book = await context.newPage();
  await book.goto('/member/contacts');
  await book.getByRole('button', { name: '宛先を追加' }).first().click();
  await dialog(book).getByLabel('姓', { exact: true }).first().fill('渡邉');
  const other = await context.newPage();
  await other.goto('/member/');
  await other.getByRole('button', { name: 'ログアウト', exact: true }).click();
  await dialog(other).getByRole('button', { name: 'ログアウト' }).click();
  for (const left of [other, book, page]) await expect(left).toHaveURL('/');
  for (const left of [book, page])
    expect(await left.evaluate(() => Object.values({ ...sessionStorage }).join())).not.toMatch(/髙橋|渡邉/);
  const links = () => Object.keys({ ...localStorage }).filter((key) => key.startsWith('account-draft:'));
  expect(await page.evaluate(links), 'nor what it was just saving').toEqual([]);
});

test('the service that was discontinued says so, and leads to the sign-in by e-mail', async ({ page }) => {
  await page.goto('/api/auth/twitter');
  await expect(page.getByRole('heading', { name: 'このログイン方法は終了しました' })).toBeVisible();
  await page.getByRole('link', { name: 'メールアドレスでのログインに切り替える' }).click();
  await expect(page.getByRole('heading', { name: /切り替え/ })).toBeVisible();
});

test('the dialog for notices, closed to look for the mail, opens again at its question', async ({ page }) => {
  await arriveAtMyPage(page);
  const email = newEmail();
  const open = () => page.getByRole('button', { name: /^ご注文のお知らせ先/ }).click();
  await open();
  await dialog(page).getByLabel('メールアドレス').fill(email);
  await dialog(page).getByRole('button', { name: '確認メールを送る' }).click();
  const arrived = page.getByRole('dialog', { name: 'メールは届きましたか？' });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack(), () => page.reload()]) {
    await expect(arrived).toContainText(email);
    await leave();
    await expect(arrived).toHaveCount(0);
    await open();
  }
  await arrived.getByRole('button', { name: 'はい' }).click();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await open();
  await expect(dialog(page).getByLabel('メールアドレス'), 'what is done is not asked again').toHaveValue('');
});
