import { expect, test } from 'vitest';
import { birthdayDays } from './birthday-days.ts';
import { checkOwnDay } from './calendar-settings.ts';

const person = (first: string, birthday: string, last = '山田') => ({
  name: { last, first, honorific: '様' },
  birthday,
});

test.each([
  ['is called by the given name', person('はな', '20150503'), '05-03', 'はなの誕生日'],
  ['is called by the family name where there is no other', person('', '19800102'), '01-02', '山田の誕生日'],
  ['was born on 29 February', person('健', '20000229'), '02-29', '健の誕生日'],
  [
    'has a name longer than a day holds',
    person('アレクサンドラ・マリア', '19800102'),
    '01-02',
    'アレクサンドラ・の誕生日',
  ],
])('who %s has a birthday with a cake every year', (_, contact, date, words) => {
  const [day] = birthdayDays([contact]);
  expect(day).toEqual({ date, words, mark: 'cake' });
  expect(day && checkOwnDay(day).ok).toBe(true);
});

test('a contact without a birthday, with half of one, or without a name gets no day', () => {
  expect(birthdayDays([person('はな', ''), person('健', '1980'), person(' ', '19800102', '')])).toEqual([]);
});
