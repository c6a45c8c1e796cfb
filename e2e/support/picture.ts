import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Where the pictures of the README lie. */
export const PICTURES = join(import.meta.dirname, '../../docs/pictures');

/** One picture of a screen as it is seen, once everything on it has arrived and nothing moves any more. */
export async function picture(page: Page, width: number, name: string, fullPage = true): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  if (fullPage) await page.evaluate(showAll);
  await page.evaluate(decodePictures);
  await page.screenshot({
    path: join(PICTURES, `${name}-${width}.jpg`),
    type: 'jpeg',
    quality: 80,
    fullPage,
    animations: 'disabled',
  });
}

/** A picture of the whole page shows what nobody has scrolled to. The page's policy takes no inline style. */
function showAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  for (const image of document.images) image.loading = 'eager';
}

/** Pictures of the page that are seen, and those within drawn cards; those that fail stay as they are. */
async function decodePictures(): Promise<void> {
  const shown = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
  const drawn = [...document.querySelectorAll('image')].map(({ href }) => href.baseVal);
  const load = (src: string) => Object.assign(new Image(), { src }).decode();
  await Promise.allSettled([...shown.map((image) => image.decode()), ...drawn.map(load)]);
}
