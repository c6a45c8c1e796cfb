import { splitGraphemes } from '@fumi/domain';
import type { Box, Color, PlacedGlyph } from '../display-list.ts';
import { LEAST_SIZE_PT } from '../issues.ts';
import type { Finding, FontChain } from '../text/font-chain.ts';
import { setTextBlock } from '../text/text-block.ts';
import type { PlannedOwnDays } from './calendar-plan.ts';
import { LEAST_WORDS_PT } from './grid-shape.ts';
import { WORDS_LINE_EM } from './own-days.ts';

type SetWords = {
  readonly glyphs: readonly PlacedGlyph[];
  readonly areas: readonly Box[];
  readonly findings: readonly Finding[];
  readonly color: Color;
  readonly sizePt: number;
  /** The words of which not all are printed. */
  readonly cut: readonly string[];
};

type Block = ReturnType<typeof setTextBlock>;

/** Words shrink down to this size to stay on one line; below it, larger type on two is tried. */
const ONE_LINE_PT = LEAST_SIZE_PT.words;

/**
 * Sets the words from the top of the room: each day on one line, unless that is small and breaking between phrases
 * allows larger type; with every line filled where neither fits, even if the text then overflows.
 */
function setBlock(
  words: readonly string[],
  { room, sizePt, align }: PlannedOwnDays,
  fonts: FontChain,
): Block {
  const block = {
    text: words.join('\n'),
    ...{ box: room, sizePt, align },
    floorPt: LEAST_WORDS_PT,
    lineHeightEm: WORDS_LINE_EM,
    writing: 'horizontal',
    stack: 'start',
  } as const;
  const longest = Math.max(1, ...words.map((text) => splitGraphemes(text).length));
  const oneLinePt = Math.max(LEAST_WORDS_PT, Math.min(sizePt, room.width / longest));
  const oneLine = setTextBlock({ ...block, sizePt: oneLinePt }, fonts);
  const isOnOneLine = oneLine.areas.length === words.length && !oneLine.fit.overflows;
  if (isOnOneLine && oneLine.fit.sizePt >= Math.min(sizePt, ONE_LINE_PT)) return oneLine;
  const phrases = setTextBlock({ ...block, breaks: 'phrases' }, fonts);
  if (isOnOneLine)
    return !phrases.fit.overflows && phrases.fit.sizePt > oneLine.fit.sizePt ? phrases : oneLine;
  return phrases.fit.overflows ? setTextBlock(block, fonts) : phrases;
}

/** The words of a day; where they overflow at the least size, characters are cut off from the end. */
export function setOwnWords(day: PlannedOwnDays, fonts: FontChain): SetWords {
  const { room, color } = day;
  const lines = Math.floor((room.height / LEAST_WORDS_PT - 1) / WORDS_LINE_EM + 1 + 1e-9);
  let kept = day.words.slice(0, Math.max(0, lines));
  let block = setBlock(kept, day, fonts);
  while (kept.length > 0 && block.fit.overflows) {
    const shorter = splitGraphemes(kept.at(-1) ?? '')
      .slice(0, -1)
      .join('')
      .trimEnd();
    kept = [...kept.slice(0, -1), ...(shorter === '' ? [] : [shorter])];
    block = setBlock(kept, day, fonts);
  }
  const { glyphs, areas, findings, fit } = block;
  const cut = day.words.filter((words, at) => words !== kept[at]);
  const isEmpty = kept.length === 0;
  return {
    glyphs: isEmpty ? [] : glyphs,
    areas: isEmpty ? [] : areas,
    findings,
    color,
    sizePt: fit.sizePt,
    cut,
  };
}
