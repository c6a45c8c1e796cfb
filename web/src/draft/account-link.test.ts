import { expect, test, vi } from 'vitest';
import { forgetLinks, keepLink, recallLink } from './account-link.ts';

const LINK = { memberCode: 'm', code: 'c', revision: 3, known: {} };

test('a tab that has its draft open knows whose it is after another tab signed out, and not after it did so itself', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  keepLink('T0021', LINK);
  kept.clear();
  expect(recallLink('T0021')).toEqual(LINK);
  forgetLinks();
  expect(recallLink('T0021')).toBeNull();
  keepLink('T0021', LINK);
  keepLink('T0021', null);
  expect(recallLink('T0021')).toBeNull();
  vi.unstubAllGlobals();
});
