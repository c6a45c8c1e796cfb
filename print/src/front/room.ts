import { TEXT_FACTS } from '@fumi/domain';
import { STEP_PT } from '../text/text-block.ts';
import type { TextPlace } from './placed-text.ts';

/** What a place holds in full-width characters: lines, and characters of each. */
export type Room = { readonly lines: number; readonly length: number };

type Place = Omit<TextPlace, 'z'>;

const lookOf = ({ type, look }: Place) => look ?? TEXT_FACTS[type].look;

/** The smallest size that the engine tries, pt. */
function leastSizePt(place: Place): number {
  const { sizePt } = lookOf(place);
  const spare = Math.max(0, sizePt - TEXT_FACTS[place.type].floorPt);
  return sizePt - STEP_PT * Math.floor(spare / STEP_PT);
}

/** From line to line, em, before lines come closer to fit. */
const stepOf = (place: Place): number => lookOf(place).lineHeightEm ?? TEXT_FACTS[place.type].lineHeightEm;

/** What a place holds at a type size, by default the smallest that the engine tries there. */
export function roomOf(place: Place, sizePt = leastSizePt(place), stepEm = stepOf(place)): Room {
  const { box } = place;
  const look = lookOf(place);
  const isVertical = look.writing === 'vertical';
  const [along, across] = isVertical ? [box.height, box.width] : [box.width, box.height];
  return {
    lines: Math.max(1, 1 + Math.floor((across / sizePt - 1) / stepEm + 1e-6)),
    length: Math.floor(along / sizePt / (1 + (look.trackingEm ?? 0)) + 1e-6),
  };
}

/** What may be typed into a place before it is refused: as small and as close as it is set, and as its type allows. */
export function mostIn(place: Place): Room {
  const { floorPt, tightestEm, maxLines, maxLength } = TEXT_FACTS[place.type];
  const sizePt = Math.min(floorPt, lookOf(place).sizePt);
  const { lines, length } = roomOf(place, sizePt, tightestEm ?? stepOf(place));
  return { lines: Math.min(lines, maxLines), length: Math.min(length, maxLength) };
}

/** What ends a greeting, and may stand on a line of its own. */
const FORMULA = /.{2}(?=申し上げ|いたしました|おめでとう|ございま)/;

/** A heading of one line in two, where it is too long for one at the design's size: 暑中お見舞い｜申し上げます. */
export function headingIn(place: Place, text: string): string {
  const isLong = widthOf(text) > roomOf(place, lookOf(place).sizePt).length;
  return isLong && !text.includes('\n') && roomOf(place).lines > 1 ? text.replace(FORMULA, '$&\n') : text;
}

/** A blank outside brackets, behind kana or Latin: not the one between two names in kanji. */
const PAUSE = /[ぁ-ゖ\u0021-\u007e] (?=.{3})(?![^（]*）)/gu;

/** A line in two at its most even pause; whole where no pause has three characters on each side. */
function atPause(line: string, length: number): string {
  const [best] = Array.from(line.matchAll(PAUSE), ({ index }) => index + 1)
    .filter((index) => index > 2 && widthOf(line.slice(0, index)) <= length)
    .map((index) => [line.slice(0, index), line.slice(index + 1)] as const)
    .sort((a, b) => Math.max(...a.map(widthOf)) - Math.max(...b.map(widthOf)));
  return best?.join('\n') ?? line;
}

/** A body whose lines that are too long at the design's size end at a pause, not inside a word: 本年十月に｜享年八十八にて. */
export function bodyIn(place: Place, text: string): string {
  const { length } = roomOf(place, lookOf(place).sizePt);
  const lines = text.split('\n').map((line) => (widthOf(line) > length ? atPause(line, length) : line));
  const broken = lines.join('\n');
  return broken.split('\n').length <= roomOf(place).lines ? broken : text;
}

/** Full-width characters that a line takes: letters and digits of ASCII are half as wide. */
const widthOf = (line: string): number =>
  [...line].reduce((sum, character) => sum + (character < '\u0100' ? 0.6 : 1), 0);

/** End of a sentence, a name with its reading or a measure: other lines are joined first. */
const SENTENCE_END = /(?:ます|ました|です|でした|ません|ください|）|cm|g|センチ|グラム)$/;

/**
 * A text in as many lines as a place has: with its own breaks where they have room, else with lines put together, those
 * of one sentence first; null where even that does not find room.
 */
export function arrangedIn({ lines, length }: Room, text: string): string | null {
  const own = text.split('\n');
  // Lines that the engine breaks again may end a character early (禁則).
  const linesOf = (line: string) => (widthOf(line) <= length ? 1 : Math.ceil(widthOf(line) / (length - 1)));
  if (own.reduce((sum, line) => sum + linesOf(line), 0) <= lines) return text;
  if (own.some((line) => widthOf(line) > length)) return null;
  const together = [...own];
  while (together.length > lines) {
    const joins = together.slice(1).map((line, at) => {
      const before = together[at] ?? '';
      return { at, width: widthOf(`${before} ${line}`), isEnd: SENTENCE_END.test(before) };
    });
    const [best] = joins
      .filter(({ width }) => width <= length)
      .sort((a, b) => Number(a.isEnd) - Number(b.isEnd) || a.width - b.width);
    if (!best) return greedily(own, { lines, length });
    together.splice(best.at, 2, `${together[best.at]} ${together[best.at + 1]}`);
  }
  return together.join('\n');
}

/** As few lines as there can be, filled one after the other; null where even they are too many. */
function greedily(own: readonly string[], { lines, length }: Room): string | null {
  const together: string[] = [];
  for (const line of own) {
    const joined = `${together.at(-1)} ${line}`;
    if (together.length === 0 || widthOf(joined) > length) together.push(line);
    else together.splice(-1, 1, joined);
  }
  return together.length <= lines ? together.join('\n') : null;
}
