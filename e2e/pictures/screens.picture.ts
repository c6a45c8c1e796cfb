import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  acceptCrop,
  addRecipientByHand,
  CREATE,
  dismissFirstWarning,
  pickPhoto,
  signUpInDialog,
  typeAddress,
} from '../support/flow.ts';
import { confirmContents } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { PICTURES, picture } from '../support/picture.ts';
import { awaitPressFile, pressPicture } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [375, 1280] as const;

for (const width of WIDTHS) {
  test(`the main screens at ${width} px`, async ({ page }) => {
    await mkdir(PICTURES, { recursive: true });
    await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
    const shot = (name: string, fullPage = true) => picture(page, width, name, fullPage);
    await page.goto('/');
    await shot('01-front');
    await page.goto('/jp/apps/postcard/');
    await shot('02-postcard');
    await page.goto(CREATE);
    await shot('03-occasions');
    await page.goto(`${CREATE}kit/10`);
    await shot('04-designs', false);
    await page.locator('a[href*="preview?"]').first().click();
    await dismissFirstWarning(page);
    await shot('05-photo-empty');
    const buffer = await cameraJpeg({ width: 4000, height: 3000, profile: 'p3' });
    await pickPhoto(page, { name: 'IMG_0427.JPG', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('slider', { name: '写真の位置' })).toBeVisible();
    await shot('06-crop', false);
    await acceptCrop(page);
    await shot('07-photo');
    await page.getByText('裏面', { exact: true }).first().click();
    await shot('08-photo-back');
    await page.getByRole('button', { name: '宛名面の入力へ進む' }).click();
    await shot('09-copyright', false);
    await page.getByRole('button', { name: '問題ありません' }).click();
    await expect(page.getByRole('tab', { name: '初めての方' })).toBeVisible();
    await shot('10-sign-in', false);
    await signUpInDialog(page);
    await expect(page.getByRole('heading', { name: '差出人入力' })).toBeVisible();
    const sender = {
      last: '髙橋',
      first: '花子',
      zip: '1060032',
      rest: '1-2-3',
      building: 'ハイツ六本木305',
    };
    await typeAddress(page.getByRole('main'), sender);
    await page.getByRole('heading', { name: '差出人入力' }).click();
    await shot('11-sender');
    await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
    await expect(page.getByRole('heading', { name: '宛先選択' })).toBeVisible();
    await shot('12-recipients-none');
    await addRecipientByHand(page, { last: '𠮷田', first: '一郎', zip: '1500001', rest: '5-6-7' });
    await addRecipientByHand(page, { last: '渡邉', first: '美咲', zip: '5300001', rest: '2-3-4' });
    await shot('13-recipients');
    await page.getByRole('button', { name: '連絡帳から選択' }).click();
    await expect(page.getByRole('dialog').getByText('連絡帳を読み込んでいます。')).toHaveCount(0);
    await shot('14-picker', false);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await confirmContents(page);
    await shot('15-confirm');
    await page.getByRole('button', { name: '注文', exact: true }).click();
    await page.waitForURL(/customer$/);
    await expect(page.getByRole('heading', { name: 'ご注文', exact: true })).toBeVisible();
    const { bytes } = await awaitPressFile(page, 'T0021');
    for (const index of [0, 1]) {
      await writeFile(join(PICTURES, `press-page-${index + 1}.jpg`), await pressPicture(bytes, index));
    }
    await page.getByLabel('フリガナ').fill('タカハシ ハナコ');
    await page.getByLabel('電話番号').fill('03-1234-5678');
    await shot('16-order');
    await page.getByRole('button', { name: '最終確認へ進む' }).click();
    await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
    await shot('17-payment');
    await page.getByRole('button', { name: /円を支払う$/ }).click();
    await page.waitForURL(/sandbox\/pay/);
    await shot('18-sandbox');
    await page.getByRole('button', { name: '支払う', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();
    await shot('19-complete');
    await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
    await expect(page.getByRole('heading', { name: 'ご注文の内容' })).toBeVisible();
    await shot('20-order-page');
    await page.getByRole('link', { name: '領収書' }).click();
    await expect(page.getByRole('heading', { name: '領収書' })).toBeVisible();
    await shot('21-receipt');
    await page.goto('/member/');
    await shot('22-member');
    await page.goto('/member/contacts');
    await shot('23-contacts');
    await page.goto('/member/orders');
    await shot('24-orders');
  });
}
