import { refuse } from '@fumi/domain';
import { afterEach, expect, test, vi } from 'vitest';
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
