import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adoptLink, forgetLinks, keepLink, openLinks, recallLink } from './account-link.ts';
import { draftStore, openDraft } from './draft-store.ts';

const LINK = { memberCode: 'm', code: 'c', revision: 3, known: {} };

function aBrowser(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

// Any product but T0021, so that each test opens T0021 itself.
beforeEach(() => openDraft('T0000'));

afterEach(() => {
  keepLink('T0021', null);
  vi.unstubAllGlobals();
});

test('a tab keeps the link of the draft that it shows, whatever link another tab stores', async () => {
  const kept = aBrowser();
  keepLink('T0021', LINK);
  const [key = ''] = kept.keys();
  await openDraft('T0021');
  draftStore.setState({ code: 'c' });
  kept.set(key, JSON.stringify({ ...LINK, revision: 4, known: { photoCount: 1 } }));
  expect(recallLink('T0021')).toEqual(LINK);
  kept.set(key, JSON.stringify({ ...LINK, code: 'other' }));
  expect(recallLink('T0021')).toEqual(LINK);
  draftStore.setState({ code: 'other' });
  expect(recallLink('T0021'), 'nobody has told this tab of it').toBeNull();
  adoptLink('T0021');
  expect(recallLink('T0021')).toMatchObject({ code: 'other' });
  draftStore.setState({ code: 'in no account' });
  expect(recallLink('T0021')).toBeNull();
});

test('a tab keeps the link of its open draft when another tab signs out, not when it does so itself', () => {
  const kept = aBrowser();
  keepLink('T0021', LINK);
  kept.clear();
  expect(recallLink('T0021')).toEqual(LINK);
  forgetLinks();
  expect(recallLink('T0021')).toBeNull();
  keepLink('T0021', LINK);
  keepLink('T0021', null);
  expect(recallLink('T0021')).toBeNull();
});

test('a tab stores no link after `leaveLinks`', () => {
  const kept = new Map<string, string>();
  const links = openLinks(
    {
      read: (key) => kept.get(key) ?? null,
      write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
    },
    () => undefined,
  );
  links.keepLink('T0021', LINK);
  kept.clear();
  links.leaveLinks();
  links.keepLink('T0021', LINK);
  expect([...kept], 'of what it was just saving').toEqual([]);
  expect(links.recallLink('T0021')).toBeNull();
});
