import type { CallFailure, CallOptions, Client, ErrorCode } from '@fumi/contract/client';
import { type BookItem, DEFAULT_ADDRESS_STYLE, emptyPrintAddress, type Kit, ok, refuse } from '@fumi/domain';
import { expect, test } from 'vitest';
import type { UploadMemory } from '../../draft/ordered/upload-memory.ts';
import { RETRY_DELAYS_MS } from './retry.ts';
import { type BookUpload, isAboutMourning, isPastResuming, uploadBook } from './upload-book.ts';

const kit: Kit = {
  id: 27001,
  themeId: 10,
  label: '',
  order: 1,
  priceYen: 500,
  isPremiumKit: false,
  endDate: null,
  orientation: 'landscape',
  addressLayout: 'PortraitA',
  colours: [],
  moods: [],
  pages: { 1: [{ itemId: 270011, z: 0 }] },
};

const items: BookItem[] = [
  { type: 'item', pageNo: 1, addedPageNo: [3, 5], z: 0, itemId: 270011 },
  {
    type: 'photo',
    pageNo: 1,
    addedPageNo: [3, 5],
    z: 1,
    photo: 0,
    frame: { x: 10, y: 20, width: 100, height: 80 },
  },
  {
    type: 'recipient',
    pageNo: 2,
    addedPageNo: [],
    z: 11,
    layout: 'PortraitA',
    style: DEFAULT_ADDRESS_STYLE,
    address: emptyPrintAddress(),
  },
];

function aMemory(): UploadMemory {
  const sent = new Set<number>();
  return { key: 'k', sent, remember: (index) => void sent.add(index), startAgain: () => sent.clear() };
}

const anUpload = (memory = aMemory()): BookUpload => ({
  productCode: 'T0021',
  kit,
  items,
  photoOf: async () => ok(new Blob(['jpeg'])),
  memory,
});

const unreachable: CallFailure = { kind: 'unreachable' };
const refused = (status: number, code: ErrorCode): CallFailure => ({
  kind: 'refused',
  status,
  error: { code, message: '' },
});

/** A server that fails as a script says: one entry a call, null where it works. */
function aServer(
  script: Partial<Record<'create' | 'post' | 'terminate', (CallFailure | null)[]>> = {},
  bookCode = 'B',
) {
  const calls: {
    name: string;
    input: unknown;
    key: string | undefined;
    isRepeatable: boolean | undefined;
  }[] = [];
  const answer =
    (name: 'create' | 'post' | 'terminate', value: unknown) =>
    async (input: unknown, options?: CallOptions) => {
      calls.push({ name, input, key: options?.idempotencyKey, isRepeatable: options?.isRepeatable });
      const failure = script[name]?.shift() ?? null;
      return failure ? refuse(failure) : ok(value);
    };
  const client = {
    bookCreate: answer('create', { bookCode }),
    bookPost: answer('post', {}),
    bookTerminate: answer('terminate', { code: bookCode }),
  } as unknown as Client;
  const progress: string[] = [];
  const retries: boolean[] = [];
  const ports = {
    client,
    wait: async () => {},
    onRetry: (isRetrying: boolean) => void retries.push(isRetrying),
    hasLeft: () => false,
    onProgress: (current: number, total: number) => void progress.push(`${current}/${total}`),
  };
  return { ports, calls, progress, retries, names: () => calls.map(({ name }) => name) };
}

const postKeys = ({ calls }: Pick<ReturnType<typeof aServer>, 'calls'>) =>
  calls.filter(({ name }) => name === 'post').map(({ key }) => key);

test('a book is created, its items are posted, and it is closed with their number', async () => {
  const server = aServer();
  expect(await uploadBook(anUpload(), server.ports)).toEqual(ok('B'));
  expect(server.names()).toEqual(['create', 'post', 'post', 'post', 'terminate']);
  expect(server.progress.at(0)).toBe('1/5');
  expect(server.progress.at(-1)).toBe('5/5');
  expect(new Set(server.progress)).toEqual(new Set(['1/5', '2/5', '3/5', '4/5', '5/5']));
  expect(server.calls[4]?.input).toEqual({ body: { total: 3, bookCode: 'B' } });
});

test('calendar settings are sent with their book; without any, the call is the specification’s', async () => {
  const server = aServer();
  const calendar = { noteLines: true };
  await uploadBook({ ...anUpload(), calendar }, server.ports);
  await uploadBook({ ...anUpload(), calendar: {} }, server.ports);
  const [chosen, plain] = server.calls.filter(({ name }) => name === 'create').map(({ input }) => input);
  expect(chosen).toMatchObject({ body: { calendarSettings: calendar } });
  expect(plain).not.toHaveProperty('body.calendarSettings');
});

test('posts carry positions in pt, the photo as a file, and further pages as a list', async () => {
  const server = aServer();
  await uploadBook(anUpload(), server.ports);
  expect(server.calls[1]?.input).toEqual({
    body: {
      bookCode: 'B',
      pageNo: 1,
      pageType: 1,
      x: 0,
      y: 0,
      z: 0,
      type: 3,
      object: '270011',
      addedPageNo: '3,5',
    },
  });
  const inputs = server.calls.map(({ input }) => input);
  expect(inputs).toContainEqual(
    expect.objectContaining({
      body: expect.objectContaining({ x: 10, y: 20, type: 0 }),
      file: expect.objectContaining({ name: 'photo.jpg' }),
    }),
  );
  expect(inputs).toContainEqual({ body: expect.objectContaining({ type: 1, pageNo: 2 }) });
});

