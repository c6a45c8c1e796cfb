import { expect, test } from 'vitest';
import { readKept } from './kept-station.ts';
import { codeAtEnter, letterOf, type Typed, typeOn } from './key-text.ts';
import { type Sightings, sight } from './sightings.ts';

/** Noon of a day in Tokyo. */
const NOW_MS = Date.parse('2026-11-21T12:00:00+09:00');

const key = (key: string, code = '', shiftKey = false) => ({ key, code, shiftKey });

test('letters of a scanner are those of its code, also where an input method takes the keys', () => {
  expect([key('a'), key('ａ'), key('/'), key('Shift'), key('Enter')].map(letterOf)).toEqual([
    'a',
    'a',
    '/',
    '',
    '',
  ]);
  const composed = [key('Process', 'KeyG'), key('Process', 'KeyG', true), key('Process', 'Digit7')];
  expect(composed.map(letterOf)).toEqual(['g', 'G', '7']);
  expect([key('Process', 'Minus', true), key('Process', 'Slash')].map(letterOf)).toEqual(['_', '/']);
});

test('a pause begins a text anew', () => {
  const typed = [
    ['x', 0],
    ['a', 1000],
    ['b', 1020],
  ] as const;
  const text = typed.reduce<Typed>((before, [letter, atMs]) => typeOn(before, letter, atMs), {
    text: '',
    atMs: -1000,
  });
  expect(text.text).toBe('ab');
});

test('Enter ends a code that was typed just now, and presses a button at any other time', () => {
  const typed = { text: 'ab', atMs: 1000 };
  expect([codeAtEnter(typed, 1020), codeAtEnter(typed, 3000)]).toEqual(['ab', null]);
  expect(codeAtEnter({ text: 'a', atMs: 1000 }, 1020)).toBeNull();
});

test('a card before the camera counts once, and its copy counts when it comes after a pause', () => {
  const looks: [codes: string[], atMs: number][] = [
    [['a/2'], 0],
    [['a/2'], 100],
    [[], 200],
    [['a/2'], 700],
    [['a/4', 'a/2'], 800],
    [['a/2'], 2000],
  ];
  let seen: Sightings = new Map();
  const came = looks.flatMap(([codes, atMs]) => {
    const looked = sight(seen, codes, atMs);
    seen = looked.now;
    return looked.came;
  });
  expect(came).toEqual(['a/2', 'a/4', 'a/2']);
});

test.each([[null], ['x'], ['[]'], ['{"counted":3,"unsent":{}}'], ['{"unsent":[{"number":1}]}']])(
  'damaged storage %s counts as empty',
  (text) => expect(readKept(text, NOW_MS)).toEqual({ counted: {}, unsent: [] }),
);

test('what was kept is read unchanged', () => {
  const kept = {
    counted: { 'F261121-AAAAA': { 'a/2': 1 } },
    unsent: [{ number: 'F261121-BBBBB', counted: null }],
  };
  expect(readKept(JSON.stringify(kept), NOW_MS)).toEqual(kept);
});

test('what was counted is forgotten ninety days after the order, and what has to be sent is not', () => {
  const text = JSON.stringify({
    counted: { 'F260822-AAAAA': { 'a/2': 1 }, 'F260823-AAAAA': { 'a/2': 1 } },
    unsent: [{ number: 'F260101-BBBBB', counted: 30 }],
  });
  const kept = readKept(text, NOW_MS);
  expect(Object.keys(kept.counted)).toEqual(['F260823-AAAAA']);
  expect(kept.unsent).toHaveLength(1);
});
