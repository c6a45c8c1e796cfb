import { HYPHENS } from '../address/hyphens.ts';
import { fullWidthKana } from '../address/text.ts';
import { isZip, zipDigits } from '../address/zip.ts';

const HYPHEN = new RegExp(`[${HYPHENS}]`, 'g');

/* What every layout and format writes in its own way, in the one way in which it is kept. */

/** Spreadsheets drop the zero that northern zips begin with; it is put back. What is no zip stays for a person to see. */
export function readZip(text: string): string {
  const digits = zipDigits(text);
  if (/^[0-9]{6}$/.test(digits)) return `0${digits}`;
  return isZip(digits) ? digits : text.trim();
}

/** Half-width kana, as old programs write readings, in full width. */
export const readKana = (text: string): string => fullWidthKana(text.trim());

/** A telephone number stands in many an address column, and on no card. */
export const isPhone = (text: string): boolean =>
  /^(?:(?:tel|電話|携帯|自宅)[:：.]?\s*)?(?:\+81[-\s]?|0)\d{1,4}[-)\s]\d{1,4}[-\s]\d{3,4}$/i.test(
    text.normalize('NFKC').replace(HYPHEN, '-').replace(/\(/g, '').trim(),
  );

const ZIP_AND_REST = new RegExp(
  `^\\s*(〒?\\s*[0-9０-９]{3}[${HYPHENS}]?[0-9０-９]{4})(?![0-9０-９])\\s*(.*)$`,
  'su',
);

/** 〒106-0032 港区六本木1-2-3: the zip that begins an address, and the rest. */
export function splitZip(text: string): { readonly zip: string; readonly rest: string } {
  const [, zip = '', rest] = ZIP_AND_REST.exec(text) ?? [];
  return rest === undefined ? { zip: '', rest: text } : { zip: zipDigits(zip), rest };
}
