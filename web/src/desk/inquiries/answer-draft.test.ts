import { afterEach, expect, test, vi } from 'vitest';
import { forgetAnswers, keepAnswer, recallAnswer } from './answer-draft.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('an answer that was begun is there again, each under its inquiry, until it is sent or forgotten', () => {
  vi.stubGlobal('sessionStorage', storage());
  keepAnswer('ABCD2345', 'ご迷惑を');
  keepAnswer('EFGH6789', 'お調べ');
  keepAnswer('ABCD2345', 'ご迷惑をおかけ');
  expect([recallAnswer('ABCD2345'), recallAnswer('EFGH6789')]).toEqual(['ご迷惑をおかけ', 'お調べ']);
  keepAnswer('ABCD2345', '');
  expect(recallAnswer('ABCD2345')).toBe('');
  forgetAnswers();
  expect(recallAnswer('EFGH6789')).toBe('');
});

test('damaged storage counts as empty', () => {
  const broken = storage();
  broken.setItem('fumi-desk-answer', '[null, {"words": 1}, ');
  vi.stubGlobal('sessionStorage', broken);
  expect(recallAnswer('ABCD2345')).toBe('');
});
