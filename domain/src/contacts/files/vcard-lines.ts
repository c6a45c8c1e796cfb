import type { Decoder } from './decode.ts';

/** No property that is read here is longer; those with pictures are, and are not read. */
const MAX_VALUE_LENGTH = 10_000;

/** Properties of one person; twenty are read. */
const MAX_LINES = 1_000;

/** One property of a card: `ADR;TYPE=HOME:;;…` */
export type VCardLine = {
  /** Upper case, without its group. */
  readonly name: string;
  /** Lines of one group belong together: `item1` of `item1.ADR`, or ''. */
  readonly group: string;
  /** Upper-case names; a bare `HOME` of version 2.1 is `TYPE`. */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  /** As written, escapes and all, decoded to text. */
  readonly value: string;
};

/** Parameters stand at the beginning of a line; on a whole photo the pattern would take minutes. */
const isQuotedPrintable = (line: string): boolean =>
  /^[^:]*QUOTED-PRINTABLE[^:]*:/i.test(line.slice(0, 1000));

/**
 * Lines that were folded (RFC 6350 §3.2), and quoted-printable ones that go on after `=`, made whole.
 * Their pieces are joined once at the end, because a photo is ten thousand of them.
 */
export function unfold(text: string): string[] {
  const lines: string[][] = [];
  let isQuoted = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const pieces = lines.at(-1);
    const before = pieces?.at(-1) ?? '';
    if (pieces && isQuoted && before.endsWith('=')) pieces.splice(-1, 1, before.slice(0, -1), line);
    else if (pieces && /^[ \t]/.test(line)) pieces.push(line.slice(1));
    else {
      lines.push([line]);
      isQuoted = isQuotedPrintable(line);
    }
  }
  return lines.map((pieces) => pieces.join('')).filter((line) => line !== '');
}

function parametersOf(texts: readonly string[]): Record<string, string[]> {
  const parameters: Record<string, string[]> = {};
  for (const text of texts) {
    const equals = text.indexOf('=');
    const bare = /^(QUOTED-PRINTABLE|BASE64|8BIT|7BIT)$/i.test(text) ? 'ENCODING' : 'TYPE';
    const name = equals < 0 ? bare : text.slice(0, equals).toUpperCase();
    const values = text
      .slice(equals + 1)
      .split(',')
      .map((value) => value.replace(/^"|"$/g, ''));
    const known = parameters[name];
    if (known) known.push(...values);
    else parameters[name] = values;
  }
  return parameters;
}

function quotedPrintableBytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hex = text[at] === '=' ? /^[0-9A-Fa-f]{2}/.exec(text.slice(at + 1))?.[0] : undefined;
    if (hex !== undefined) at += 2;
    bytes.push(hex === undefined ? text.charCodeAt(at) & 0xff : Number.parseInt(hex, 16));
  }
  return Uint8Array.from(bytes);
}

/** The charsets that phones name, as the platform's decoder knows them. */
const CHARSETS: Readonly<Record<string, string>> = {
  SHIFT_JIS: 'shift_jis',
  'SHIFT-JIS': 'shift_jis',
  SJIS: 'shift_jis',
  'X-SJIS': 'shift_jis',
  CP932: 'shift_jis',
  'WINDOWS-31J': 'shift_jis',
  'EUC-JP': 'euc-jp',
  'ISO-2022-JP': 'iso-2022-jp',
};

/** A property; quoted-printable values, which only old vCards have, as `decode` reads them. */
export function parseLine(line: string, decode?: Decoder): VCardLine | null {
  const head = /^((?:[^:";]|;|"[^"]*")*):/.exec(line.slice(0, MAX_VALUE_LENGTH))?.[1];
  if (head === undefined) return null;
  const [name = '', ...texts] = head.split(';');
  const parameters = parametersOf(texts);
  const raw = line.slice(head.length + 1, head.length + 1 + MAX_VALUE_LENGTH);
  const isQuoted = parameters.ENCODING?.some((encoding) => /^(QUOTED-PRINTABLE|Q)$/i.test(encoding));
  const charset = CHARSETS[parameters.CHARSET?.[0]?.toUpperCase() ?? ''] ?? 'utf-8';
  const dot = name.lastIndexOf('.');
  return {
    name: name.slice(dot + 1).toUpperCase(),
    group: name.slice(0, Math.max(0, dot)).toUpperCase(),
    parameters,
    value: isQuoted && decode ? decode(quotedPrintableBytes(raw), charset, false) : raw,
  };
}

/** The cards of a file, each as its lines. */
export function vcardLines(text: string, decode: Decoder): VCardLine[][] {
  const cards: VCardLine[][] = [];
  let card: VCardLine[] | null = null;
  for (const line of unfold(text)) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) card = [];
    else if (/^END:VCARD\s*$/i.test(line)) {
      if (card) cards.push(card);
      card = null;
    } else {
      const parsed = card && card.length < MAX_LINES ? parseLine(line, decode) : null;
      if (parsed) card?.push(parsed);
    }
  }
  return cards;
}

export const textValue = (text: string): string =>
  text.replace(/\\([\\,;:nN])/g, (_, character: string) =>
    character === 'n' || character === 'N' ? '\n' : character,
  );

/** The parts of a value that a character separates where it is not escaped. */
export const splitValue = (value: string, separator: ';' | ','): string[] => {
  const parts: string[] = [''];
  for (const [token] of value.matchAll(/\\[\s\S]|[\s\S]/gu)) {
    if (token === separator) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map(textValue);
};

/** A value as version 3.0 escapes it. */
export const escapeValue = (text: string): string =>
  text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

const utf8Length = (character: string): number => {
  const code = character.codePointAt(0) as number;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** A line folded at 75 bytes of UTF-8, never inside a character (RFC 2426 §2.6). */
export function foldLine(line: string): string {
  let [folded, length] = ['', 0];
  for (const character of line) {
    const bytes = utf8Length(character);
    if (length + bytes > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return `${folded}\r\n`;
}
