import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator.ts';
import { expectAccessible } from '../support/axe.ts';
import { enlarged } from '../support/enlarged.ts';
import {
  acceptCrop,
  askForAddresses,
  CREATE,
  chooseDesign,
  dialog,
  dismissFirstWarning,
  message,
  pickPhoto,
  pinFromInbox,
  signInWithAu,
  signUpInDialog,
  typeSignUp,
  untilKept,
} from '../support/flow.ts';
import { listen } from '../support/listener.ts';
import { newEmail, PASSWORD } from '../support/member.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

/* The dialog opens from any page that needs a member; my page is the shortest way to it. */

const openDialog = (page: Page) => page.goto('/member/');
const password = (page: Page) => page.getByLabel('パスワード', { exact: true });
const logIn = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'ログイン', exact: true }).click();

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading, 'which nobody presses').toHaveCSS('outline-style', 'none');
  await expect(page.getByText('ログアウトしました。')).toBeVisible();
}

const RESET_LINK = /\S+\/member\/password\/reset\?token=[\w-]+/;

/** The link in the newest mail to `email` that has one; it is written after the page's answer. */
async function linkFromInbox(page: Page, email: string): Promise<string> {
  const inbox = await page.context().newPage();
  const mail = inbox.locator('article').filter({ hasText: email }).filter({ hasText: RESET_LINK }).first();
  await expect(async () => {
    await inbox.goto('/sandbox/inbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const text = await mail.innerText();
  await inbox.close();
  return RESET_LINK.exec(text)?.[0] ?? '';
}

test('a sign-up that fails leads to the error page without a question, and back to a photo that no device keeps', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await page.route('**/api/signup', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'bad_request' } } }),
  );
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.dismiss();
  });
  await page.goto(CREATE);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  await askForAddresses(page);
  await page.getByRole('tab', { name: '初めての方' }).click();
  await typeSignUp(page, newEmail());
  await expect(page.getByRole('link', { name: 'つづきから試す' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'つづきから試す' }).click();
  await expect(page.getByRole('button', { name: '宛名面の入力へ進む' })).toBeEnabled();
});

test('a sign-up needs the terms, a true referral code and the mailed PIN', async ({ page }) => {
  const heard = await listen(page);
  await openDialog(page);
  await page.getByRole('tab', { name: '初めての方' }).click();
  const go = page.getByRole('button', { name: '登録へ進む' });
  await expect(go).toBeDisabled();
  await expect(page.getByText('利用規約に同意してください')).toBeVisible();
  // Pressed all the same, everything that is wrong is named at once, and the first of it has the focus.
  await page.getByLabel('紹介コード').fill('A1');
  await page.getByLabel('メールアドレス').press('Enter');
  await expect(page.getByLabel('メールアドレス')).toBeFocused();
  for (const [field, words] of [
    [page.getByLabel('メールアドレス'), 'メールアドレスを入力してください。'],
    [password(page), 'パスワードを入力してください。'],
    [page.getByLabel('紹介コード'), '紹介コードは5文字で入力してください。'],
    [page.getByLabel('に同意します'), '利用規約に同意してください'],
  ] as const)
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
  const email = newEmail();
  await page.getByLabel('メールアドレス').fill(email);
  await password(page).fill(PASSWORD);
  await page.getByLabel('に同意します').check();
  await page.getByLabel('紹介コード').fill('ZZZZZ');
  await go.click();
  await expect(page.getByText('紹介コードが正しくありません。')).toBeVisible();
  await page.getByLabel('紹介コード').fill('');
  await go.click();
  await page.getByLabel('認証コード').fill('000000');
  const mismatches = async () =>
    (await heard()).filter((words) => words.includes('認証コードが一致しませんでした')).length;
  for (const tries of [1, 2]) {
    await page.getByLabel('認証コード').press('Enter');
    await expect.poll(mismatches).toBe(tries);
  }
  await expect(page.getByText('認証コードが一致しませんでした')).toBeVisible();
  await page.getByRole('button', { name: 'もどる' }).click();
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email);
  await expect(password(page)).toHaveValue(PASSWORD);
  await go.click();
  await page.getByLabel('認証コード').fill(await pinFromInbox(page, email));
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('新規登録が完了しました。注文手続きを再開します。')).toBeVisible();
});

