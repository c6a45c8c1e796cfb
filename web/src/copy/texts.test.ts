import { unprintableIn } from '@fumi/domain';
import { expect, test } from 'vitest';
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

test('a character without a picture is not shown', () => {
  expect(said('\u202e夏')).toBe('タイトル：印刷できない文字が入っています。入力し直してください。');
});
