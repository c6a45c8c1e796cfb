import type { BookTexts } from '@fumi/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { picked, refill } from './refill.ts';

const NOTICE = '父 太郎が\n永眠いたしました\n深謝いたします';
const AGED = '父 太郎が 八十二歳にて\n永眠いたしました\n深謝いたします';

test.each([
  ['the words of the text follow it', NOTICE, AGED, NOTICE, AGED],
  ['a line by hand stays', NOTICE, AGED, `${NOTICE}\nなお 香典は`, `${AGED}\nなお 香典は`],
  ['a place that it does not speak of stays', NOTICE, NOTICE, '自分の言葉', '自分の言葉'],
  [
    'a line that comes in between stands where the text has it',
    '名は 蓮と申します\nよろしく',
    '名は 蓮と申します\n体重 3,120g\nよろしく',
    '名は 蓮と申します\nどうぞよろしく',
    '名は 蓮と申します\n体重 3,120g\nどうぞよろしく',
  ],
  [
    'a line that goes leaves no gap',
    '名は 蓮と申します\n体重 3,120g\nよろしく',
    '名は 蓮と申します\nよろしく',
    '名は 蓮と申します\n体重 3,120g\nどうぞよろしく',
    '名は 蓮と申します\nどうぞよろしく',
  ],
  ['the first line goes', '十月に\nよろしく', 'よろしく', '十月に\nよろしく\n猫も', 'よろしく\n猫も'],
  ['a first line comes first', 'よろしく', '十月に\nよろしく', 'よろしく\n猫も', '十月に\nよろしく\n猫も'],
  [
    'what is typed in a line stays out of another that begins alike',
    '山田 太郎\n山',
    '山田 太郎\n山田',
    '山田 太郎\n山',
    '山田 太郎\n山田',
  ],
  [
    'so it does where a line was added by hand',
    '山田 太郎\n山',
    '山田 太郎\n山田',
    '山田 太郎\n山\nより',
    '山田 太郎\n山田\nより',
  ],
  [
    'of two lines that are alike the one that was changed is',
    '〒1\n1\n1',
    '〒1\n1\n12',
    '〒1\n1\n1\n電話',
    '〒1\n1\n12\n電話',
  ],
  [
    'a line to which something was added by hand keeps it',
    '父 太郎が\n永眠いたしました',
    '父 次郎が\n永眠いたしました',
    'かねて父 太郎が\n永眠いたしました',
    'かねて父 次郎が\n永眠いたしました',
  ],
  [
    'a line that goes leaves what was written between it and the next',
    '〒1\n東京都港区',
    '東京都港区',
    '〒1\nあたらしい家\n東京都港区',
    'あたらしい家\n東京都港区',
  ],
  [
    'what was added to lines by hand stays, also where they begin alike',
    '翔太\n翔',
    '翔太\n翔子',
    '翔太 5歳\n翔 3歳\n電話 03-1234-5678',
    '翔太 5歳\n翔子 3歳\n電話 03-1234-5678',
  ],
  [
    'lines between which something was written change on both sides of it',
    '山\n花',
    '川\n鳥',
    '山\nなお 香典は\n花',
    '川\nなお 香典は\n鳥',
  ],
  ['words without any line of the text give way', NOTICE, AGED, '自分の言葉', AGED],
  ['a place that could not be filled is', undefined, '山田', undefined, '山田'],
  ['a place goes back with the last of its fields', '山', undefined, '山', undefined],
  ['a place by hand stays when its field is emptied', '山', undefined, '山田 家', '山田 家'],
])('%s', (_, before, after, current, expected) => {
  const place = (words: string | undefined) => (words === undefined ? {} : { MESSAGE: words });
  expect(refill({ NAMES: '花', ...place(current) }, place(before), place(after))).toEqual({
    NAMES: '花',
    ...place(expected),
  });
});

test('whatever is typed letter by letter into a text is what stands on the card', () => {
  const line = fc.stringMatching(/^[山田花1-3\n]{0,8}$/);
  fc.assert(
    fc.property(line, line, (first, second) => {
      const typed = `${first}\n${second}`;
      let texts: BookTexts = {};
      for (let length = 1; length <= typed.length; length += 1) {
        const [before, after] = [typed.slice(0, length - 1), typed.slice(0, length)];
        texts = refill(texts, before === '' ? {} : { NAMES: before }, { NAMES: after });
      }
      expect(texts).toEqual({ NAMES: typed });
    }),
  );
});

test('a line that somebody has added stays, whatever a field of the text says next', () => {
  const lines = fc.uniqueArray(fc.stringMatching(/^[山田花1-3]{1,4}$/), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      lines,
      fc.nat(),
      fc.nat(),
      fc.option(fc.stringMatching(/^[東西南北]{1,3}$/)),
      (text, at, by, line) => {
        const before = text.join('\n');
        const place = at % text.length;
        const after = text.toSpliced(place, 1, ...(line === null ? [] : [line])).join('\n');
        fc.pre(after !== '');
        const hand = text.toSpliced(by % (text.length + 1), 0, 'なお 香典は').join('\n');
        const { NAMES: words = '' } = refill({ NAMES: hand }, { NAMES: before }, { NAMES: after });
        const own = words.split('\n');
        expect(own).toContain('なお 香典は');
        expect(own.filter((one) => one !== 'なお 香典は').join('\n')).toBe(after);
      },
    ),
  );
});

const NEW = { MESSAGE: '今年もよろしく', DATE: '令和九年 元旦' };

test.each([
  [
    'a line by hand stays, the message gives way',
    { DATE: '山田家より 一月', MESSAGE: '自分の言葉' },
    {},
    '山田家より 一月',
  ],
  [
    'what the text before said gives way',
    { DATE: '二〇二七年一月一日' },
    { DATE: '二〇二七年一月一日' },
    NEW.DATE,
  ],
  ['what the design says gives way', {}, {}, NEW.DATE],
  ['a line that was emptied is filled', { DATE: '' }, {}, NEW.DATE],
])('of a text that is picked: %s', (_, texts, before, date) => {
  expect(picked({ NAMES: '花', ...texts }, before, NEW)).toEqual({ ...NEW, NAMES: '花', DATE: date });
});
