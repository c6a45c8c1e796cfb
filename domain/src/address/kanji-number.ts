/** Each at the place of its value. */
export const KANJI_DIGITS = '〇一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** 二十四 → 24, 百二 → 102, 千二百 → 1200, 三二 → 32 (digit by digit). */
export function kanjiNumber(text: string): string {
  if (!/[十百千]/.test(text)) return Array.from(text, (digit) => KANJI_DIGITS.indexOf(digit)).join('');
  let [sum, digit] = [0, 0];
  for (const character of text) {
    const unit = UNITS[character];
    if (unit === undefined) digit = digit * 10 + KANJI_DIGITS.indexOf(character);
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return String(sum + digit);
}
