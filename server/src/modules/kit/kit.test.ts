import { rmSync } from 'node:fs';
import path from 'node:path';
import { kitDetail, kitInfo } from '@fumi/contract';
import type { PhraseCollection } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { drawnContent } from '../../../test/test-content.ts';

const { visitor, context } = await testApp({ content: await drawnContent() });
const get = (file: string, headers: Record<string, string> = {}) =>
  visitor().request({ path: `/material/v2/${file}`, headers });

const info = kitInfo.parse(JSON.parse((await get('kit/info/13.json')).text));
const kit = info.kit_list[0];
if (!kit) throw new Error('There is no kit.');

test('kit files are public, cached for a short time, and valid', async () => {
  const answer = await get('kit/info/13.json');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  });
  expect(kitDetail.parse(JSON.parse((await get(`kit/info/13/info/${kit.id}.json`)).text)).id).toBe(kit.id);
  expect((await get('kit/info/13.json', { 'if-none-match': String(answer.headers.etag) })).status).toBe(304);
});

test('the address layout of a kit is served under any material', async () => {
  const answer = await get(`kit/info/13/design/address/${kit.address_layout}.json`);
  expect(JSON.parse(answer.text).layout).toBe('PortraitA');
  expect((await get('kit/info/13/design/address/Unknown.json')).status).toBe(404);
});

test('texts to start from are served by the occasion that a group names', async () => {
  const occasions = info.tag_group_list.flatMap(({ occasion }) => occasion ?? []);
  expect(occasions).toContain('mourning');
  for (const occasion of occasions) {
    const collection: PhraseCollection = JSON.parse((await get(`phrases/${occasion}.json`)).text);
    expect(collection).toMatchObject({ occasion, phrases: expect.arrayContaining([]) });
    expect(collection.phrases.length).toBeGreaterThan(0);
  }
  expect((await get('phrases/unknown.json')).status).toBe(404);
});

/** Asks again, as a browser is told to, where the machine is too busy to draw while somebody waits. */
async function untilDrawn(file: string): ReturnType<typeof get> {
  const answer = await get(file);
  return answer.status === 503 ? untilDrawn(file) : answer;
}

test('art that is not drawn yet is drawn when somebody asks for it', async () => {
  const background = kit.page['1']?.[0]?.item_id;
  const answer = await untilDrawn(`item/media/${background}/preview.webp`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
  expect((await get(`item/media/${background}/preview-1040.webp`)).status).toBe(200);
  expect((await get(`kit/media/${kit.id}/1/thumb.jpg`)).headers['content-type']).toBe('image/jpeg');
  const over = info.kit_list.flatMap(({ page }) => page['1']?.filter(({ z }) => z === 2) ?? [])[0]?.item_id;
  expect((await untilDrawn(`item/media/${over}/trim-360.webp`)).headers['content-type']).toBe('image/webp');
});

test('while a thumbnail is being drawn the committed one stands in', async () => {
  const [, other] = info.kit_list;
  const file = `kit/media/${other?.id}/1/thumb-360.webp`;
  rmSync(path.join(context.content.staticDir, 'material/v2', file), { force: true });
  const answer = await get(file);
  expect(answer.status).toBe(200);
  expect(['public, max-age=10', 'public, max-age=86400, stale-while-revalidate=604800']).toContain(
    answer.headers['cache-control'],
  );
});

test('while a calendar’s later edition is being drawn its first one stands in', async () => {
  const calendars = kitInfo.parse(JSON.parse((await get('kit/info/10.json')).text));
  const [first, second] = calendars.kit_list.filter(({ label }) => label === calendars.kit_list[0]?.label);
  expect(second?.id).not.toBe(first?.id);
  const file = `kit/media/${second?.id}/2/thumb-360.webp`;
  rmSync(path.join(context.content.staticDir, 'material/v2', file), { force: true });
  expect((await get(file)).status).toBe(200);
});

test.each([
  'kit/info/99.json',
  'kit/info/13/info/1.json',
  'item/media/1/preview.png',
  'item/media/1/trim-360.webp',
  'item/media/1/trim-361.webp',
  'kit/media/1/1/thumb.jpg',
  `kit/media/${kit.id}/3/thumb.jpg`,
  '..%2f..%2fdatabase',
  'kit/info/..%2f..%2f..%2f..%2fpackage.json',
  'kit/info/13%00.json',
  'kit/info/013.json',
  'kit/info/%EF%BC%8F13.json',
  'kit/info/13.json/',
  'item/media/1/preview.png%00.json',
  'item/media/99999999999999999999/preview.png',
  'kit/info/13/design/address/..%2fPortraitA.json',
  'kit/media/1/1/thumb.svg',
  '',
])('%j is refused, and no file is sent', async (file) => {
  const answer = await get(file);
  expect([404, 400]).toContain(answer.status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});
