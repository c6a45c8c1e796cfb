/* What a hand scanner types: letters some ten milliseconds apart, then Enter. */

export type Typed = { readonly text: string; readonly atMs: number };

/** People type slower than this; a scanner's next letter comes within some 20 ms, or 100 over a busy line. */
const GAP_MS = 150;

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Characters by `KeyboardEvent.code`, for where an input method hides `key`. */
const PLACES: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Minus: ['-', '_'],
  Slash: ['/', '?'],
};

/** The character that a key types; empty where it types none. */
export function letterOf({ key, code, shiftKey }: Key): string {
  if ([...key].length === 1) return key.normalize('NFKC');
  if (key !== 'Process') return '';
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  return digit ?? PLACES[code]?.[shiftKey ? 1 : 0] ?? '';
}

/** What was typed so far and one more letter; after a pause, the letter alone. */
export const typeOn = (before: Typed, letter: string, atMs: number): Typed => ({
  text: atMs - before.atMs > GAP_MS ? letter : before.text + letter,
  atMs,
});

/** The code that Enter ends; null where a person presses Enter on a button, long after letters. */
export const codeAtEnter = ({ text, atMs }: Typed, enterMs: number): string | null =>
  text.length > 1 && enterMs - atMs <= GAP_MS ? text : null;
