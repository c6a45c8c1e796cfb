import { beforeEach, expect, test, vi } from 'vitest';
import { jpegOfHeic } from './heic/jpeg-of-heic.ts';
import { runWholeJob } from './photo-worker.ts';
import { inOrderTaken, readPhoto } from './read-photo.ts';

vi.mock('./photo-worker.ts', () => ({ runWholeJob: vi.fn(), runPhotoJob: vi.fn() }));
vi.mock('./heic/jpeg-of-heic.ts', () => ({ jpegOfHeic: vi.fn() }));

const bytes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** The head of a photo whose EXIF holds nothing but its date, big-endian; 1 × 1 px. */
function photo(name: string, taken: string, lastModified: string): File {
  const first = [0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0];
  const second = [0, 1, 0x90, 0x03, 0, 2, 0, 0, 0, 20, 0, 0, 0, 44, 0, 0, 0, 0];
  const exif = [...bytes('Exif\0\0MM\0*'), 0, 0, 0, 8, ...first, ...second, ...bytes(taken), 0];
  const size = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0];
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...size];
  return new File([Uint8Array.from(head)], name, { lastModified: Date.parse(lastModified) });
}

const undated = (name: string, lastModified: string): File =>
  new File(['no photo'], name, { lastModified: Date.parse(lastModified) });

const namesInOrder = async (...files: File[]): Promise<string[]> =>
  (await inOrderTaken(files)).map(({ file }) => file.name);

test('photos stand in the order in which they were taken, whenever they were copied', async () => {
  const late = photo('late', '2026:11:03 10:30:00', '2026-11-20T09:00:00');
  const early = photo('early', '2026:01:01 07:00:00', '2026-11-20T10:00:00');
  expect(await namesInOrder(late, early)).toEqual(['early', 'late']);
});

test('a file without a date of its own counts as taken when it was last changed', async () => {
  const taken = photo('taken', '2026:11:03 10:30:00', '2026-11-20T09:00:00');
  expect(
    await namesInOrder(
      undated('after', '2026-11-04T00:00:00'),
      taken,
      undated('before', '2026-11-02T00:00:00'),
    ),
  ).toEqual(['before', 'taken', 'after']);
});

test('an impossible date is ignored', async () => {
  const broken = photo('broken', '2026:99:99 10:30:00', '2026-11-20T09:00:00');
  expect(await namesInOrder(broken, undated('before', '2026-11-02T00:00:00'))).toEqual(['before', 'broken']);
});

test('files of one moment stay as they were chosen', async () => {
  expect(
    await namesInOrder(undated('b', '2026-11-02T00:00:00'), undated('a', '2026-11-02T00:00:00')),
  ).toEqual(['b', 'a']);
});

/** A JPEG of 1 × 1 px with comments before its size, which nobody has to read whole. */
function commented(bytesBefore: number, bytesAfter: number) {
  const comment = new Uint8Array(65_535);
  comment.set([0xff, 0xfe, 0xff, 0xfd]);
  const comments = Array.from({ length: Math.ceil(bytesBefore / comment.length) }, () => comment);
  const size = Uint8Array.from([0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]);
  const parts = [Uint8Array.from([0xff, 0xd8]), ...comments, size, new Uint8Array(bytesAfter)];
  const read: number[] = [];
  class Watched extends File {
    override slice(start = 0, end = this.size, type?: string): Blob {
      read.push(Math.min(end, this.size) - start);
      return super.slice(start, end, type);
    }
  }
  return { file: new Watched(parts, 'photo.jpg'), read };
}

const FRAME = { width: 100, height: 100 };

test('of a large photo no more is read than its head', async () => {
  const { file, read } = commented(0, 7_000_000);
  expect(await readPhoto([file], FRAME, 'thumb', false)).toEqual({ ok: false, error: 'dimension' });
  expect(Math.max(...read)).toBeLessThanOrEqual(256 * 1024);
});

test('a photo whose head is longer than others is read all the same', async () => {
  const { file } = commented(600_000, 1000);
  expect(await readPhoto([file], FRAME, 'thumb', false)).toEqual({ ok: false, error: 'dimension' });
});

const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const webp = 'RIFF\0\0\0\0WEBPVP8 ';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

/** The outcome of reading a file, by who can read it; it then is a picture of 1 × 1 px. */
async function read(start: string, by: 'browser' | 'decoder' | 'nobody', hasDecoder: boolean) {
  const { file } = commented(0, 0);
  vi.mocked(runWholeJob).mockResolvedValue(by === 'browser' ? file : null);
  vi.mocked(jpegOfHeic)
    .mockReset()
    .mockResolvedValue(by === 'decoder' ? file : null);
  const photo = await readPhoto([new File([start], 'IMG_0001.HEIC')], FRAME, 'thumb', hasDecoder);
  return [photo.ok || photo.error, vi.mocked(jpegOfHeic).mock.calls.length];
}

test.each([
  ['HEIC that the browser reads asks no decoder', heic, 'browser', true, 'dimension', 0],
  [
    'HEIC that it does not read is decoded where the shop has a decoder',
    heic,
    'decoder',
    true,
    'dimension',
    1,
  ],
  ['HEIC that the decoder does not read says what to do', heic, 'nobody', true, 'heic', 1],
  ['HEIC says what to do where there is no decoder, and asks for none', heic, 'decoder', false, 'heic', 0],
  ['WebP is no work for the decoder, and says what to do', webp, 'decoder', true, 'picture', 0],
  ['a picture of another type says what to do', 'II*\0\x08\0\0\0', 'browser', true, 'picture', 0],
  ['a film says what to do', '\0\0\0\x14ftypqt  ', 'browser', true, 'video', 0],
  ['a file without a byte says that', '', 'browser', true, 'fileempty', 0],
  ['a document says what to do', '%PDF-1.7', 'browser', true, 'pdf', 0],
  ['a file that only calls itself HEIC is none', 'text', 'decoder', true, 'filetype', 0],
] as const)('%s', async (_, start, by, hasDecoder, outcome, asked) => {
  // The JPEG of one pixel is too small for the frame: it has been read.
  expect(await read(start, by, hasDecoder)).toEqual([outcome, asked]);
});

test('HEIC that waits for the decoder says that it takes a network where there is none', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await read(heic, 'nobody', true)).toEqual(['heic-away', 1]);
  expect(await read(heic, 'nobody', false)).toEqual(['heic', 0]);
});

test('HEIC of more than 8 MB is refused before anybody decodes it', async () => {
  expect((await read(heic + ' '.repeat(8 * 1024 * 1024), 'decoder', true))[0]).toBe('filesize');
});
