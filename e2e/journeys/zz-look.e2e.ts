import { acceptCrop, CREATE, dialog, dismissFirstWarning, pickPhoto } from '../support/flow.ts';
import { cameraJpeg } from '../support/photos.ts';
import { test } from '../support/test.ts';

const DIR = process.env.LOOK_DIR ?? '.';

for (const [name, width, height] of [
  ['phone', 375, 740],
  ['desk', 1280, 860],
] as const) {
  test(`look ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    page.setDefaultTimeout(15_000);
    await page.setViewportSize({ width, height });
    await page.goto(`${CREATE}kit/30`);
    await page.getByRole('link', { name: /白菊/ }).first().click();
    await dismissFirstWarning(page);
    const buffer = await cameraJpeg({ width: 2400, height: 1800 });
    await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await acceptCrop(page);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${DIR}/look-${name}-1.png`, fullPage: true });
    await page.getByRole('button', { name: '文面を書く' }).click();
    await dialog(page).waitFor();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${DIR}/look-${name}-2.png` });
    await page
      .getByLabel('本文', { exact: true })
      .fill(
        '去る十月三日に 父 太郎 が\n八十二歳にて永眠いたしました\n本年中に賜りましたご厚情に\n深謝いたしますとともに\n明年も変わらぬご交誼のほど\nお願い申し上げます',
      );
    await page.getByLabel('お名前', { exact: true }).fill('山田 一郎\n花子');
    await page.getByLabel('住所・連絡先', { exact: true }).fill('〒100-0001\n東京都千代田区千代田1-2-3');
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${DIR}/look-${name}-3.png` });
    await page.goto(`${CREATE}kit/60`);
    await page
      .getByRole('link', { name: /線画の家並み/ })
      .first()
      .click();
    await page.waitForTimeout(800);
    await page.getByRole('button', { name: '文面を書く' }).click();
    await page
      .getByLabel('新しい住所', { exact: true })
      .fill('〒150-0001\n東京都渋谷区神宮前1-2-3\nメゾン神宮前101');
    await page.getByLabel('お名前', { exact: true }).fill('山田 一郎・花子');
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${DIR}/look-${name}-4.png` });
  });
}
