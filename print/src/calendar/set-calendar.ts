import { pxToPt, sizeInStyle } from '@fumi/domain';
import { overlaps } from '../address/page-checks.ts';
import type { Box, Color, Issue, Operation, Origin, PlacedGlyph, TextOperation } from '../display-list.ts';
import { findingIssues } from '../issues.ts';
import { type Fit, fitLine } from '../text/fit.ts';
import type { Finding, FontChain } from '../text/font-chain.ts';
import { shapeHorizontal } from '../text/horizontal-line.ts';
import { placeLine } from '../text/place-line.ts';
import { typeInk } from '../text/type-ink.ts';
import { shapeVertical } from '../text/vertical-line.ts';
import type { CalendarPlace, PlannedOwnDays, PlannedText } from './calendar-plan.ts';
import { markOutlines } from './day-marks.ts';
import { planCalendar } from './plan-calendar.ts';
import { setOwnWords } from './set-own-days.ts';

type SetText = {
  readonly glyphs: readonly PlacedGlyph[];
  readonly findings: readonly Finding[];
  readonly overflows: boolean;
  readonly sizePt: number;
  /** What the line covers. */
  readonly area: Box;
};

/** The fit of a line, made smaller or larger where the customer chose a size, as far as its box allows. */
function fitStyled(
  lengthEm: number,
  { size, ...room }: Pick<PlannedText, 'size' | 'sizePt' | 'floorPt'> & { readonly lengthPt: number },
): Fit {
  const fit = fitLine(lengthEm, room);
  return size ? fitLine(lengthEm, { ...room, sizePt: sizeInStyle(fit.sizePt, room.floorPt, size) }) : fit;
}

/** One line in its box: across it stands in the middle, along it as it is aligned. */
function setText({ text, box, align, writing, ...room }: PlannedText, chain: FontChain): SetText {
  const isVertical = writing === 'vertical';
  const line = isVertical ? shapeVertical(text, chain) : shapeHorizontal(text, chain);
  const lengthPt = isVertical ? box.height : box.width;
  const fit = fitStyled(line.lengthEm, { ...room, lengthPt });
  const free = lengthPt - line.lengthEm * fit.sizePt * fit.squeeze;
  const shift = align === 'start' ? 0 : align === 'middle' ? free / 2 : free;
  const place = isVertical
    ? { x: box.x + box.width / 2, y: box.y + shift }
    : { x: box.x + shift, y: box.y + box.height / 2 };
  const glyphs = placeLine(line, { ...place, sizePt: fit.sizePt, squeeze: fit.squeeze });
  const lengthOnPage = lengthPt - free;
  const area = isVertical
    ? { x: place.x - fit.sizePt / 2, y: place.y, width: fit.sizePt, height: lengthOnPage }
    : { x: place.x, y: place.y - fit.sizePt / 2, width: lengthOnPage, height: fit.sizePt };
  return { glyphs, findings: line.findings, overflows: fit.overflows, sizePt: fit.sizePt, area };
}

const originOf = ({ look }: CalendarPlace): Origin => ({
  party: 'front',
  field: `text.calendar-${look.what}`,
});

type InkedGlyphs = { readonly color: Color; readonly set: Pick<SetText, 'glyphs' | 'sizePt'> };

/** Glyphs of one ink are one operation. */
function inkGroups(texts: readonly InkedGlyphs[], origin: Origin): TextOperation[] {
  const groups = new Map<string, TextOperation>();
  for (const { color: wanted, set } of texts) {
    const color = typeInk(wanted, set.sizePt);
    const key = color.join();
    const glyphs = [...(groups.get(key)?.glyphs ?? []), ...set.glyphs];
    groups.set(key, { kind: 'text', color, glyphs, origin });
  }
  return [...groups.values()].filter(({ glyphs }) => glyphs.length > 0);
}

type SetCalendar = {
  readonly operations: readonly Operation[];
  readonly issues: readonly Issue[];
};

/** Places of a design are exact to a pixel of the print raster, on which designs are drawn. */
const SLACK_PT = pxToPt(1);

/** Where words may stand: inside an area, and not where a hole goes. */
type Safe = { readonly area: Box; readonly holes: readonly Box[] };

function holds({ area: safe, holes }: Safe, words: Box): boolean {
  const { x, y, width, height } = words;
  const [left, top] = [safe.x - SLACK_PT, safe.y - SLACK_PT];
  const [right, bottom] = [safe.x + safe.width + SLACK_PT, safe.y + safe.height + SLACK_PT];
  const isInside = x >= left && y >= top && x + width <= right && y + height <= bottom;
  return isInside && !holes.some((hole) => overlaps(hole, words));
}

const OWN_DAY: Origin = { party: 'front', field: 'text.own-day' };

const issueOf = (code: Issue['code'], origin: Origin, text: string): Issue => ({
  ...{ code, ...origin, text },
  percent: null,
});

/** The customer's own days: their words apart from the calendar's, and their marks over these. */
function setOwnDays(ownDays: readonly PlannedOwnDays[], fonts: FontChain, safe: Safe): SetCalendar {
  const days = ownDays.map((day) => ({ ...day, set: setOwnWords(day, fonts) }));
  const issues = days.flatMap(({ words, marks, unmarked, set }): Issue[] => [
    ...findingIssues(set.findings, OWN_DAY),
    ...[...new Set([...set.cut, ...unmarked])].map((text) => issueOf('cut-short', OWN_DAY, text)),
    ...([...set.areas, ...marks.map(({ box }) => box)].every((area) => holds(safe, area))
      ? []
      : [issueOf('outside-safe-area', OWN_DAY, words[0] ?? '')]),
  ]);
  const marks = days.flatMap((day) => day.marks);
  const shapes = marks.map(({ mark, box, color }) => ({
    kind: 'shape' as const,
    color: typeInk(color, box.width),
    outlines: markOutlines(mark, box),
  }));
  return { operations: [...inkGroups(days, OWN_DAY), ...shapes], issues };
}

/** A calendar place as the painters paint it: rules first, the days over them. Words stay inside `safe`. */
export function setCalendar(place: CalendarPlace, fonts: FontChain, safe: Safe): SetCalendar {
  const plan = planCalendar(place);
  const origin = originOf(place);
  const texts = plan.texts.map((text) => ({ ...text, set: setText(text, fonts) }));
  const issues = texts.flatMap(({ text, set }): Issue[] => [
    ...findingIssues(set.findings, origin),
    ...(set.overflows ? [issueOf('overflow', origin, text)] : []),
    ...(holds(safe, set.area) ? [] : [issueOf('outside-safe-area', origin, text)]),
  ]);
  const rules = plan.rules.map((rule) => ({ kind: 'fill' as const, ...rule }));
  const own = setOwnDays(plan.ownDays, fonts, safe);
  return {
    operations: [...rules, ...inkGroups(texts, origin), ...own.operations],
    issues: [...issues, ...own.issues],
  };
}
