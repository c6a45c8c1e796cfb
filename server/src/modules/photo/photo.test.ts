import { type BookItem, emptyPrintAddress } from '@fumi/domain';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { beginBook, kitOnSale, planOf, post } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import * as files from '../../../test/photo-files.ts';
import { listItems } from '../book/book-item.repository.ts';
import { pressBounds } from './photo.service.ts';

const { context, signedUpMember } = await testApp();
const kit = kitOnSale(context);
const client = await signedUpMember();
const code = await beginBook(client, kit);

function photoItem(): BookItem & { type: 'photo' } {
  const item = planOf(context, kit, emptyPrintAddress(), []).find(({ type }) => type === 'photo');
  if (item?.type !== 'photo') throw new Error('The design has no photo.');
  return item;
}
const item = photoItem();
const send = (bytes: Uint8Array) => post(client, code, item, bytes);

const keys = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of context.storage.list(`photo/${code}/`)) found.push(key);
  return found;
};

/** Four pixels a point: 288 dpi in the frame. */
const size = { width: Math.round(item.frame.width * 4), height: Math.round(item.frame.height * 4) };

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['a text renamed .jpg', 'filetype', files.textNamedJpeg],
  ['a drawing', 'filetype', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an empty file', 'fileempty', () => Buffer.alloc(0)],
  ['a photo of 8 MB and a byte', 'filesize', () => files.oversizedJpeg(size)],
  ['a photo of 300 × 200', 'dimension', () => files.plainJpeg({ width: 300, height: 200 })],
  ['a decompression bomb', 'imagedata', files.bombPng],
  ['a truncated photo', 'imagedata', () => files.truncatedJpeg(size)],
])('%s is refused as %s, and nothing is kept', async (_, refusal, make) => {
  const answer = await send(await make());
  expect(answer).toMatchObject({ ok: false, error: { status: 422, error: { code: refusal } } });
  expect(await keys()).toEqual([]);
});

test('a photo that is exactly as large as allowed is taken', async () => {
  const oversized = await files.oversizedJpeg(size);
  expect((await send(oversized.subarray(0, oversized.length - 1))).ok).toBe(true);
});

test.each([
  ['CMYK', files.cmykJpeg],
  ['rotated', files.sidewaysJpeg],
  ['wide-gamut', files.wideGamutJpeg],
  ['transparent', files.clearPng],
  ['16-bit', files.deepPng],
])('a %s photo is taken, and kept as plain sRGB under its digest', async (_, make) => {
  expect((await send(await make(size))).ok).toBe(true);
  const [row] = await listItems(context.db, context.keys, code);
  const key = row?.objectKey ?? '';
  expect(key).toMatch(/^photo\/[\w-]+\/[0-9a-f]{64}\.jpg$/);
  const metadata = await sharp((await context.storage.get(key)) ?? undefined).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3, width: size.width });
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
});

test('two files at once are refused', async () => {
  const form = new FormData();
  const fields = { bookCode: code, pageNo: 1, pageType: 1, x: 0, y: 0, z: item.z, type: 0 };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const bytes = new Uint8Array(await files.plainJpeg(size));
  for (const name of ['a.jpg', 'b.jpg']) form.append('object', new Blob([bytes]), name);
  const answer = await client.request({ method: 'POST', path: '/api/book/post', ...(await encoded(form)) });
  expect([400, 413]).toContain(answer.status);
});

test.each([
  '',
  '--',
  '--x\r\n',
  '--x\r\ncontent-disposition: form-data; name="object"; filename="a"\r\n\r\nab',
])('a form that breaks off (%j) is a bad request', async (text) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const body = Buffer.from(text);
  const answer = await client.request({ method: 'POST', path: '/api/book/post', headers, body });
  expect(answer.status).toBe(400);
});

async function encoded(form: FormData) {
  const request = new Request('http://form', { method: 'POST', body: form });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

test('a photo that the browser rounded to just under the limit is not refused for it', async () => {
  const least = (lengthPt: number) => (lengthPt * 260 * 0.58) / 72;
  const rounded = {
    width: Math.floor(least(item.frame.width)),
    height: Math.floor(least(item.frame.height)),
  };
  expect((await send(await files.plainJpeg(rounded))).ok).toBe(true);
});

test('a frame asks for 350 dpi, and never for more than sixteen megapixels', () => {
  expect(pressBounds({ width: 72, height: 36 })).toEqual({ width: 350, height: 175 });
  const huge = pressBounds({ width: 7200, height: 7200 });
  expect(huge.width * huge.height).toBeLessThanOrEqual(16_000_000);
});
