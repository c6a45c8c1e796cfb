import { expect, type Page } from '@playwright/test';

/**
 * Windows with the text enlarged: twice on a phone and on a desk, and a desk of 1280 px at 400 % (WCAG 1.4.4,
 * 1.4.10). The font of the root leaves the em of media queries as it is; the browser's own setting enlarges that, too.
 */
const ENLARGED = [
  { name: 'text at 150 % on a phone', width: 375, height: 812, rootFont: '150%' },
  { name: 'text at 200 % on a phone', width: 375, height: 812, rootFont: '200%' },
  { name: 'text at 200 % on a desk', width: 1280, height: 900, rootFont: '200%' },
  { name: 'zoom of 400 %', width: 320, height: 256 },
] as const;

/** The smallest phone, with the largest text. */
export const NARROWEST = { width: 320, height: 640, rootFont: '200%' } as const;

/** The font size that browsers have unless somebody has changed it, px. */
const SETTING_PX = 16;

type Enlarged = { readonly width: number; readonly height: number } & {
  readonly rootFont?: string;
  readonly settingPx?: number;
};

/** The browser's own font size, px. */
async function setSetting(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  await session.detach();
}

const setRootFont = (page: Page, size: string): Promise<void> =>
  page.evaluate((font) => document.documentElement.style.setProperty('font-size', font), size);

/** Does something in a window with the text enlarged, and leaves the text as it was. */
export async function enlarged<Answer>(
  page: Page,
  { width, height, rootFont = '', settingPx }: Enlarged,
  look: () => Promise<Answer>,
): Promise<Answer> {
  await page.setViewportSize({ width, height });
  // Only where asked for: detaching a CDP session removes the virtual authenticator (passkey) that a test has added.
  if (settingPx !== undefined) await setSetting(page, settingPx);
  await setRootFont(page, rootFont);
  const answer = await look();
  await setRootFont(page, '');
  if (settingPx !== undefined) await setSetting(page, SETTING_PX);
  return answer;
}

