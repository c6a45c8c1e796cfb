import { digitsInKanji } from '../calendar/era.ts';
import { BAR, writePart } from './kanji-numerals.ts';
import { parseAddress } from './parse/parse-address.ts';

const lineDown = (line: string): string =>
  parseAddress({ state: '', address1: '', address2: line }, [])
    .parts.map((part) => part.gap + writePart(part, 'kanji', 'vertical'))
    .join('');

const PHONE_LABEL = /tel|fax/gi;

/** Letters and figures that are a name of their own: an address of mail or of a page, an address abroad, an ID. */
function isLatin(line: string): boolean {
  if (/[@＠]|:\/\/|www\./i.test(line)) return true;
  const text = line.replace(PHONE_LABEL, '');
  // fumi_12, hanako2027; neither ビル3F nor B棟101.
  if (/[a-z]{2}[._-]?\d|\d[a-z]{2}/i.test(text)) return true;
  return /[a-z]/i.test(text) && !/[^\u0020-\u007e]/.test(text);
}

/** 電話 03（1234）5678, 090 1234 5678: ten or eleven figures behind a word or nothing (総務省, 電気通信番号規則). */
const isPhone = (line: string): boolean =>
  /^[^0-9]*[0-9()（） .-]+$/.test(line) && [10, 11].includes(line.replace(/[^0-9]/g, '').length);

/** An address among the words of a card in vertical writing, each line set as on the address side. */
export const addressDown = (address: string): string => address.split('\n').map(lineDown).join('\n');

/** A zip or a telephone number in vertical writing: 一〇六－〇〇三二. */
export const numberDown = (number: string): string => digitsInKanji(number).replaceAll('-', BAR);

/** A block of address, telephone and mail as typed, for vertical writing; Latin lines stay as they are. */
export const contactDown = (block: string): string =>
  block
    .split('\n')
    .map((line) => {
      if (isLatin(line)) return line;
      return isPhone(line) ? numberDown(line) : lineDown(line);
    })
    .join('\n');
