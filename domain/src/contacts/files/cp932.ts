import { splitGraphemes } from '../../address/text.ts';

/*
 * Writing CP932 (what Windows calls Shift_JIS). Platforms decode it but do not encode it, so the table is
 * turned round from what their decoder says of every pair of bytes.
 */

/** A lead byte's ranges in the order in which Windows prefers them where a character stands twice. */
const LEAD_RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x81, 0x84],
  [0x88, 0x9f],
  [0xe0, 0xea],
  [0x87, 0x87],
  [0xfa, 0xfc],
  [0xed, 0xee],
];

/** Characters that Unicode has twice; the decoder names one, other programs write the other. */
const SAME_CHARACTERS: Readonly<Record<string, string>> = { '〜': '～', '−': '－', '—': '―', '‖': '∥' };

export type Cp932Encoder = {
  /** Bytes of the text; characters that CP932 can't hold become 〓 (geta). Ask `unencodable` first. */
  readonly encode: (text: string) => Uint8Array;
  /** The characters of the text that CP932 can't hold, as a person sees them, each once. */
  readonly unencodable: (text: string) => string[];
};

const GETA = 0x81ac;

function reversedTable(decode: (bytes: Uint8Array) => string): Map<string, number> {
  const codes = new Map<string, number>();
  const add = (code: number, bytes: readonly number[]) => {
    const character = decode(Uint8Array.from(bytes));
    const isOne = Array.from(character).length === 1 && character !== '\ufffd';
    if (isOne && !codes.has(character)) codes.set(character, code);
  };
  for (let byte = 0; byte <= 0xdf; byte += 1) if (byte < 0x80 || byte > 0xa0) add(byte, [byte]);
  for (const [from, to] of LEAD_RANGES)
    for (let lead = from; lead <= to; lead += 1)
      for (let trail = 0x40; trail <= 0xfc; trail += 1) add(lead * 256 + trail, [lead, trail]);
  return codes;
}

/** An encoder out of the platform's decoder of shift_jis. Building it takes some milliseconds: keep it. */
export function cp932Encoder(decode: (bytes: Uint8Array) => string): Cp932Encoder {
  const codes = reversedTable(decode);
  const codeOf = (character: string) => codes.get(character) ?? codes.get(SAME_CHARACTERS[character] ?? '');
  return {
    encode: (text) =>
      Uint8Array.from(
        Array.from(text).flatMap((character) => {
          const code = codeOf(character) ?? GETA;
          return code > 0xff ? [code >> 8, code & 0xff] : [code];
        }),
      ),
    unencodable: (text) => {
      const isMissing = (part: string) => Array.from(part).some((one) => codeOf(one) === undefined);
      // Splitting into graphemes is slow: it is done only for the few texts that CP932 cannot hold.
      return isMissing(text) ? [...new Set(splitGraphemes(text).filter(isMissing))] : [];
    },
  };
}