test('a PIN that does not come is sent again after a minute, and the new one alone counts', async ({
  page,
}) => {
  await page.clock.install();
  await openDialog(page);
  await page.getByRole('tab', { name: '初めての方' }).click();
  const email = newEmail();
  await typeSignUp(page, email);
  const first = await pinFromInbox(page, email);
  const again = page.getByRole('button', { name: 'コードをもう一度送る' });
  await expect(again).toBeDisabled();
  await page.clock.runFor('01:01');
  const refusal = { error: { code: 'too_many_requests', message: '操作の回数が上限に達しました。' } };
  await page.route('**/api/signup', (route) => route.fulfill({ status: 429, json: refusal }));
  await again.click();
  await expect(page.getByRole('alert')).toContainText('上限に達しました');
  await page.unroute('**/api/signup');
  await page.getByLabel('認証コード').fill('123 456 78');
  await expect(page.getByLabel('認証コード'), 'six figures are all').toHaveValue('123456');
  await page.getByLabel('認証コード').fill(first === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: '登録する' }).click();
  const mismatch = page.getByText('認証コードが一致しませんでした');
  await expect(mismatch).toBeVisible();
  await again.click();
  await expect(page.getByText('新しいコードをお送りしました。')).toBeVisible();
  await expect(mismatch, 'of the code before').toHaveCount(0);
  await expect(again).toBeDisabled();
  await expect(again).toBeFocused();
  await page.getByLabel('認証コード').fill(first);
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(mismatch).toBeVisible();
  await expect(page.getByText('何度か間違えたコードはお使いいただけない')).toBeVisible();
  await page.getByLabel('認証コード').fill(await pinFromInbox(page, email));
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('新規登録が完了しました。')).toBeVisible();
});

test('a page that is loaded again while the PIN is on its way asks for it, until somebody gives it up', async ({
  page,
}) => {
  const signUp = async (email: string) => {
    await page.getByRole('tab', { name: '初めての方' }).click();
    await typeSignUp(page, email);
    await expect(page.getByLabel('認証コード')).toBeVisible();
    await page.reload();
    await expect(page.getByText(`${email} に認証コードをお送りしました。`)).toBeVisible();
  };
  await openDialog(page);
  const given = newEmail();
  await signUp(given);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain(given);
  expect(kept).not.toContain(PASSWORD);
  await page.getByRole('button', { name: 'もどる' }).click();
  await expect(page.getByLabel('メールアドレス')).toHaveValue(given);
  await page.reload();
  await expect(page.getByRole('tab', { name: '初めての方' })).toBeVisible();
  const email = newEmail();
  await signUp(email);
  await page.getByLabel('認証コード').fill(await pinFromInbox(page, email));
  await page.getByRole('button', { name: '登録する' }).click();
  await page.getByRole('button', { name: '手続きにもどる' }).click();
  await expect(page.getByRole('heading', { name: 'マイページ' })).toBeVisible();
});

test('the photo step that is loaded again while the PIN is on its way goes on to the addresses', async ({
  page,
}) => {
  await chooseDesign(page);
  await dismissFirstWarning(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  await untilKept(page);
  await askForAddresses(page);
  await page.getByRole('tab', { name: '初めての方' }).click();
  const email = newEmail();
  await typeSignUp(page, email);
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await page.reload();
  await page.getByLabel('認証コード').fill(await pinFromInbox(page, email));
  await page.getByRole('button', { name: '登録する' }).click();
  await page.getByRole('button', { name: '手続きにもどる' }).click();
  await expect(page.getByRole('heading', { name: '差出人入力' })).toBeVisible();
});

test('the browser’s way back leads from the PIN to the filled sign-up and to the photo, and the way on back there', async ({
  page,
}) => {
  await chooseDesign(page);
  await dismissFirstWarning(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  await untilKept(page);
  await askForAddresses(page);
  const signUp = page.getByRole('tab', { name: '初めての方' });
  await signUp.click();
  const email = newEmail();
  await page.getByLabel('メールアドレス').fill(email);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: '宛名面の入力へ進む' }).click();
  await expect(signUp).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email);
  await typeSignUp(page, email);
  const pin = await pinFromInbox(page, email);
  await page.goBack();
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '宛名面の入力へ進む' })).toBeEnabled();
  await expect(page.getByRole('dialog'), 'nobody asked for it').toHaveCount(0);
  await askForAddresses(page);
  await page.getByLabel('認証コード').fill(pin);
  await page.getByRole('button', { name: '登録する' }).click();
  await page.getByRole('button', { name: '手続きにもどる' }).click();
  await expect(page.getByRole('heading', { name: '差出人入力' })).toBeVisible();
});

