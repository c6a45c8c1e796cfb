import { ok, refuse } from '@fumi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { draftStore } from '../../draft/draft-store.ts';
import { beginWithPhotosOf } from './same-photo.ts';

afterEach(() => vi.unstubAllGlobals());

test('a photo that breaks off on its way is a refusal that can be said', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!url.includes('/photo/')) return Response.json({ book: { photo_pages: [1] } });
    return { ok: true, blob: () => Promise.reject(new TypeError('lost')) };
  });
  expect(await beginWithPhotosOf({ bookCode: 'mine', firstPage: 1 }, 'T0021')).toEqual(refuse('unreachable'));
  expect(asked).toContain('/api/book/mine/photo/1.jpg');
});

test('a photo that lies over two pages waits once', async () => {
  const jpeg = (width: number) =>
    new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 100, 0, width, 1, 1, 0x11, 0, 0xff, 0xd9)]);
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/photo/')
      ? { ok: true, blob: async () => jpeg(url.includes('/3.jpg') ? 90 : 200) }
      : Response.json({ book: { photo_pages: [3, 4, 5] } }),
  );
  expect(await beginWithPhotosOf({ bookCode: 'mine', firstPage: 1 }, 'T0021')).toEqual(ok(undefined));
  expect(draftStore.getState().unused.map(({ size }) => size.width)).toEqual([90, 200]);
});
