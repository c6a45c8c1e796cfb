import { expectAccessible } from '../support/axe.ts';
import { enlarged, NARROWEST } from '../support/enlarged.ts';
import {
  addRecipientByHand,
  arriveAtSender,
  chooseDesign,
  dialog,
  message,
  pinFromInbox,
  typeAddress,
  typeSignUp,
} from '../support/flow.ts';
import { lostMarks } from '../support/lost-marks.ts';
import { newEmail } from '../support/member.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

const person = { last: '山田', first: '太郎', zip: '1500001', rest: '5-6-7' };

test('axe finds nothing on the pages of the flow and their dialogs', async ({ page }) => {
  await chooseDesign(page);
  await expectAccessible(page, 'first warning of the photo step');
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expectAccessible(page, 'sender');
  await typeAddress(page.getByRole('main'), person);
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await expectAccessible(page, 'recipients, empty');
  await page.getByRole('button', { name: '宛先を入力' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'a recipient by hand');
  await page.keyboard.press('Escape');
  await addRecipientByHand(page, { ...person, first: '花子' });
  await expectAccessible(page, 'recipients');
  await page.getByRole('button', { name: '連絡帳から選択' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'the picker');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectAccessible(page, 'confirmation');
  await page.getByRole('button', { name: /宛先 1／30/ }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'a card held close');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/member/');
  await expect(page.getByRole('heading', { name: 'ログイン情報' })).toBeVisible();
  await expectAccessible(page, 'my page');
});

test('axe finds nothing in any view of the sign-in dialog, nor on my page', async ({ page }) => {
  const email = newEmail();
  await page.goto('/member/?from=smartpass');
  await expect(page.getByRole('tab', { name: 'スマートパス' })).toBeVisible();
  await expectAccessible(page, 'smartpass');
  await page.evaluate('sessionStorage.clear()');
  await page.goto('/member/');
  await expect(page.getByRole('tab', { name: '初めての方' })).toBeVisible();
  await expectAccessible(page, 'login');
  await page.getByRole('button', { name: 'パスワードをお忘れの方' }).click();
  await expectAccessible(page, 'reissue');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(message(page, 'メールを送信しました')).toBeVisible();
  await expectAccessible(page, 'reissue, done');
  await page.getByRole('button', { name: 'ログインにもどる' }).click();
  await page.getByRole('tab', { name: '初めての方' }).click();
  await expectAccessible(page, 'signup');
  await typeSignUp(page, email);
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await expectAccessible(page, 'PIN');
  await page.getByLabel('認証コード').fill(await pinFromInbox(page, email));
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByRole('button', { name: '手続きにもどる' })).toBeVisible();
  await expectAccessible(page, 'signup completed');
  await page.getByRole('button', { name: '手続きにもどる' }).click();
  await expect(page.getByRole('heading', { name: 'ログイン情報' })).toBeVisible();
  await expectAccessible(page, 'my page');
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const name of ['メールアドレスを変える', 'パスワードを変える', '退会する', 'ログアウト']) {
    await page.getByRole('button', { name }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page, name);
    const lost = await enlarged(page, NARROWEST, () => lostMarks(page, 'dialog p'));
    expect.soft(lost, name).toEqual([]);
    await page.setViewportSize(size);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.context().clearCookies();
  await page.goto('/member/');
  await page.getByRole('tab', { name: '初めての方' }).click();
  await typeSignUp(page, email);
  await expect(page.getByRole('heading', { name: '新規会員登録エラー' })).toBeVisible();
  await expectAccessible(page, 'duplicated e-mail');
});
