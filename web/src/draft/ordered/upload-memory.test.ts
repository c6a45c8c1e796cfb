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

test('the same draft keeps its key and what was sent over a reload, another draft begins anew', () => {
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

test('what starts again keeps its key, what is forgotten does not', () => {
  const first = openUploadMemory({ kit: 1 });
  first.remember(0);
  first.startAgain();
  expect(openUploadMemory({ kit: 1 })).toMatchObject({ key: first.key, sent: new Set() });
  forgetUpload();
  expect(openUploadMemory({ kit: 1 }).key).not.toBe(first.key);
});

test('an upload that was left never overwrites what is known of a later one', () => {
  const left = openUploadMemory({ kit: 1 });
  const later = openUploadMemory({ kit: 2 });
  later.remember(1);
  left.remember(0);
  left.startAgain();
  expect(openUploadMemory({ kit: 2 })).toMatchObject({ key: later.key, sent: new Set([1]) });
});

test('a call that is answered after its book was finished leaves the book known', () => {
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

test('a draft whose book is finished keeps its key, is not begun any more, and is told of once', () => {
  const first = openUploadMemory({ kit: 1 });
  first.remember(0);
  expect(rememberBook('B', FROM)).toBe(true);
  expect(rememberBook('B', FROM)).toBe(false);
  expect(isUploadStarted({ kit: 1 })).toBe(false);
  expect(openUploadMemory({ kit: 1 }).key).toBe(first.key);
  expect(rememberBook('B', FROM)).toBe(false);
});

test.each(['not json', '{"mark":1}', 'null'])('what %s left in the storage begins anew', (left) => {
  localStorage.setItem('upload', left);
  expect(openUploadMemory({}).sent.size).toBe(0);
});

test('where storage is blocked there is a key all the same, and nothing is known', () => {
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
