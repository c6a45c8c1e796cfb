import { expect, test } from 'vitest';
import { forgetUpload, isUploadStarted, openUploadMemory, rememberBook } from './upload-memory.ts';

const FROM = { code: 'draft', made: { content: 'one', people: null } };

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

test('the same draft keeps its key and what was sent over a reload, another draft begins anew', () => {
  const storage = aStorage();
  const first = openUploadMemory({ kit: 1 }, storage);
  first.remember(0);
  first.remember(2);
  const again = openUploadMemory({ kit: 1 }, storage);
  expect(again.key).toBe(first.key);
  expect([...again.sent]).toEqual([0, 2]);
  const other = openUploadMemory({ kit: 2 }, storage);
  expect(other.key).not.toBe(first.key);
  expect(other.sent.size).toBe(0);
});

test('what starts again keeps its key, what is forgotten does not', () => {
  const storage = aStorage();
  const first = openUploadMemory({ kit: 1 }, storage);
  first.remember(0);
  first.startAgain();
  expect(openUploadMemory({ kit: 1 }, storage)).toMatchObject({ key: first.key, sent: new Set() });
  forgetUpload(storage);
  expect(openUploadMemory({ kit: 1 }, storage).key).not.toBe(first.key);
});

test('an upload that was left never overwrites what is known of a later one', () => {
  const storage = aStorage();
  const left = openUploadMemory({ kit: 1 }, storage);
  const later = openUploadMemory({ kit: 2 }, storage);
  later.remember(1);
  left.remember(0);
  left.startAgain();
  expect(openUploadMemory({ kit: 2 }, storage)).toMatchObject({ key: later.key, sent: new Set([1]) });
});

test('a call that is answered after its book was finished leaves the book known', () => {
  const storage = aStorage();
  const left = openUploadMemory({ kit: 1 }, storage);
  rememberBook('B', FROM, storage);
  left.remember(0);
  expect(rememberBook('B', FROM, storage)).toBe(false);
});

test('an upload is begun once a part was sent, and only for the draft that was sent', () => {
  const storage = aStorage();
  const memory = openUploadMemory({ kit: 1 }, storage);
  expect(isUploadStarted({ kit: 1 }, storage)).toBe(false);
  memory.remember(0);
  expect(isUploadStarted({ kit: 1 }, storage)).toBe(true);
  expect(isUploadStarted({ kit: 2 }, storage)).toBe(false);
  forgetUpload(storage);
  expect(isUploadStarted({ kit: 1 }, storage)).toBe(false);
});

test('a draft whose book is finished keeps its key, is not begun any more, and is told of once', () => {
  const storage = aStorage();
  const first = openUploadMemory({ kit: 1 }, storage);
  first.remember(0);
  expect(rememberBook('B', FROM, storage)).toBe(true);
  expect(rememberBook('B', FROM, storage)).toBe(false);
  expect(isUploadStarted({ kit: 1 }, storage)).toBe(false);
  expect(openUploadMemory({ kit: 1 }, storage).key).toBe(first.key);
  expect(rememberBook('B', FROM, storage)).toBe(false);
});

test.each(['not json', '{"mark":1}', 'null'])('what %s left in the storage begins anew', (left) => {
  const storage = aStorage();
  storage.setItem('upload', left);
  expect(openUploadMemory({}, storage).sent.size).toBe(0);
});

test('without storage there is a key all the same', () => {
  const broken = {
    getItem: () => {
      throw new Error('switched off');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  const memory = openUploadMemory({}, broken);
  memory.remember(3);
  expect(memory.key).toHaveLength(36);
  expect(memory.sent.has(3)).toBe(true);
});
