/** The parts of an address, each of which may begin a line and none of which is broken inside. */
export type AddressParts = {
  /** Prefecture, city and town. */
  readonly place: string;
  /** Street number: 1-2-3, 二丁目3番地. */
  readonly number: string;
  readonly building: string;
};

const DIGITS = '[0-9０-９一二三四五六七八九十百〇]+';
const UNIT = '(?:丁目|番地|番町|番|号(?![室棟館])|地割|線|条)?';
/** A door behind the last hyphen may carry a letter: 12-34-B604. */
const DOOR = '[A-Za-zＡ-Ｚａ-ｚ][0-9０-９]+(?![A-Za-z])';
/** What follows the number of a room, and never that of a street. */
const ROOM = '[0-9０-９]|号室|号館|号棟|室|階|棟|館|[FＦ](?![A-Za-z])';
/** Ends with a street number: the town's line that has one already, or the first word of the rest. */
const NUMBERED = /(?:[0-9０-９一二三四五六七八九十]|番地?|号)$/u;
/** Numbers with their units, joined by hyphens or の; the last one stands before a name or the end. */
const NUMBER = new RegExp(
  `^(?:${DIGITS}${UNIT}(?:[-‐-―−－ーｰの](?=${DIGITS}|${DOOR}))?)+(?:${DOOR})?(?!${ROOM})`,
  'u',
);
const BLANK = /[\s\u3000]+/u;

/**
 * Finds the street number and the building in what the customer typed as the rest of the address (spec §3).
 * No character but the blanks between the parts is dropped.
 */
export function splitAddress(state: string, address1: string, address2: string): AddressParts {
  const place = `${state.trim()}${address1.trim()}`;
  const rest = address2.trim();
  if (NUMBERED.test(address1.trim())) return { place, number: '', building: rest };
  const blank = rest.search(BLANK);
  if (blank > 0 && NUMBERED.test(rest.slice(0, blank))) {
    return { place, number: rest.slice(0, blank), building: rest.slice(blank).trim() };
  }
  const number = NUMBER.exec(rest)?.[0] ?? '';
  return { place, number, building: rest.slice(number.length) };
}

/**
 * Two lines at most: the street number closes the first one if it fits in `longest` characters, otherwise it
 * opens the second. It is never broken inside (postcard-face §3.6).
 */
export function addressLines(parts: AddressParts, fits: (line: string) => boolean): [string, string] {
  const { place, number, building } = parts;
  const whole = `${place}${number}`;
  if (fits(whole)) return [whole, building];
  return [place, building === '' ? number : `${number}\u3000${building}`.trim()];
}
