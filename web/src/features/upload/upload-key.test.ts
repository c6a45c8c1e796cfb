import { expect, test } from 'vitest';
import { uploadKeyFor } from './upload-key.ts';

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

test('the same draft keeps its key over a reload, another draft gets another', () => {
  const storage = aStorage();
  const first = uploadKeyFor({ kit: 1 }, storage);
  expect(uploadKeyFor({ kit: 1 }, storage)).toBe(first);
  expect(uploadKeyFor({ kit: 2 }, storage)).not.toBe(first);
});

test('without storage there is a key all the same', () => {
  const broken = {
    getItem: () => {
      throw new Error('switched off');
    },
    setItem: () => {},
  };
  expect(uploadKeyFor({}, broken)).toHaveLength(36);
});
