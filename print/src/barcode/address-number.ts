const KANJI_DIGITS = '〇一二三四五六七八九';
/** Kanji numerals count only before one of these (zip manual p. 17). */
const NUMBERED = /([〇一二三四五六七八九十百]+)(?=丁目|丁|番地|番|号|地割|線|の|ノ)/gu;

/**
 * The address number of the customer barcode: what tells one door of a zip area from the next, as digits,
 * letters and hyphens (Japan Post, 郵便番号制マニュアル pp. 17–20). Give it the address after the prefecture.
 *
 * 霞が関1丁目3番2号 郵便プラザ503室 → 1-3-2-503
 */
export function addressNumber(address: string): string {
  const plain = narrow(address)
    .toUpperCase()
    .replace(/[&/・.]/gu, '')
    .replace(NUMBERED, (numeral) => String(kanjiNumber(numeral)));
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

const HYPHENS = /[\u2010-\u2015\u2212\u30fc\uff0d\uff70]/gu;

function narrow(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(HYPHENS, '-');
}

/** 二十三 → 23, 一〇五 → 105. */
export function kanjiNumber(numeral: string): number {
  if (!/[十百]/u.test(numeral)) {
    return Number([...numeral].map((digit) => KANJI_DIGITS.indexOf(digit)).join(''));
  }
  let total = 0;
  let digit = 0;
  for (const symbol of numeral) {
    if (symbol === '百' || symbol === '十') {
      total += (digit || 1) * (symbol === '百' ? 100 : 10);
      digit = 0;
    } else {
      digit = KANJI_DIGITS.indexOf(symbol);
    }
  }
  return total + digit;
}
