import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

beforeEach(() => void vi.stubGlobal('localStorage', aStorage()));
afterEach(() => void vi.unstubAllGlobals());

test('a draft keeps its key and the list of sent parts over a reload; another draft starts anew', () => {
  const first = openUploadMemory({ kit: 1 });
  first.remember(0);
  first.remember(2);
  const again = openUploadMemory({ kit: 1 });
  expect(again.key).toBe(first.key);
  expect([...again.sent]).toEqual([0, 2]);
  const other = openUploadMemory({ kit: 2 });
  expect(other.key).not.toBe(first.key);
  expect(other.sent.size).toBe(0);
});

test('an upload that starts again keeps its key, a forgotten one gets a new key', () => {
  const first = openUploadMemory({ kit: 1 });
  first.remember(0);
  first.startAgain();
  expect(openUploadMemory({ kit: 1 })).toMatchObject({ key: first.key, sent: new Set() });
  forgetUpload();
  expect(openUploadMemory({ kit: 1 }).key).not.toBe(first.key);
});

test('an abandoned upload never overwrites the memory of a later one', () => {
  const left = openUploadMemory({ kit: 1 });
  const later = openUploadMemory({ kit: 2 });
  later.remember(1);
  left.remember(0);
  left.startAgain();
  expect(openUploadMemory({ kit: 2 })).toMatchObject({ key: later.key, sent: new Set([1]) });
});

test('a call that is answered after its book was finished does not forget the book', () => {
  const left = openUploadMemory({ kit: 1 });
  rememberBook('B', FROM);
  left.remember(0);
  expect(rememberBook('B', FROM)).toBe(false);
});

test('an upload is begun once a part was sent, and only for the draft that was sent', () => {
  const memory = openUploadMemory({ kit: 1 });
  expect(isUploadStarted({ kit: 1 })).toBe(false);
  memory.remember(0);
  expect(isUploadStarted({ kit: 1 })).toBe(true);
  expect(isUploadStarted({ kit: 2 })).toBe(false);
  forgetUpload();
  expect(isUploadStarted({ kit: 1 })).toBe(false);
});

test('a draft whose book is finished keeps its key, counts as not started, and is noted once', () => {
  const first = openUploadMemory({ kit: 1 });
  first.remember(0);
  expect(rememberBook('B', FROM)).toBe(true);
  expect(rememberBook('B', FROM)).toBe(false);
  expect(isUploadStarted({ kit: 1 })).toBe(false);
  expect(openUploadMemory({ kit: 1 }).key).toBe(first.key);
  expect(rememberBook('B', FROM)).toBe(false);
});

test.each(['not json', '{"mark":1}', 'null'])('damaged storage %s starts a new upload', (left) => {
  localStorage.setItem('upload', left);
  expect(openUploadMemory({}).sent.size).toBe(0);
});

test('without local storage an upload has a key, but nothing is remembered', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  const memory = openUploadMemory({});
  memory.remember(3);
  expect(memory.key).toHaveLength(36);
  expect(memory.sent.has(3)).toBe(true);
  expect(isUploadStarted({})).toBe(false);
  expect(rememberBook('B', FROM)).toBe(true);
  forgetUpload();
});