/** Runs in the page. What sticks out, lies over other text, stands one character a line, breaks inside a word, or covers the window. */
function findFaults(): string[] {
  /** 確かめられませんでした。 and the like have no place to break, and are of so many characters at most. */
  const LONGEST_PHRASE = 12;
  /** Words that a reader sees as one: アルバム, バーコード. Endings (せん) and halves of 事業者 are taken for words as well. */
  const WORD = /^[ァ-ヶー]{3,8}$/;
  const faults: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(
        (element) => `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 20)}`,
      );
    faults.push(`the page is ${page.scrollWidth} px wide: ${widest.slice(-3).join('; ')}`);
  }
  // An open dialog is all that can be used.
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

  for (const row of top.querySelectorAll('[role="tablist"]'))
    if (row.scrollWidth > row.clientWidth + 1) faults.push(`a tab is cut of “${row.textContent}”`);

  for (const group of top.querySelectorAll('fieldset, [role="group"]')) {
    const frame = group.parentElement;
    if (!frame) continue;
    const { paddingLeft, paddingRight } = getComputedStyle(frame);
    const room = frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (frame.clientWidth > 0 && group.getBoundingClientRect().width > room + 1)
      faults.push(`“${group.textContent?.slice(0, 20)}” sticks out of its frame`);
  }

  /** Height of a wide sticky element that stays in the window, px; a negative inset leaves part of it outside. */
  const stuckPx = (element: Element): number => {
    const { position, bottom, top: inset } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    if (position !== 'sticky' || width <= innerWidth / 2) return 0;
    const sides = [bottom, inset].filter((side) => side !== 'auto').map(Number.parseFloat);
    return Math.max(0, height + Math.min(0, Math.max(-height, ...sides)));
  };
  const covered = [...top.querySelectorAll('*')].reduce((sum, element) => sum + stuckPx(element), 0);
  if (covered > innerHeight / 4) faults.push(`${Math.round(covered)} px stick to the window`);

  /** What scrollers around it leave of a box. */
  const seenPart = (box: DOMRect, of: Element): DOMRect => {
    let { left, top: upper, right, bottom } = box;
    for (let at: Element | null = of; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const frame = at.getBoundingClientRect();
      [left, upper] = [Math.max(left, frame.left), Math.max(upper, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return new DOMRect(left, upper, Math.max(0, right - left), Math.max(0, bottom - upper));
  };

  /** How wide a line of the block around it is, px. */
  const lineWidth = (of: Element): number => {
    let block = of;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
    const { paddingLeft, paddingRight } = getComputedStyle(block);
    return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };

  const boxesOf = (node: Node, start: number, end: number, of: Element): DOMRect[] => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()]
      .map((box) => seenPart(box, of))
      .filter(({ width, height }) => width > 1 && height > 1);
  };

  const onSeveralLines = (boxes: readonly DOMRect[]): boolean =>
    new Set(boxes.map(({ top }) => Math.round(top))).size > 1;

  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
  /** The parts of an overlong phrase that must not break: katakana words, dates (11月24日) and amounts (1,200円). */
  const wordsIn = (phrase: string) =>
    [...segmenter.segment(phrase)]
      .filter(({ segment }) => WORD.test(segment))
      .map(({ segment, index }) => ({ 0: segment, index }))
      .concat([...phrase.matchAll(/\d+月\d+日|\d[\d,]*円/g)]);

  /** Words of ours that stand on more than one line, though one has room for them and all that may not be parted from them. */
  function brokenWords(node: Node, of: Element): string[] {
    const text = node.textContent ?? '';
    // What was typed (5-6-7, 東京都, 様) and names of designs (：) break where they must, and so does the sandbox's own page.
    const isTyped = /\d-\d|：|様$|^(?:東京都|.{2,3}[府県])|号室$|^.{1,4}[市区町村][一-龠]+$/.test(text);
    if (isTyped || getComputedStyle(of).wordBreak !== 'keep-all') return [];
    return [...text.matchAll(/[^\u200b\s、。，（）「」・！？〜＋]+/g)].flatMap((phrase) => {
      const end = phrase.index + phrase[0].length;
      const width = boxesOf(node, phrase.index, end, of).reduce((sum, box) => sum + box.width, 0);
      const parts =
        width > lineWidth(of) ? wordsIn(phrase[0]) : phrase[0].matchAll(/[ぁ-んァ-ヶー一-龠々]{2,}/g);
      return [...parts].flatMap(({ 0: word, index }) => {
        const start = phrase.index + index;
        const boxes = boxesOf(node, start, start + word.length, of);
        return onSeveralLines(boxes) ? [word] : [];
      });
    });
  }

  /** No line begins with the end of a sentence or of its part, where a line has room for a phrase of ours. */
  function partedEnds(node: Node, of: Element): string[] {
    const text = node.textContent ?? '';
    if (lineWidth(of) < LONGEST_PHRASE * Number.parseFloat(getComputedStyle(of).fontSize)) return [];
    return [...text.matchAll(/[^\u200b\s][、。]/g)].flatMap(({ 0: end, index }) => {
      const boxes = boxesOf(node, index, index + end.length, of);
      return onSeveralLines(boxes) ? [end] : [];
    });
  }

  /** Street numbers, of three parts or more, days with that of the week, numbers of orders and of the seller. */
  const NUMBER = /(?<![\d-])\d+(?:-\d+){2,}(?![\d-])|\d+月\d+日\u2060?（.）|F\d{6}-\w{5}|T\d{13}/g;
  /** Those that stand on two lines. */
  function partedNumbers(node: Node, of: Element): string[] {
    const text = node.textContent ?? '';
    return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
      const boxes = boxesOf(node, index, index + number.length, of);
      if (boxes.reduce((sum, { width }) => sum + width, 0) > lineWidth(of)) return [];
      return onSeveralLines(boxes) ? [number] : [];
    });
  }

  type Line = { readonly text: string; readonly of: Element; readonly box: DOMRect };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const of = walker.currentNode.parentElement;
    if (
      text === '' ||
      !of?.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
    )
      continue;
    const { writingMode, fontSize } = getComputedStyle(of);
    // Vertical text is printed matter; what is clipped away is read aloud only, and so is what has no size.
    const isSeen = !writingMode.startsWith('vertical') && Number.parseFloat(fontSize) > 0;
    if (!isSeen || of.closest('svg, select, [class*="hidden"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()]
      .map((box) => seenPart(box, of))
      .filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length >= 3 && text.length / boxes.length < 2)
      faults.push(`“${text.slice(0, 30)}” stands in ${boxes.length} lines`);
    faults.push(
      ...brokenWords(walker.currentNode, of).map((word) => `“${word}” is broken in “${text.slice(0, 30)}”`),
    );
    faults.push(
      ...partedNumbers(walker.currentNode, of).map((number) => `“${number}” stands on two lines`),
      ...partedEnds(walker.currentNode, of).map(
        (end) => `a line of “${text.slice(0, 30)}” begins inside “${end}”`,
      ),
    );
    lines.push(...boxes.map((box) => ({ text, of, box })));
  }

  const isPinned = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== top; at = at.parentElement)
      if (/sticky|fixed|absolute/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  const free = lines.filter(({ of }) => !isPinned(of)).sort((a, b) => a.box.top - b.box.top);
  for (const [index, one] of free.entries()) {
    for (const other of free.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Tall boxes of tight lines touch without their ink touching.
      const tight = 0.45 * Math.min(one.box.height, other.box.height);
      if (one.text !== other.text && x > 3 && y > tight)
        faults.push(`“${one.text.slice(0, 20)}” and “${other.text.slice(0, 20)}” overlap`);
    }
  }
  return [...new Set(faults)];
}

/** Fails where enlarged text cannot be read; leaves the text as it was. */
export async function expectReadableEnlarged(page: Page, what: string): Promise<void> {
  for (const window of ENLARGED) {
    const faults = await enlarged(page, window, () => page.evaluate(findFaults));
    expect.soft(faults, `${what}, ${window.name}`).toEqual([]);
  }
}
