import { expectAccessible } from '../support/axe.ts';
import { addRecipientByHand, arriveAtSender, dialog } from '../support/flow.ts';
import { confirmContents, payOnSandbox, typeCustomer } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { untilPressed } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';

const DESK_WIDTHS = [820, 1280] as const;

test('an address that was mistyped is corrected on its paid card, which is drawn and rendered anew', async ({
  page,
  shop,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await addRecipientByHand(page, { last: '山田', first: '太郎', zip: '1060032', rest: '1-2-3' });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await typeCustomer(page);
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  await payOnSandbox(page);

  await page.goto(await shop.deskLink('support'));
  await page.goto('/desk/orders?state=paid');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^F\d{6}-/ })).toBeVisible();
  await untilPressed(page);
  await expect(page.getByRole('link', { name: '印刷用のPDF' })).toBeVisible();
  await page.getByRole('button', { name: '1ページ' }).click();
  await expect(page.getByRole('button', { name: '宛名を直す' }), 'a front has no address').toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: '2ページ' })).toBeVisible();
  await expect(page.getByRole('button', { name: '差出人を直す' }), 'no sender is printed').toHaveCount(0);
  await page.getByRole('button', { name: '宛名を直す' }).click();
  const question = page.getByRole('dialog', { name: '宛名を直す' });
  await expect(question.getByLabel('姓')).toHaveValue('山田');
  await expectAccessible(page, 'a face that is corrected', DESK_WIDTHS);
  await question.getByLabel(/^住所1/).fill('😀');
  await question.getByRole('button', { name: '保存' }).click();
  await expect(question.getByText('印刷できない文字が入っています', { exact: false })).toBeVisible();
  await question.getByLabel(/^住所1/).fill('港区六本木1-2-4');
  const drawnAnew = page.waitForResponse(/\/page\/2\.svg\?turn=1$/);
  await question.getByRole('button', { name: '保存' }).click();
  expect((await drawnAnew).ok()).toBe(true);
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Escape');
  await untilPressed(page);
  await expect(page.getByRole('link', { name: '印刷用のPDF' })).toBeVisible();
});
