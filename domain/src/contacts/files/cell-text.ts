import { HYPHENS } from '../../address/hyphens.ts';
import { fullWidthKana } from '../../address/text.ts';
import { isZip, zipDigits } from '../../address/zip.ts';

/* Values that each layout and format writes in its own way, in the one form in which they are kept. */

/** The address that a zip belongs to, as far as the file tells it. */
type Place = { readonly state: string; readonly address1: string };

const mayBeSapporo = ({ state, address1 }: Place): boolean =>
  state === '北海道' || (state === '' && address1.startsWith('札幌市'));

/**
 * Spreadsheets drop the zeros that northern zips begin with; they are put back: one of six digits, and of five the two
 * of 001 to 007, which are 札幌市 alone. What is no zip stays for a person to see.
 */
export function readZip(text: string, place: Place | null = null): string {
  const digits = zipDigits(text);
  if (/^[0-9]{6}$/.test(digits)) return `0${digits}`;
  if (/^[1-9][0-9]{4}$/.test(digits) && place && mayBeSapporo(place)) return `00${digits}`;
  return isZip(digits) ? digits : text.trim();
}

/** Half-width kana, as old programs write readings, in full width. */
export const readKana = (text: string): string => fullWidthKana(text.trim());

const SEPARATOR = `[${HYPHENS}()\\s]`;
const CALLED = 'tel|電話番号|電話|携帯|自宅|[☎℡]';
/** A telephone number as the whole line, behind a blank, or behind a word for it: 1-2-3 03-1234-5678. */
const PHONE_AT_END = new RegExp(
  `(?:(?:^|[\\s、,])\\s*|(?=${CALLED}))(?:(?:${CALLED})\\s*[:：.]?\\s*)?(?:\\+81${SEPARATOR}?|\\(?0)\\d{1,4}${SEPARATOR}\\d{1,4}${SEPARATOR}\\d{3,4}$`,
  'iu',
);
const DIGITS_OF_PHONES: readonly number[] = [10, 11];

/** A line of an address without the telephone number that ends it, for it stands in many and on no card. */
export function withoutPhone(text: string): { readonly text: string; readonly hadPhone: boolean } {
  const trimmed = text.trim();
  const plain = trimmed.replace(/[０-９（）＋]/g, (character) => character.normalize('NFKC'));
  const found = PHONE_AT_END.exec(plain);
  const digits = found?.[0].replace(/\+81/, '0').replace(/\D/g, '').length ?? 0;
  if (!found || !DIGITS_OF_PHONES.includes(digits)) return { text, hadPhone: false };
  return { text: trimmed.slice(0, found.index).trimEnd(), hadPhone: true };
}

const ZIP_AND_REST = new RegExp(
  `^\\s*(〒?\\s*[0-9０-９]{3}[${HYPHENS}]?[0-9０-９]{4})(?![0-9０-９])\\s*(.*)$`,
  'su',
);

/** 〒106-0032 港区六本木1-2-3: the zip that begins an address, and the rest. */
export function splitZip(text: string): { readonly zip: string; readonly rest: string } {
  const [, zip = '', rest] = ZIP_AND_REST.exec(text) ?? [];
  return rest === undefined ? { zip: '', rest: text } : { zip: zipDigits(zip), rest };
}
