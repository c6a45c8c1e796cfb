import type { Color } from '../display-list.ts';
/** Text of code units below 256 as bytes: everything that PDF syntax itself is written in. */
export function latin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** Text as UTF-8, for XMP. */
export const utf8 = (text: string): Uint8Array =>
  latin1(
    encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
  );

/** Text as a PDF hexadecimal string of UTF-16BE with its byte-order mark (ISO 32000 §7.9.2.2). */
export const hexText = (text: string): string => `<FEFF${utf16Hex(text)}>`;

/** UTF-16BE code units as hexadecimal digits. */
export function utf16Hex(text: string): string {
  let hex = '';
  for (let index = 0; index < text.length; index += 1) hex += hex16(text.charCodeAt(index));
  return hex;
}

/** A two-byte number as four hexadecimal digits. */
export const hex16 = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');

/** Bytes as hexadecimal digits. */
export const hexBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One array of all parts. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** A number as PDF writes it: at most three decimals (0.001 pt), no exponent, no minus zero. */
export function num(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? '0' : String(rounded);
}

/** A number of a scale, where three decimals are too few: seven, without exponent. */
export function fine(value: number): string {
  const rounded = Math.round(value * 1e7) / 1e7;
  // From 1e-6 down JavaScript writes exponents, which PDF doesn't read.
  return Math.abs(rounded) < 1e-6 ? '0' : String(rounded);
}

/** Ink always in the four channels of the press: black text is key alone. */
export const inkOperator = (ink: Color, operator: 'k' | 'K'): string =>
  `${ink.map(num).join(' ')} ${operator}\n`;
