import { emptyPrintAddress } from '@fumi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAside, swapAddresses } from './addresses-aside.ts';
import { setRecipients, setSender } from './change-draft.ts';
import { draftStore } from './draft-store.ts';

const aPerson = (last: string, comment1 = '') => ({
  ...emptyPrintAddress(),
  name: { ...emptyPrintAddress().name, last },
  comment1,
});

const shown = () => {
  const { sender, recipients } = draftStore.getState();
  return [sender, ...recipients].map(({ name, comment1 }) => `${name.last}${comment1}`);
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  setSender(aPerson('山田', '今年もよろしく'));
  setRecipients([{ ...aPerson('髙橋', 'またね'), commentSide: 'picture' }]);
});

afterEach(() => vi.unstubAllGlobals());

test('a card that is begun has the same people as the one before, without comments', () => {
  swapAddresses('first', null);
  expect(shown()).toEqual(['山田', '髙橋']);
  expect(draftStore.getState().recipients[0]).not.toHaveProperty('commentSide');
});

test('a card that is opened again has its own people and comments', () => {
  swapAddresses('first', null);
  setRecipients([aPerson('鈴木', 'はじめまして')]);
  swapAddresses('second', 'first');
  expect(shown()).toEqual(['山田今年もよろしく', '髙橋またね']);
  swapAddresses('first', 'second');
  expect(shown()).toEqual(['山田', '鈴木はじめまして']);
});

test('nothing put aside is left after `forgetAside`', () => {
  swapAddresses('first', null);
  forgetAside();
  swapAddresses('second', 'first');
  expect(shown(), 'as of a card that nobody has had here').toEqual(['山田', '髙橋']);
});