test('whoever closes the step of the PIN comes back to it, and the first mail counts', async ({ page }) => {
  await openDialog(page);
  await page.getByRole('tab', { name: '初めての方' }).click();
  const email = newEmail();
  await typeSignUp(page, email);
  const pin = await pinFromInbox(page, email);
  const close = page.getByRole('button', { name: '閉じる', exact: true });
  await close.click();
  await expect(password(page)).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: '登録へ進む' }).click();
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await close.click();
  await expect(password(page)).toBeVisible();
  await close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click();
  await page.getByLabel('認証コード').fill(pin);
  await page.getByRole('button', { name: '登録する' }).click();
  await page.getByRole('button', { name: '手続きにもどる' }).click();
  await expect(page.getByRole('heading', { name: 'マイページ' })).toBeVisible();
});

test('a PIN that a member page waits for is not asked for at the photo step', async ({ page }) => {
  await openDialog(page);
  await page.getByRole('tab', { name: '初めての方' }).click();
  const email = newEmail();
  await typeSignUp(page, email);
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await chooseDesign(page);
  await dismissFirstWarning(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  await expect(page.getByLabel('認証コード')).toHaveCount(0);
  await openDialog(page);
  await expect(page.getByText(`${email} に認証コードをお送りしました。`)).toBeVisible();
});

test('an address that is taken, a wrong password, and a password set anew', async ({ page }) => {
  const heard = await listen(page);
  await openDialog(page);
  const email = await signUpInDialog(page);
  await expect(page.getByRole('heading', { name: 'マイページ' })).toBeVisible();
  await logOut(page);

  await openDialog(page);
  await page.getByRole('tab', { name: '初めての方' }).click();
  await page.getByLabel('メールアドレス').fill(email);
  await password(page).fill('まったく別の長い言葉');
  await page.getByLabel('に同意します').check();
  await page.getByRole('button', { name: '登録へ進む' }).click();
  await expect(page.getByRole('heading', { name: '新規会員登録エラー' })).toBeVisible();
  await page.getByRole('button', { name: 'もどる' }).click();

  // What was typed goes along: to the sign-in, and from there to the reissue.
  await page.getByRole('tab', { name: 'ログイン' }).click();
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email);
  await password(page).fill('まったく別の長い言葉');
  await logIn(page);
  await expect(page.getByText('ログインに失敗しました。', { exact: false })).toContainText(
    'もう一度ご登録ください',
  );
  const window = page.viewportSize();
  const sentence = '通信できませんでした。電波の届くところで、もう一度お試しください。';
  const refusal = { error: { code: 'too_many_requests', message: sentence } };
  await page.route('**/api/member/login', (route) => route.fulfill({ status: 429, json: refusal }));
  await enlarged(page, { width: 320, height: 640, settingPx: 32 }, async () => {
    await logIn(page);
    await expect(page.getByRole('alert'), 'the answer to a press is in sight').toBeInViewport({
      ratio: 0.99,
    });
  });
  await page.unroute('**/api/member/login');
  if (window) await page.setViewportSize(window);

  await page.getByRole('button', { name: 'パスワードをお忘れの方' }).click();
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email);
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(message(page, 'メールを送信しました')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ログインにもどる' })).toBeFocused();
  await expect
    .poll(heard)
    .toContain('メールを送信しました 届いたメールのリンクから、30分以内に新しいパスワードを決めてください。');
  const link = await linkFromInbox(page, email);
  await page.goto(link);
  await page.getByLabel('新しいパスワード').fill('春の川べりを歩く');
  await page.getByRole('button', { name: 'パスワードを変える' }).click();
  await expect(message(page, 'パスワードを変えました。')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect.poll(heard).toContain('パスワードを変えました。新しいパスワードでログインしてください。');
  await expectAccessible(page, 'a new password');
  await page.getByRole('main').getByRole('link', { name: 'ログイン', exact: true }).click();
  await expect(page.getByLabel('パスワード', { exact: true })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('新しいパスワード').fill('秋の川べりを歩く');
  await page.getByRole('button', { name: 'パスワードを変える' }).click();
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByRole('button', { name: '新しいリンクを送る' }).press('Enter');
  await expect(heading, 'a used link brings another one').toBeFocused();
  await expect.poll(heard).toContain('新しいリンクをメールでお送りしました。30分以内にお開きください。');

  await openDialog(page);
  await page.getByLabel('メールアドレス').fill(email);
  await password(page).fill('春の川べりを歩く');
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'ログイン情報' })).toBeVisible();
  await expect(heading, 'who has signed in begins at the page’s heading').toBeFocused();

  await addAuthenticator(page);
  await page.getByRole('button', { name: 'パスキーを追加する' }).click();
  await page.getByLabel('パスキーの名前').fill('居間のパソコン');
  await page.getByRole('button', { name: '追加へ進む' }).click();
  await expect(page.getByText('パスキーを追加しました。')).toBeVisible();
  await expect(page.getByText('まだ使っていません')).toBeVisible();
  await expectAccessible(page, 'a passkey on my page');
  await logOut(page);
  await openDialog(page);
  // The authenticator has the passkey, and takes part in the suggestions without being asked.
  await expect(page.getByRole('heading', { name: 'ログイン情報' })).toBeVisible();
  await expect(page.getByText(/居間のパソコン/)).toBeVisible();
  await expect(page.getByText('まだ使っていません')).toHaveCount(0);
  await page.getByRole('button', { name: 'パスキー「居間のパソコン」を削除する' }).click();
  await expect(page.getByText('パスキーを削除しました。', { exact: false })).toBeVisible();
});

