import { type AddressPart, HYPHEN, KANJI, kanjiNumber, type ParsedAddress } from '@fumi/domain';

/** Outside a street number, kanji numerals count only before one of these (zip manual p. 17). */
const NUMBERED = new RegExp(`${KANJI}+(?=丁目|丁|番地|番|号|地割|線|の|ノ)`, 'gu');
const NUMERALS = new RegExp(`${KANJI}+`, 'gu');
const HYPHENS = new RegExp(HYPHEN, 'gu');
/** Parts that the zip already stands for. */
const OF_ZIP: readonly AddressPart['kind'][] = ['prefecture', 'city', 'street'];

/**
 * The address number of the customer barcode: what tells one door of a zip area from the next, as digits,
 * letters and hyphens (Japan Post, 郵便番号制マニュアル pp. 17–20).
 *
 * 霞が関1丁目3番2号 郵便プラザ503室 → 1-3-2-503
 */
export function addressNumber({ parts, isTownKnown }: ParsedAddress): string {
  const counted = parts.filter(({ kind }) => !OF_ZIP.includes(kind) && !(kind === 'town' && isTownKnown));
  const plain = counted
    .map(({ kind, text }) => text.replace(kind === 'number' ? NUMERALS : NUMBERED, kanjiNumber))
    .map((text) =>
      narrow(text)
        .toUpperCase()
        .replace(/[&/・.]/gu, ''),
    )
    .join(' ');
  return (
    plain
      // 10F is the tenth floor: its F says nothing.
      .replace(/([0-9])F(?![A-Z])/g, '$1-')
      .replace(/[A-Z]{2,}/g, '-')
      .replace(/[^0-9A-Z-]+/gu, '-')
      .replace(/-+/g, '-')
      .replace(/-?([A-Z])-?/g, '$1')
      .replace(/^-|-$/g, '')
  );
}

function narrow(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(HYPHENS, '-');
}
