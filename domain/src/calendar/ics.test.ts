import { expect, test } from 'vitest';
import type { OwnDay } from './calendar-settings.ts';
import { checkOwnDay } from './calendar-settings.ts';
import { monthsOf, yearMonthOf } from './edition.ts';
import { MAX_ICS_LENGTH, ownDaysOfIcs } from './ics.ts';

/** April 2027 to March 2028. */
const months = monthsOf({ startMonth: yearMonthOf(202704), weekStart: 0 }, 12);

const file = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

function read(text: string): readonly OwnDay[] {
  const result = ownDaysOfIcs(text, months);
  expect(result.ok).toBe(true);
  return result.ok ? result.value : [];
}
const daysOf = (...lines: string[]): string[] =>
  read(file(event('SUMMARY:運動会', ...lines))).map(({ date }) => date);

test.each([
  ['a day', 'DTSTART;VALUE=DATE:20270503', ['2027-05-03']],
  ['a day without its type', 'DTSTART:20270503', ['2027-05-03']],
  ['a time with a zone', 'DTSTART;TZID=Asia/Tokyo:20270503T233000', ['2027-05-03']],
  ['a time with a quoted zone', 'DTSTART;TZID="Tokyo: Standard":20270503T233000', ['2027-05-03']],
  ['a time at Greenwich, which is tomorrow in Japan', 'DTSTART:20270502T210000Z', ['2027-05-03']],
  ['a day in the next year of the calendar', 'DTSTART:20280229', ['2028-02-29']],
  ['a month before the calendar', 'DTSTART:20270331', []],
  ['a day of another year', 'DTSTART:20260503', []],
  ['a day that is none', 'DTSTART:20270230', []],
  ['a time that is none', 'DTSTART:20270503T996100Z', ['2027-05-03']],
  ['no day', 'DTSTART:soon', []],
])('%s is read from %s', (_, line, expected) => {
  expect(daysOf(line)).toEqual(expected);
});

test.each([
  ['every year', 'RRULE:FREQ=YEARLY', ['05-03']],
  ['every year with its month and day', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYMONTH=5;BYMONTHDAY=3', ['05-03']],
  ['until a year that is shown', 'RRULE:FREQ=YEARLY;UNTIL=20270503', ['05-03']],
  ['until a year that is past', 'RRULE:FREQ=YEARLY;UNTIL=20261231T150000Z', []],
  ['so often that it is past', 'RRULE:FREQ=YEARLY;COUNT=10', []],
  ['every other year', 'RRULE:FREQ=YEARLY;INTERVAL=2', []],
  ['by weekdays', 'RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', []],
  ['every week', 'RRULE:FREQ=WEEKLY', []],
])('what began in 2000 and repeats %s is shown where its date is known', (_, rule, expected) => {
  expect(daysOf('DTSTART;VALUE=DATE:20000503', 'DURATION:P1D', rule)).toEqual(expected);
});

test.each([
  ['escaped', 'SUMMARY:山\\, 川\\; 海\\nへ', '山, 川; 海 へ'],
  ['folded', 'SUMMARY:おばあ\r\n ちゃん\r\n\tの会', 'おばあちゃんの会'],
  ['with a language', 'SUMMARY;LANGUAGE=ja:同窓会', '同窓会'],
  ['too long', 'SUMMARY:葛\u{e0100}城家の皆さんと一緒に温泉', '葛\u{e0100}城家の皆さんと一緒に温'],
  ['with what hides', 'SUMMARY:運\u200b動\u202e会', '運動会'],
])('words that are %s are read', (_, line, words) => {
  const [day] = read(file(event('DTSTART:20270503', line)));
  expect(day?.words).toBe(words);
  expect(day && checkOwnDay(day).ok).toBe(true);
});

test('birthdays get a cake, all others a circle', () => {
  const days = read(
    file(
      event('DTSTART:20270503', 'SUMMARY:はなの誕生日'),
      event('DTSTART:20270504', "SUMMARY:Ken's Birthday"),
      event('DTSTART:20270505', 'SUMMARY:運動会'),
    ),
  );
  expect(days.map(({ mark }) => mark)).toEqual(['cake', 'cake', 'circle']);
});

test('an alarm is no part of its event, and cancelled, nameless or cut off events are skipped', () => {
  const days = read(
    file(
      'DTSTART:20270501',
      'SUMMARY:outside',
      event('BEGIN:VALARM', 'SUMMARY:alarm', 'END:VALARM', 'DTSTART:20270502', 'SUMMARY:遠足'),
      event('DTSTART:20270503', 'SUMMARY:off', 'STATUS:CANCELLED'),
      event('DTSTART:20270504', 'SUMMARY: '),
      'BEGIN:VTODO\r\nDTSTART:20270505\r\nSUMMARY:todo\r\nEND:VTODO',
      'BEGIN:VEVENT\r\nDTSTART:20270506\r\nSUMMARY:cut off',
    ),
  );
  expect(days).toEqual([{ date: '2027-05-02', words: '遠足', mark: 'circle' }]);
});

test.each(['\r\n', '\n', '\r'])('lines may end with %j', (end) => {
  const text = `\uFEFF${file(event('DTSTART:20270503', 'SUMMARY:運\r\n 動会'))}`;
  expect(read(text.replaceAll('\r\n', end)).map(({ words }) => words)).toEqual(['運動会']);
});

test('days come by month and day, each once', () => {
  const days = read(
    file(
      event('DTSTART:20270903', 'SUMMARY:b'),
      event('DTSTART:20270503', 'SUMMARY:a'),
      event('DTSTART:20270503T090000', 'SUMMARY:a'),
    ),
  );
  expect(days.map(({ date }) => date)).toEqual(['2027-05-03', '2027-09-03']);
});

test('ten thousand appointments, and lines made to be slow, are read within five seconds', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    event(`DTSTART:202705${String((at % 28) + 1).padStart(2, '0')}`, `SUMMARY:用事${at}`, `UID:${at}@x`),
  );
  const slow = ['"'.repeat(200_000), 'QUOTED-PRINTABLE'.repeat(60_000), `SUMMARY;${';x'.repeat(50_000)}`];
  const before = process.threadCpuUsage();
  expect(read(file(...many, event(...slow)))).toHaveLength(10_000);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(5_000);
});

test.each([
  ['no-calendar', 'BEGIN:VCARD\r\nEND:VCARD'],
  ['no-calendar', ''],
  ['too-large', file('X:'.padEnd(MAX_ICS_LENGTH, 'x'))],
])('%s is told of what is none', (error, text) => {
  expect(ownDaysOfIcs(text, months)).toEqual({ ok: false, error });
});

test('a file of the greatest length is read', () => {
  expect(ownDaysOfIcs(file().padEnd(MAX_ICS_LENGTH), months).ok).toBe(true);
});
