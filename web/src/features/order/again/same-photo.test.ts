import { ok, refuse } from '@fumi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLink } from '../../../draft/account-link.ts';
import { draftStore, openDraft } from '../../../draft/draft-store.ts';
import { madeNow } from '../../../draft/ordered/made-draft.ts';
import { openUploadMemory, rememberBook } from '../../../draft/ordered/upload-memory.ts';
import { beginWithPhotosOf } from './same-photo.ts';

const BOOK = { productCode: 'T0021', bookCode: 'mine', firstPage: 1 };

beforeEach(async () => {
  // Closes the draft of the test before: the draft of the book is read from the device again.
  await openDraft('T0010');
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a photo whose download breaks off is an expected refusal', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!url.includes('/photo/')) return Response.json({ book: { photo_pages: [1] } });
    return { ok: true, blob: () => Promise.reject(new TypeError('lost')) };
  });
  expect(await beginWithPhotosOf(BOOK, 'T0021')).toEqual(refuse('unreachable'));
  expect(asked).toContain('/api/book/mine/photo/1.jpg');
});

test('as long as the draft is on this device, its photos are taken over uncropped', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  keepLink('T0021', { memberCode: 'm', code: 'draft', revision: 1, known: {} });
  openUploadMemory({});
  const photo = {
    ...{ imageId: 'one', fileName: 'one.jpg', size: { width: 2400, height: 1800 }, offset: { x: 9, y: 0 } },
    ...{ isCropChosen: true, caption: '夏' },
  };
  await openDraft('T0021');
  draftStore.setState({
    code: 'draft',
    choice: { groupId: 10, tagId: 1, kitId: 27001 },
    photos: [photo],
    photoFiles: new Map([['one', new Blob(['whole'])]]),
  });
  rememberBook('mine', { code: 'draft', made: madeNow(true) });
  expect(await beginWithPhotosOf(BOOK, 'T0018')).toEqual(ok(undefined));
  const { productCode, unused, photoFiles } = draftStore.getState();
  expect([productCode, unused.map(({ imageId, size, caption }) => [imageId, size.width, caption])]).toEqual([
    'T0018',
    [['one', 2400, undefined]],
  ]);
  expect(await photoFiles.get('one')?.text()).toBe('whole');
  expect(asked).not.toHaveBeenCalled();
  keepLink('T0021', null);
});

test('a photo that lies over two pages is taken over once', async () => {
  const jpeg = (width: number) =>
    new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 100, 0, width, 1, 1, 0x11, 0, 0xff, 0xd9)]);
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/photo/')
      ? { ok: true, blob: async () => jpeg(url.includes('/3.jpg') ? 90 : 200) }
      : Response.json({ book: { photo_pages: [3, 4, 5] } }),
  );
  expect(await beginWithPhotosOf(BOOK, 'T0021')).toEqual(ok(undefined));
  expect(draftStore.getState().unused.map(({ size }) => size.width)).toEqual([90, 200]);
});
