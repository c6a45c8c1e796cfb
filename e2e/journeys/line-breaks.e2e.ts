import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phrasedSource, sentencesIn } from '@fumi/web/phrases';
import { expect, type Page, test } from '@playwright/test';
import { lostMarks } from '../support/lost-marks.ts';

const src = join(import.meta.dirname, '../../web/src');
const WIDTHS = [320, 375, 414, 768, 1280] as const;

const ours = (file: string): boolean =>
  file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('desk');

/** Every sentence for customers as the shop serves it. */
const sentences = (): readonly string[] =>
  readdirSync(join(src, 'copy'))
    .filter(ours)
    .flatMap((file) => {
      const source = readFileSync(join(src, 'copy', file), 'utf8');
      return sentencesIn(file, phrasedSource(file, source), '3,000');
    })
    .filter((sentence) => /[ぁ-ん]/.test(sentence) && !sentence.includes('\n'));

const stylesheet = ['tokens', 'reset', 'type'].map((name) =>
  readFileSync(join(src, `ui/${name}.css`), 'utf8'),
);

/** Runs in the page: sentences with a line of fewer than four characters, or with a break that is no end of a phrase. */
function findBadBreaks(): string[] {
  const isEnd = (before: string, after: string): boolean =>
    /[\u200b\s、。，．・：；！？…）」』〉／～〜〓-]/.test(before) || /[\s（「『〈／]/.test(after);
  return [...document.querySelectorAll('main > p')].flatMap((paragraph) => {
    const node = paragraph.firstChild as Text;
    const range = document.createRange();
    const lines = [''];
    let bottom: number | null = null;
    let isBroken = false;
    for (let at = 0; at < node.data.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      const isNext = bottom !== null && box.width > 0 && box.top >= bottom;
      if (isNext) {
        isBroken ||= !isEnd(node.data.charAt(at - 1), node.data.charAt(at));
        lines.push('');
      }
      if (box.width > 0) bottom = Math.max(isNext ? 0 : (bottom ?? 0), box.top + box.height / 2);
      lines[lines.length - 1] += node.data.charAt(at).replace('\u200b', '');
    }
    const isShort = lines.length > 1 && lines.some((line) => line.trim().length < 4);
    return isBroken || isShort ? [lines.join('／')] : [];
  });
}

async function showSentences(page: Page, style: string): Promise<void> {
  await page.setContent(`<html lang="ja"><style>${stylesheet.join('')} ${style}</style><main></main>`);
  await page.evaluate((texts) => {
    for (const text of texts)
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement('p'), { textContent: text }));
  }, sentences());
}

test('no line of our sentences breaks inside a phrase or is shorter than four characters', async ({
  page,
}) => {
  expect(sentences().length).toBeGreaterThan(800);
  await showSentences(page, 'main { padding-inline: 1.25rem; max-width: 40rem }');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(findBadBreaks), `${width} px`).toEqual([]);
  }
});

test('no line begins with a comma or a full stop, also on the narrowest phone with text at 200 %', async ({
  page,
}) => {
  // A phone’s bar lies over the page: the whole window is its width.
  const style = 'html { font-size: 200%; scrollbar-gutter: auto } main { padding-inline: var(--gutter) }';
  await page.setViewportSize({ width: 320, height: 640 });
  await showSentences(page, style);
  expect(await lostMarks(page, 'main > p')).toEqual([]);
});