test('at a bare IP address, where there are no passkeys, none is offered', async ({ page, shop }) => {
  await page.goto(`${shop.url.replace('localhost', '127.0.0.1')}/member/`);
  await expect(page.getByLabel('メールアドレス')).toBeVisible();
  await expect(page.getByRole('button', { name: /パスキー/ })).toHaveCount(0);
});

test('another service wants the terms first, and its newcomer counts as a sign-up', async ({ page }) => {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/event')) events.push(request.postData() ?? '');
  });
  await openDialog(page);
  await page.getByRole('button', { name: 'auで続ける' }).click();
  await expect(page.getByText('利用規約に同意してください')).toBeVisible();
  await signInWithAu(page, `visitor${process.pid}`);
  await expect(page.getByRole('heading', { name: '外部サービスでのログイン' })).toBeVisible();
  await expect.poll(() => events.some((event) => event.includes('"method":"au"'))).toBe(true);
});

test('a member of another service alone gets an address and a password, and then needs it no more', async ({
  page,
}) => {
  await openDialog(page);
  await signInWithAu(page, `alone-${process.pid}`);
  await page.goto('/member/');
  await page.getByRole('button', { name: 'auでのログインをはずす' }).click();
  await expect(
    page.getByText('メールアドレスとパスワードを設定してください', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('メールアドレスを登録すると、パスワードも設定できます。')).toBeVisible();
  const noticed = newEmail();
  await page.getByRole('button', { name: /^ご注文のお知らせ先/ }).click();
  await dialog(page).getByLabel('メールアドレス').fill(noticed);
  await dialog(page).getByRole('button', { name: '確認メールを送る' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await expect(page.getByRole('definition').filter({ hasText: noticed })).toBeVisible();
  await page.goto('/contact/');
  await expect(page.getByLabel('メールアドレス'), 'where their notices go').toHaveValue(noticed);
  await page.goto('/member/');
  const email = newEmail();
  await page.getByRole('button', { name: 'メールアドレスを変える' }).click();
  await page.getByLabel('新しいメールアドレス').fill(email);
  await page.getByRole('button', { name: '認証コードを送る' }).click();
  await page.getByLabel('認証コード').fill(await pinFromInbox(page, email));
  await dialog(page).getByRole('button', { name: 'メールアドレスを変える' }).click();
  await page.getByRole('button', { name: 'パスワードを設定する' }).click();
  await expect(page.getByText('パスワードを決めるためのリンクを', { exact: false })).toBeVisible();
  await page.goto(await linkFromInbox(page, email));
  await page.getByLabel('新しいパスワード').fill(PASSWORD);
  await page.getByRole('button', { name: 'パスワードを変える' }).click();
  await expect(message(page, 'パスワードを変えました。')).toBeVisible();
  await page.goto('/member/');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.getByRole('button', { name: 'auでのログインをはずす' }).click();
  await expect(page.getByText('auでのログインをはずしました。')).toBeVisible();
});

test('smartpass visitors find their tab in place of the sign-up', async ({ page }) => {
  await page.goto('/member/?from=smartpass');
  await expect(page.getByRole('tab')).toHaveText(['ログイン', 'スマートパス']);
  await expect(page.getByRole('tab', { name: 'スマートパス' })).toHaveAttribute('aria-selected', 'true');
});
