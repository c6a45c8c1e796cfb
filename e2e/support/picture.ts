import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Where the pictures of the README lie. */
export const PICTURES = join(import.meta.dirname, '../../docs/pictures');

/** One picture of a screen as it is seen, once nothing moves any more. */
export async function picture(page: Page, width: number, name: string, fullPage = true): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // A picture of the whole page shows what nobody has scrolled to.
  if (fullPage) await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.screenshot({
    path: join(PICTURES, `${name}-${width}.jpg`),
    type: 'jpeg',
    quality: 80,
    fullPage,
    animations: 'disabled',
  });
}
