import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addRecipientByHand, arriveAtSender, chooseDesign, dialog, typeAddress } from '../support/flow.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`);
  expect(found, where).toEqual([]);
}

const person = { last: '山田', first: '太郎', zip: '1500001', rest: '5-6-7' };

test.describe('phones', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('axe finds nothing on the pages of the flow and their dialogs', async ({ page }) => {
    await chooseDesign(page);
    await expectNoViolations(page, 'first warning of the photo step');
    const buffer = await cameraJpeg({ width: 2400, height: 1800 });
    await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await expectNoViolations(page, 'sender');
    await typeAddress(page.getByRole('main'), person);
    await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
    await expectNoViolations(page, 'recipients, empty');
    await page.getByRole('button', { name: '宛先を入力' }).click();
    await expectNoViolations(page, 'a recipient by hand');
    await page.keyboard.press('Escape');
    await addRecipientByHand(page, person);
    await expectNoViolations(page, 'recipients');
    await page.getByRole('button', { name: '連絡帳から選択' }).click();
    await expectNoViolations(page, 'the picker');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expectNoViolations(page, 'confirmation');
    await page.getByRole('button', { name: /宛先 1／30/ }).click();
    await expectNoViolations(page, 'a card held close');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.goto('/member/');
    await expect(page.getByRole('heading', { name: 'ログイン情報' })).toBeVisible();
    await expectNoViolations(page, 'my page');
  });

  test('axe finds nothing in the sign-in dialog', async ({ page }) => {
    await page.goto('/member/');
    await expect(page.getByRole('tab', { name: 'ログイン' })).toBeVisible();
    await expectNoViolations(page, 'login');
    await page.getByRole('tab', { name: '初めての方' }).click();
    await expectNoViolations(page, 'signup');
    await page.getByRole('tab', { name: 'ログイン' }).click();
    await page.getByRole('button', { name: 'パスワードをお忘れの方' }).click();
    await expectNoViolations(page, 'reissue');
  });
});
