import type { CallFailure, CallOptions, Client } from '@fumi/contract/client';
import { pageSpecOf, postBody } from '@fumi/contract/client';
import {
  type BookItem,
  type CalendarSettings,
  type Kit,
  ok,
  type PageLayouts,
  type Result,
  refuse,
  type TextStyle,
} from '@fumi/domain';
import type { UploadMemory } from '../../draft/ordered/upload-memory.ts';
import { isTransient } from '../../platform/is-transient.ts';
import { type Left, type RetryPorts, retry } from './retry.ts';

export type BookUpload = {
  readonly productCode: string;
  readonly kit: Kit;
  /** Layouts that were chosen for pages; none where the book is as its design has it. */
  readonly layouts?: PageLayouts;
  /** What was chosen for a calendar's grids; empty where they are as the design has them. */
  readonly calendar?: CalendarSettings;
  /** What was chosen for the words of a bound book. */
  readonly textStyle?: TextStyle | undefined;
  readonly items: readonly BookItem[];
  /** Draws a photo cropped to its frame, when its turn comes: no more are held than are under way. */
  readonly photoOf: (item: PhotoBookItem) => Promise<Result<Blob, 'imagedata'>>;
  /** How far earlier attempts at this book came, reloads included. */
  readonly memory: UploadMemory;
};

type Ports = RetryPorts & {
  readonly client: Pick<Client, 'bookCreate' | 'bookPost' | 'bookTerminate'>;
  /** How many of the calls are done, of how many (spec §4). */
  readonly onProgress: (current: number, total: number) => void;
};

const isClosed = (failure: UploadFailure): boolean =>
  failure.kind === 'refused' && failure.error.code === 'wrong_state';

const isIncomplete = (failure: UploadFailure): boolean =>
  failure.kind === 'refused' && failure.error.code === 'invalid';

export type PhotoBookItem = BookItem & { readonly type: 'photo' };

/** A photo that can't be drawn any more stops the upload, as a refusal of the server does. */
export type UploadFailure = CallFailure | Left | { readonly kind: 'imagedata' };

/** A recipient is, or may be, in mourning: the confirm page did not know it in time to tell or ask. */
export const isAboutMourning = (failure: UploadFailure): boolean =>
  failure.kind === 'refused' &&
  (failure.error.fields?.recipient ?? []).some((code) => ['mourning', 'mourning-to-answer'].includes(code));

/**
 * The server has dropped the book, or refuses its items because the design has changed. The next attempt
 * begins another book.
 */
export const isPastResuming = (failure: UploadFailure): boolean =>
  failure.kind === 'refused' &&
  (failure.error.code === 'not_found' || failure.error.code === 'invalid') &&
  !isAboutMourning(failure);

/** One call begins the book, one posts each item, one closes the book. */
export const callCount = (items: readonly BookItem[]): number => items.length + 2;

type Posted = Result<'posted' | 'closed', UploadFailure>;

type PostFile = { readonly file?: { readonly bytes: Blob; readonly name: string } };

async function fileOf(item: BookItem, { photoOf }: BookUpload): Promise<Result<PostFile, UploadFailure>> {
  if (item.type !== 'photo') return ok({});
  const photo = await photoOf(item);
  return photo.ok ? ok({ file: { bytes: photo.value, name: 'photo.jpg' } }) : refuse({ kind: 'imagedata' });
}

/** Posts at a time: while one is sent, the photo of the next is drawn. */
const LANES = 2;

type Numbered = { readonly item: BookItem; readonly index: number };

async function postItem(
  bookCode: string,
  { item, index }: Numbered,
  upload: BookUpload,
  ports: Ports,
): Promise<Posted> {
  const file = await fileOf(item, upload);
  if (!file.ok) return file;
  // A key belongs to its book: where the server had to begin another one, every call is a new one.
  const idempotencyKey = `${upload.memory.key}-${bookCode}-${index}`;
  const input = { body: postBody(bookCode, item), ...file.value };
  const answer = await retry((once) => ports.client.bookPost(input, { ...once, idempotencyKey }), ports);
  if (answer.ok) upload.memory.remember(index);
  else return isClosed(answer.error) ? ok('closed') : answer;
  return ok('posted');
}

/**
 * Posts every item that was not sent yet; a book that turns out to be closed was finished before its answer was lost.
 * The first failure stops all lanes.
 */
async function postItems(bookCode: string, upload: BookUpload, ports: Ports): Promise<Posted> {
  const { items, memory } = upload;
  const waiting = items
    .map((item, index) => ({ item, index }))
    .filter(({ index }) => !memory.sent.has(index));
  let outcome: Posted = ok('posted');
  const isGoingOn = (): boolean => outcome.ok && outcome.value === 'posted';
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next && isGoingOn(); next = waiting.shift()) {
      const posted = await postItem(bookCode, next, upload, ports);
      if (isGoingOn()) outcome = posted;
      ports.onProgress(memory.sent.size + 1, callCount(items));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return outcome;
}

/** Create, post, terminate (spec §4). Each call is repeated until it is answered; the answer is the book's code. */
export async function uploadBook(upload: BookUpload, ports: Ports): Promise<Result<string, UploadFailure>> {
  const { kit, productCode, layouts = {}, calendar = {}, textStyle, items, memory } = upload;
  const total = callCount(items);
  const body = {
    themeId: kit.themeId,
    kitId: kit.id,
    cover: null,
    page: pageSpecOf(kit),
    productCode,
    ...(Object.keys(layouts).length > 0 ? { layouts } : {}),
    ...(Object.keys(calendar).length > 0 ? { calendarSettings: calendar } : {}),
    ...(textStyle ? { textStyle } : {}),
  };
  const create = (once: CallOptions) =>
    ports.client.bookCreate({ body }, { ...once, idempotencyKey: memory.key });
  // "Wrong state" means that the first call with this key is still at work.
  const created = await retry(create, ports, (failure) => isTransient(failure) || isClosed(failure));
  if (!created.ok) return created;
  const bookCode = created.value.bookCode;
  ports.onProgress(memory.sent.size + 1, total);

  const terminate = () =>
    retry((once) => ports.client.bookTerminate({ body: { total: items.length, bookCode } }, once), ports);
  const posted = await postItems(bookCode, upload, ports);
  if (!posted.ok) return refuse(posted.error);
  let closed = await terminate();
  if (!closed.ok && isIncomplete(closed.error)) {
    // The server misses something that it once had: post it all again, once.
    memory.startAgain();
    const again = await postItems(bookCode, upload, ports);
    if (!again.ok) return refuse(again.error);
    closed = await terminate();
  }
  if (!closed.ok) return refuse(closed.error);
  ports.onProgress(total, total);
  return ok(bookCode);
}
