import { digitsInKanji } from '../calendar/era.ts';
import { BAR, writePart } from './kanji-numerals.ts';
import { parseAddress } from './parse/parse-address.ts';

const lineDown = (line: string): string =>
  parseAddress({ state: '', address1: '', address2: line }, [])
    .parts.map((part) => part.gap + writePart(part, 'kanji', 'vertical'))
    .join('');

/** An address as words of a card that is written down the page, line by line as the address side has it. */
export const addressDown = (address: string): string => address.split('\n').map(lineDown).join('\n');

/** A zip or a telephone number down the card: 一〇六－〇〇三二. */
export const numberDown = (number: string): string => digitsInKanji(number).replaceAll('-', BAR);