test('retries do not nest: http sends each attempt once', async () => {
  const server = aServer({ create: [unreachable] });
  await uploadBook(anUpload(), server.ports);
  expect(server.calls.map(({ isRepeatable }) => isRepeatable)).toEqual(Array(6).fill(false));
});

test('a broken network repeats the same call with the same key, and says so meanwhile', async () => {
  const server = aServer({ create: [unreachable], post: [null, unreachable, refused(503, 'unavailable')] });
  expect(await uploadBook(anUpload(), server.ports)).toEqual(ok('B'));
  expect(server.names()).toEqual(['create', 'create', 'post', 'post', 'post', 'post', 'post', 'terminate']);
  expect(server.calls.filter(({ name }) => name === 'create').map(({ key }) => key)).toEqual(['k', 'k']);
  expect(new Set(postKeys(server))).toEqual(new Set(['k-B-0', 'k-B-1', 'k-B-2']));
  expect(server.retries).toContain(true);
  expect(server.retries.at(-1)).toBe(false);
});

test('a book that an earlier attempt has closed, though its answer was lost, is done', async () => {
  const server = aServer({ post: [refused(409, 'wrong_state')] });
  expect(await uploadBook(anUpload(), server.ports)).toEqual(ok('B'));
  expect(server.names().at(-1)).toBe('terminate');
});

test('where the server lacks an item at the end, all are posted again, once', async () => {
  const server = aServer({ terminate: [refused(422, 'invalid')] });
  expect(await uploadBook(anUpload(), server.ports)).toEqual(ok('B'));
  expect(server.names().filter((name) => name === 'post')).toHaveLength(6);
});

test('a refusal that will not change fails at once', async () => {
  const server = aServer({ create: [refused(409, 'not_orderable')] });
  expect(await uploadBook(anUpload(), server.ports)).toMatchObject({ ok: false });
  expect(server.names()).toEqual(['create']);
});

test('after the last delay the upload stops', async () => {
  const server = aServer({ create: Array.from({ length: 100 }, () => unreachable) });
  expect(await uploadBook(anUpload(), server.ports)).toEqual(refuse(unreachable));
  expect(server.names()).toHaveLength(RETRY_DELAYS_MS.length + 1);
});

test('an upload that was left posts nothing more, though the call on its way is answered', async () => {
  const memory = aMemory();
  const { ports, names } = aServer();
  let hasLeft = false;
  const bookPost: Client['bookPost'] = (...call) => {
    hasLeft = true;
    return ports.client.bookPost(...call);
  };
  const left = await uploadBook(anUpload(memory), {
    ...ports,
    client: { ...ports.client, bookPost },
    hasLeft: () => hasLeft,
  });
  expect(left).toEqual(refuse({ kind: 'left' }));
  expect(names()).toEqual(['create', 'post']);
  expect([...memory.sent], 'the next press goes on from there').toEqual([0]);
});

test('a photo that cannot be drawn any more stops the upload', async () => {
  const { ports, names } = aServer();
  const broken = await uploadBook({ ...anUpload(), photoOf: async () => refuse('imagedata') }, ports);
  expect(broken).toEqual(refuse({ kind: 'imagedata' }));
  expect(names()).not.toContain('terminate');
});

test('what was sent before is not sent again, and progress counts it', async () => {
  const memory = aMemory();
  const broken = aServer({ post: [null, null, refused(422, 'invalid')] });
  expect(await uploadBook(anUpload(memory), broken.ports)).toMatchObject({ ok: false });
  expect(memory.sent.size).toBe(2);
  const server = aServer();
  expect(await uploadBook(anUpload(memory), server.ports)).toEqual(ok('B'));
  expect(server.names()).toEqual(['create', 'post', 'terminate']);
  expect(server.calls[1]?.key).toBe('k-B-2');
  expect(server.progress).toEqual(['3/5', '4/5', '5/5']);
});

test('a server that forgot the book and begins another gets every item under a new key', async () => {
  const memory = aMemory();
  const first = aServer({ post: [null, null, refused(422, 'invalid')] });
  await uploadBook(anUpload(memory), first.ports);
  const second = aServer({ terminate: [refused(422, 'invalid')] }, 'C');
  expect(await uploadBook(anUpload(memory), second.ports)).toEqual(ok('C'));
  expect(new Set(postKeys(second))).toEqual(new Set(['k-C-0', 'k-C-1', 'k-C-2']));
});

test.each([
  ['that is gone', refused(404, 'not_found'), true],
  ['that another design was posted to', refused(422, 'invalid'), true],
  ['of another member', refused(403, 'forbidden'), false],
  ['that no network leads to', unreachable, false],
  ['whose photo cannot be drawn', { kind: 'imagedata' } as const, false],
])('it is known whether the upload can go on of a book %s', (_, failure, isPast) => {
  expect(isPastResuming(failure)).toBe(isPast);
});

test.each(['mourning', 'mourning-to-answer'])(
  'a card refused as %s leads back to the confirm page, and its upload can go on',
  (code) => {
    const failure: CallFailure = {
      kind: 'refused',
      status: 422,
      error: { code: 'invalid', message: '', fields: { recipient: [code] } },
    };
    expect([isAboutMourning(failure), isPastResuming(failure)]).toEqual([true, false]);
    expect(isAboutMourning(refused(422, 'invalid'))).toBe(false);
  },
);
