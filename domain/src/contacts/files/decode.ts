/** Turns bytes into text; the platform's TextDecoder. Throws on bytes that are not of this encoding when strict. */
export type Decoder = (bytes: Uint8Array, encoding: string, strict: boolean) => string;

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'euc-jp' | 'iso-2022-jp';

/** Bytes that are looked at to tell an encoding. */
const SAMPLE_BYTES = 65_536;

const UNIT_BYTES = 2;

/** Line ends, tabs, commas and their like: the only characters that every table and every vCard holds. */
const SEPARATORS: readonly number[] = [0x09, 0x0a, 0x0d, 0x2c, 0x3a, 0x3b];

/**
 * The separators of a sample that is read as units of two bytes; none where one of the units is no character of a text.
 */
function separatorsAs(sample: Uint8Array, highByte: 0 | 1): number {
  let separators = 0;
  for (let at = 0; at < sample.length; at += UNIT_BYTES) {
    const unit = ((sample[at + highByte] ?? 0) << 8) | (sample[at + 1 - highByte] ?? 0);
    if (SEPARATORS.includes(unit)) separators += 1;
    else if (unit < 0x20) return 0;
  }
  return separators;
}

/**
 * UTF-16 by its byte-order mark, or by the byte order in which its two-byte units hold more separators; else null.
 * NUL bytes do not tell the order: in 一 (U+4E00) the low byte is NUL, in a Latin letter the high byte.
 */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length % UNIT_BYTES !== 0) return null;
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const [little, big] = [separatorsAs(sample, 1), separatorsAs(sample, 0)];
  if (little === big) return null;
  return little > big ? 'utf-16le' : 'utf-16be';
}

/** ISO-2022-JP says by these escapes where kanji begin; no other text holds them. */
const ESCAPES = ['\u001b$@', '\u001b$B'];

function isIso2022Jp(bytes: Uint8Array): boolean {
  const text = Array.from(bytes.subarray(0, SAMPLE_BYTES), (byte) => String.fromCharCode(byte)).join('');
  return ESCAPES.some((one) => text.includes(one));
}

/**
 * How much of a text looks wrongly decoded: replacement characters, and half-width kana, which EUC-JP looks like in
 * Shift_JIS.
 */
function oddness(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return 10 * count(/[\ufffd\u0080-\u009f]/g) + count(/[\uff61-\uff9f\ue000-\uf8ff]/g);
}

/** Encodings that nothing but the oddness of their text tells apart, the commonest first. */
const GUESSED = ['shift_jis', 'utf-8', 'euc-jp'] as const;

type Guess = { readonly encoding: (typeof GUESSED)[number]; readonly text: string; readonly oddness: number };

/** How the beginning of a file looks in each encoding, the least odd first; none where its encoding is sure. */
function guessesOf(bytes: Uint8Array, decode: Decoder): readonly Guess[] {
  if (utf16Of(bytes) || isIso2022Jp(bytes)) return [];
  try {
    decode(bytes, 'utf-8', true);
    return [];
  } catch {
    const sample = bytes.subarray(0, SAMPLE_BYTES);
    return GUESSED.map((encoding) => {
      const text = decode(sample, encoding, false);
      return { encoding, text, oddness: oddness(text) };
    }).toSorted((a, b) => a.oddness - b.oddness);
  }
}

/** UTF-16 or ISO-2022-JP if the bytes show it, else UTF-8 if all bytes are valid, else the guess of least oddness. */
const textEncoding = (bytes: Uint8Array, decode: Decoder): TextEncoding =>
  utf16Of(bytes) ?? (isIso2022Jp(bytes) ? 'iso-2022-jp' : (guessesOf(bytes, decode)[0]?.encoding ?? 'utf-8'));

/** One of several encodings that a file may be in, with a line of it. */
export type EncodingSample = { readonly encoding: Guess['encoding']; readonly line: string };

const SAMPLE_LENGTH = 60;
/** Two encodings whose oddness differs by no more than this are equally likely: only a person can tell. */
const MAX_DISTANCE = 10;

/**
 * Where two encodings look nearly as likely, a line in each, for a person to choose; none where one is plainly right.
 */
export function encodingSamples(bytes: Uint8Array, decode: Decoder): readonly EncodingSample[] {
  const guesses = guessesOf(bytes, decode);
  const [best, next] = guesses;
  if (!best || !next || next.oddness - best.oddness > MAX_DISTANCE) return [];
  const lineNo = Math.max(
    0,
    best.text.split('\n').findIndex((line) => /[\u0080-\uffff]/.test(line)),
  );
  return guesses.map(({ encoding, text }) => ({
    encoding,
    line: (text.split('\n')[lineNo] ?? '').trim().slice(0, SAMPLE_LENGTH),
  }));
}

/** The text of a file without its byte-order mark, in the encoding that a person has chosen, else in the likeliest. */
export const decodeText = (
  bytes: Uint8Array,
  decode: Decoder,
  chosen: TextEncoding = textEncoding(bytes, decode),
): string => decode(bytes, chosen, false).replace(/^\ufeff/, '');
