import { unprintableIn } from '@fumi/domain';
import { expect, test } from 'vitest';
import { calendarCopy } from './calendar.ts';
import { coverCopy } from './layouts.ts';
import { textsCopy } from './texts.ts';

const said = (value: string): string =>
  textsCopy.problem(
    'タイトル',
    'BOOK_TITLE',
    'unprintable',
    unprintableIn(value, (grapheme) => !/[😀🐑\u202e]/u.test(grapheme)),
  );

test('a character that cannot be printed is named, each once', () => {
  expect(said('夏😀 海🐑😀')).toBe('タイトル：「😀、🐑」は印刷できません。別の文字にしてください。');
});

test('an invisible character is not shown', () => {
  expect(said('\u202e夏')).toBe('タイトル：印刷できない文字が入っています。入力し直してください。');
});

const RULE = '1行目：使用できる文字は、半角英数字と4種類の記号(.-_@)のみです。入力し直してください。';

test.each([
  [[' '], '「空白」は使えません。'],
  [['山', '　', ' '], '「山」と「空白」は使えません。'],
  [['Ｈ', 'Ａ', '　'], '全角の「Ｈ、Ａ」と「空白」は使えません。'],
  [['＠', '+'], '「+」と全角の「＠」は使えません。'],
  [[], ''],
])('of a line of an ID card %j are named beside the rule', (characters, named) => {
  expect(textsCopy.problem('1行目', 'BACK_SIDE_TEXT_TYPE_1', 'characters', characters)).toBe(RULE + named);
});

test('a line of an ID card says before anybody types that it takes no blank', () => {
  expect(textsCopy.rules.BACK_SIDE_TEXT_TYPE_1).toContain('空白');
});

test('own days and the words of a cover name a character that cannot be printed, too', () => {
  const sentence = '「😊」は印刷できません。別の文字にしてください。';
  expect(calendarCopy.problem('unprintable', ['😊'])).toBe(sentence);
  expect(coverCopy.wordsProblem('unprintable', ['😊'])).toBe(sentence);
});
