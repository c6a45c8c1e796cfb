/** Turns bytes into text; the platform's TextDecoder. Throws on bytes that are not of this encoding when strict. */
export type Decoder = (bytes: Uint8Array, encoding: string, strict: boolean) => string;

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'euc-jp';

/** Bytes that are looked at to tell an encoding. */
const SAMPLE_BYTES = 65_536;

/** UTF-16, by its mark, or because every NUL stands in the same half of its unit, as of line ends and commas; else null. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length % 2 !== 0) return null;
  let [inFirst, inSecond] = [0, 0];
  for (const [index, byte] of bytes.subarray(0, SAMPLE_BYTES).entries()) {
    if (byte === 0 && index % 2 === 0) inFirst += 1;
    if (byte === 0 && index % 2 === 1) inSecond += 1;
  }
  if (Math.min(inFirst, inSecond) > 0 || Math.max(inFirst, inSecond) < 2) return null;
  return inSecond > 0 ? 'utf-16le' : 'utf-16be';
}

/** How much of a text looks wrongly decoded: signs that no byte stands for, and half-width kana, which EUC-JP becomes. */
function oddness(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return 10 * count(/[\ufffd\u0080-\u009f]/g) + count(/[\uff61-\uff9f\ue000-\uf8ff]/g);
}

/** The encoding of a file: UTF-16, else UTF-8 where all of it is, else the one in which the least looks odd. */
function textEncoding(bytes: Uint8Array, decode: Decoder): TextEncoding {
  const utf16 = utf16Of(bytes);
  if (utf16) return utf16;
  try {
    decode(bytes, 'utf-8', true);
    return 'utf-8';
  } catch {
    const sample = bytes.subarray(0, SAMPLE_BYTES);
    const odd = (['shift_jis', 'utf-8', 'euc-jp'] as const).map((encoding) => ({
      encoding,
      oddness: oddness(decode(sample, encoding, false)),
    }));
    return odd.reduce((best, next) => (next.oddness < best.oddness ? next : best)).encoding;
  }
}

/** The text of a file in whatever of these encodings it is, without its byte-order mark. */
export const decodeText = (bytes: Uint8Array, decode: Decoder): string =>
  decode(bytes, textEncoding(bytes, decode), false).replace(/^\ufeff/, '');
