import { splitGraphemes } from '@fumi/domain';
import type { Box, Color, PlacedGlyph } from '../display-list.ts';
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

/** From the top of its room down: the largest size at which each day has one line, else at which all lines fit. */
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
    breaks: 'phrases',
  } as const;
  const set = setTextBlock(block, fonts);
  if (set.areas.length === words.length && !set.fit.overflows) return set;
  const longest = Math.max(...words.map((text) => splitGraphemes(text).length));
  const oneLinePt = room.width / longest;
  const small =
    oneLinePt >= LEAST_WORDS_PT && oneLinePt < sizePt
      ? setTextBlock({ ...block, sizePt: oneLinePt }, fonts)
      : set;
  return small.areas.length === words.length && !small.fit.overflows ? small : set;
}

/** The words of a day; from the last ones on they are cut to what fits at the least size. */
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
