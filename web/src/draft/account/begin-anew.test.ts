import { afterEach, expect, test, vi } from 'vitest';
import { memberStore } from '../../session/member-session.ts';
import { keepLink, recallLink } from '../account-link.ts';
import { chooseKit, closeDraft } from '../change-draft.ts';
import { draftStore, openDraft } from '../draft-store.ts';
import { ensureSaved } from './begin-anew.ts';

const CODE = 'T0021';

/** An account that has none of these drafts, and takes new ones. */
function anAccount() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  const saved: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/api/draft/list')) return Response.json({ drafts: [] });
    const { code, base_revision: base } = JSON.parse(String(body));
    if (base > 0) return Response.json({ error: { code: 'not_found' } }, { status: 404 });
    saved.push(code);
    return Response.json({ revision: 1, newer: [], missing_photos: [] });
  });
  memberStore.setState({ member: { code: 'm' } as ReturnType<typeof memberStore.getState>['member'] });
  return saved;
}

afterEach(async () => {
  await closeDraft(CODE);
  keepLink(CODE, null);
  memberStore.setState({ member: null });
  vi.unstubAllGlobals();
});

test('before a draft is replaced, it is saved as a new one if the account has ended it', async () => {
  const saved = anAccount();
  await openDraft('T0010');
  await openDraft(CODE);
  chooseKit({ groupId: 10, tagId: 1, kitId: 27001 }, []);
  expect(await ensureSaved(CODE)).toBe(true);
  const [first] = saved;
  const link = recallLink(CODE);
  expect(link?.code).toBe(first);
  // The account has no draft of this code any more, and nothing was changed here.
  expect(await ensureSaved(CODE)).toBe(true);
  expect(saved).toEqual([first, draftStore.getState().code]);
  expect(draftStore.getState().code).not.toBe(first);
  expect(recallLink(CODE)).toMatchObject({ memberCode: 'm', revision: 1 });
});
