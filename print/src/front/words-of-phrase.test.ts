import type { CardTextType } from '@fumi/domain';
import { expect, test } from 'vitest';
import { placedWords } from './words-of-phrase.ts';

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

test('a greeting without a place of its own stands where the headline does, unless there is one', () => {
  expect(placedWords(words, [place('HEADLINE')]).texts).toEqual({ HEADLINE: '謹賀新年' });
  const titled = { ...words, headline: '引越しました' };
  expect(placedWords(titled, [place('HEADLINE')]).texts).toEqual({ HEADLINE: '引越しました' });
});

test('lines come together where a place has fewer', () => {
  expect(placedWords(words, [place('MESSAGE', 1)])).toEqual({
    texts: { MESSAGE: '本年も よろしく' },
    fits: true,
  });
});

test('as few lines come together as there are too many, the shortest first', () => {
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
  expect(placedWords({ greeting: '謹賀新年' }, [greeting]).texts.GREETING).toBe('謹賀新年');
});

test('a line of the body that is too long at its size ends at a blank', () => {
  const look = { sizePt: 10, align: 'start', color: 'black' } as const;
  const message = { ...place('MESSAGE', 6), look };
  expect(
    placedWords({ message: '義父 長谷川 源一郎が 本年十月に 八十八歳にて' }, [message]).texts.MESSAGE,
  ).toBe('義父 長谷川 源一郎が 本年十月に\n八十八歳にて');
});

test('what finds no room is put there as it is, and said', () => {
  const message = 'あ'.repeat(30);
  expect(placedWords({ message }, [place('MESSAGE', 1)])).toEqual({
    texts: { MESSAGE: message },
    fits: false,
  });
});
