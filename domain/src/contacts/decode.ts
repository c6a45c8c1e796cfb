/** Turns bytes into text; the platform's TextDecoder. Throws on bytes that are not of this encoding when strict. */
export type Decoder = (bytes: Uint8Array, encoding: string, strict: boolean) => string;

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis';

/** The encoding of a file: its byte-order mark, else UTF-8 where all of it is, else CP932 (shift_jis). */
function textEncoding(bytes: Uint8Array, decode: Decoder): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    decode(bytes, 'utf-8', true);
    return 'utf-8';
  } catch {
    return 'shift_jis';
  }
}

/** The text of a file in whatever of the four encodings it is, without its byte-order mark. */
export const decodeText = (bytes: Uint8Array, decode: Decoder): string =>
  decode(bytes, textEncoding(bytes, decode), false).replace(/^\ufeff/, '');
