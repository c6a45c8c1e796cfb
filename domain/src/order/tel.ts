import { HYPHENS } from '../address/hyphens.ts';

const BETWEEN = new RegExp(`[${HYPHENS}()\\s.]+`, 'g');

/**
 * What people type as a telephone number, in digits and hyphens: full-width, any dash, brackets, blanks, and Japan's code
 * in front are understood. What is none stays as it is.
 */
export function normalizeTel(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(BETWEEN, '-')
    .replace(/^-|-$/g, '')
    .replace(/^\+81-?(?:0-?)?/, '0');
  return /^[0-9-]+$/.test(plain) ? plain : text;
}

/**
 * Eleven digits of a mobile or IP telephone (050 to 090), ten of any other, hyphens wherever people put them (電気通信
 * 番号計画).
 */
export const isTel = (text: string): boolean =>
  /^0(?:[5-9]0[0-9]{8}|(?![5-9]0)[1-9][0-9]{8}|800[0-9]{7})$/.test(text.replaceAll('-', ''));

/** Numbers whose hyphens are sure: toll-free ones, mobile and IP ones, Tokyo's and Osaka's. */
const GROUPS = [
  /^(0800)([0-9]{3})([0-9]{4})$/,
  /^(0(?:120|570))([0-9]{3})([0-9]{3})$/,
  /^(0[5-9]0)([0-9]{4})([0-9]{4})$/,
  /^(0[36])([0-9]{4})([0-9]{4})$/,
] as const;

/** A number that was typed without hyphens as people read it; elsewhere the length of its area code would take a table. */
export function groupedTel(tel: string): string {
  const groups = GROUPS.map((group) => group.exec(tel)).find((match) => match !== null);
  return groups?.slice(1).join('-') ?? tel;
}
