import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { expectReadableEnlarged } from './enlarged.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [375, 1280] as const;

/** Makes sticky elements static: axe takes what they cover for too small a target, though it can be scrolled free. */
const UNSTICK = `for (const element of document.querySelectorAll('body *'))
  if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'`;

/** Asks for violations alone: otherwise axe spends most of its time on listing the elements that pass. */
const RUN = `axe.run({ runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`;

/** Names that are read and not shown have no lines to break (web/build/spoken-names.ts). */
const MARKED_NAMES = `[...document.querySelectorAll('[aria-label], [aria-valuetext], [aria-description], [alt]')]
  .flatMap((element) => [...element.attributes])
  .filter(({ name, value }) => /^(aria-.*|alt)$/.test(name) && value.includes('\u200b'))
  .map(({ value }) => value.replaceAll('\u200b', '|'))`;

/** What axe finds on the page as it is shown: each rule with the elements that break it. */
export async function axeFindings(page: Page): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate<boolean>('"axe" in window'))) await frame.evaluate(axe.source);
  return page.evaluate<string[]>(RUN);
}

/** Fails where axe finds anything, or anything sticks out at the side, at any width or with enlarged text; `what` names what is shown. */
export async function expectAccessible(
  page: Page,
  what: string,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  await expect(page.locator('h1').first(), `${what} has loaded`).toBeAttached();
  // Animations are ended: a note that is half faded has too little contrast.
  await page.evaluate('document.getAnimations().forEach((animation) => animation.finish())');
  if (widths === WIDTHS) await expectReadableEnlarged(page, what);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(UNSTICK);
    expect(await axeFindings(page), `${what} at ${width} px`).toEqual([]);
    expect(await page.evaluate(MARKED_NAMES), `${what} has names with marks for line breaks`).toEqual([]);
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(wide, `${what} at ${width} px sticks out`).toBeLessThanOrEqual(0);
  }
}
