import { TEXT_FACTS } from '@fumi/domain';
import type { TextPlace } from './placed-text.ts';

/** What a place holds at the smallest size of its type, in full-width characters: lines, and characters of each. */
export type Room = { readonly lines: number; readonly length: number };

export function roomOf({ type, box, look = TEXT_FACTS[type].look }: Omit<TextPlace, 'z'>): Room {
  const facts = TEXT_FACTS[type];
  const sizePt = Math.min(facts.floorPt, look.sizePt);
  const isVertical = look.writing === 'vertical';
  const [along, across] = isVertical ? [box.height, box.width] : [box.width, box.height];
  const stepEm = look.lineHeightEm ?? facts.lineHeightEm;
  return {
    lines: Math.max(1, 1 + Math.floor((across / sizePt - 1) / stepEm + 1e-6)),
    length: Math.floor(along / sizePt / (1 + (look.trackingEm ?? 0)) + 1e-6),
  };
}

/** Full-width characters that a line takes: letters and digits of ASCII are half as wide. */
const widthOf = (line: string): number =>
  [...line].reduce((sum, character) => sum + (character < '\u0100' ? 0.6 : 1), 0);

/**
 * A text in as many lines as a place has: with its own breaks where they have room, else with lines put together;
 * null where even that does not find room.
 */
export function arrangedIn({ lines, length }: Room, text: string): string | null {
  const own = text.split('\n');
  // Lines that the engine breaks again may end a character early (禁則).
  const linesOf = (line: string) => (widthOf(line) <= length ? 1 : Math.ceil(widthOf(line) / (length - 1)));
  if (own.reduce((sum, line) => sum + linesOf(line), 0) <= lines) return text;
  if (own.some((line) => widthOf(line) > length)) return null;
  const together: string[] = [];
  for (const line of own) {
    const joined = `${together.at(-1)} ${line}`;
    if (together.length === 0 || widthOf(joined) > length) together.push(line);
    else together.splice(-1, 1, joined);
  }
  return together.length <= lines ? together.join('\n') : null;
}
