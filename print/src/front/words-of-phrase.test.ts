import type { CardTextType, Filling, Phrase } from '@fumi/domain';
import { expect, test } from 'vitest';
import { hasRoomFor, placedWords } from './words-of-phrase.ts';

const words = { greeting: '謹賀新年', message: '本年も\nよろしく', date: '元旦' };

/** Room for 20 characters a line, and for so many lines of a message. */
const place = (type: CardTextType, lines = 3) => ({
  type,
  box: { x: 0, y: 0, width: 180, height: 7 * (1 + (lines - 1) * 1.7) + 0.1 },
  look: { sizePt: 7, align: 'start', color: 'black' } as const,
});

test('words of a text stand in the places of their role; what has no place is left out', () => {
  expect(placedWords(words, [place('GREETING'), place('MESSAGE')])).toEqual({
    texts: { GREETING: '謹賀新年', MESSAGE: '本年も\nよろしく' },
    fits: true,
  });
});

test('a text whose sender has no place is not offered, for what is filled in would be lost', () => {
  const phrase: Phrase = {
    id: 'moving-1',
    tone: 'formal',
    title: '転居',
    words: { message: ['下記へ移りました'], names: ['{senderNames}'], address: ['{address}'] },
  };
  const filling: Filling = { values: {}, arrivesOn: '2027-01-01', writing: 'horizontal' };
  const [message, names, address] = [place('MESSAGE'), place('NAMES'), place('ADDRESS', 5)];
  expect(hasRoomFor(phrase, filling, [message, names, address])).toBe(true);
  expect(hasRoomFor(phrase, filling, [message, names])).toBe(false);
  expect(hasRoomFor(phrase, filling, [message, address])).toBe(false);
});

test('a headline without a place of its own takes that of the greeting, if there is no greeting', () => {
  const titled = { headline: '引越しました', message: '本年も' };
  expect(placedWords(titled, [place('GREETING')]).texts).toEqual({ GREETING: '引越しました' });
  expect(placedWords({ ...titled, ...words }, [place('GREETING')]).texts).toEqual({ GREETING: '謹賀新年' });
});

test('a greeting does not take the place of a headline', () => {
  expect(placedWords(words, [place('HEADLINE')]).texts).toEqual({});
});

test('lines are joined where a place has fewer', () => {
  expect(placedWords(words, [place('MESSAGE', 1)])).toEqual({
    texts: { MESSAGE: '本年も よろしく' },
    fits: true,
  });
});

test('no more lines are joined than needed, the shortest first', () => {
  const message = 'いろはにほへと\nちり\nぬる\nわかよたれそつね';
  expect(placedWords({ message }, [place('MESSAGE', 3)]).texts.MESSAGE).toBe(
    'いろはにほへと\nちり ぬる\nわかよたれそつね',
  );
});

test('a greeting that is too long for one line at its size breaks before its formula', () => {
  const look = { sizePt: 20, align: 'start', color: 'black' } as const;
  const greeting = { ...place('GREETING'), look };
  expect(placedWords({ greeting: '残暑お見舞い申し上げます' }, [greeting]).texts.GREETING).toBe(
    '残暑お見舞い\n申し上げます',
  );
  expect(placedWords({ greeting: 'ありがとうございました' }, [greeting]).texts.GREETING).toBe(
    'ありがとう\nございました',
  );
  expect(placedWords({ greeting: '謹賀新年' }, [greeting]).texts.GREETING).toBe('謹賀新年');
});

test.each([
  ['義父 長谷川 源一郎が 本年十月に 八十八歳にて', '義父 長谷川 源一郎が\n本年十月に 八十八歳にて'],
  [
    '父 長谷川 源一郎が 令和八年十月に 永眠いたしました',
    '父 長谷川 源一郎が\n令和八年十月に 永眠いたしました',
  ],
  ['Wishing you and your family', 'Wishing you\nand your family'],
  ['十二月に 千尋（ちひろ まいか）が生まれました', '十二月に\n千尋（ちひろ まいか）が生まれました'],
])('%s that is too long at its size ends at a pause, in two lines of one length', (text, lines) => {
  const look = { sizePt: 12, align: 'start', color: 'black' } as const;
  const message = { ...place('MESSAGE', 6), look };
  expect(placedWords({ message: text }, [message]).texts.MESSAGE).toBe(lines);
});

test('words that find no room are placed as they are, and reported', () => {
  const message = 'あ'.repeat(30);
  expect(placedWords({ message }, [place('MESSAGE', 1)])).toEqual({
    texts: { MESSAGE: message },
    fits: false,
  });
});

const thanks: Phrase = {
  id: 'thanks',
  tone: 'friendly',
  title: '贈り物のお礼',
  words: { message: ['{gift}をありがとう'] },
};
const filling = (gift: string): Filling => ({
  values: { gift },
  arrivesOn: '2027-01-01',
  writing: 'horizontal',
});

test.each([
  ['with what people usually have where nothing was typed', '', true],
  ['with what people usually have where a blank was typed', '　', true],
  ['with what was typed', '心のこもったお手製の梅干しと奈良漬けの一年分', false],
])('whether a text has room is measured %s', (_, gift, hasRoom) => {
  expect(hasRoomFor(thanks, filling(gift), [place('MESSAGE', 1)])).toBe(hasRoom);
});

test('a text is offered where its message has a place, one in English only where that is horizontal', () => {
  expect(hasRoomFor(thanks, filling(''), [place('GREETING')])).toBe(false);
  const english: Phrase = { ...thanks, tone: 'english', words: { message: ['Thank you'] } };
  const down = { ...place('MESSAGE'), look: { ...place('MESSAGE').look, writing: 'vertical' } as const };
  expect(hasRoomFor(english, filling(''), [place('MESSAGE')])).toBe(true);
  expect(hasRoomFor(english, filling(''), [down])).toBe(false);
});
