import { sortedKeys } from '@fumi/domain';
import { newIdempotencyKey } from '../../api.ts';

const STORAGE_KEY = 'upload';

/** Short and stable, not secret: only tells one draft from another (FNV-1a, 32 bit). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Tells one draft from another. */
export const fingerprintOf = (draft: unknown): string => fingerprint(JSON.stringify(draft, sortedKeys));

type Kept = {
  readonly mark: string;
  readonly key: string;
  readonly sent: readonly number[];
  /** The finished book; it stays known, so that the same draft leads to it again and never makes another one. */
  readonly book?: string;
  /** What the book was made of. */
  readonly from?: MadeFrom;
};

/** What a book was made of, to tell later whether its draft is still that. */
export type Made = {
  /** Photos, words and layouts, and what waits beside them. */
  readonly content: string;
  /** The same, as far as it is printed; an older release did not store it. */
  readonly printed?: string;
  /** Sender and recipients, and how they are set; null of goods without addresses. */
  readonly people: string | null;
};

/** The draft of which a book was made, and what it was then. */
export type MadeFrom = {
  /** Which draft it was; an older release stored only those in the account. */
  readonly code?: string | undefined;
  /** Of the account's draft at that time; an older release did not store it. */
  readonly revision?: number | undefined;
  readonly made: Made;
};

/** How far the upload of a draft came, kept over a reload and a closed tab. */
export type UploadMemory = {
  /** Under which the draft becomes a book: always the same one, so that an upload that was cut off goes on. */
  readonly key: string;
  /** Which of the calls that post an item were answered. */
  readonly sent: ReadonlySet<number>;
  readonly remember: (index: number) => void;
  /** The server misses what it once had: nothing counts as sent any more. */
  readonly startAgain: () => void;
};

type UploadStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Without storage, or with a full one, an upload that is cut off only begins anew. */
function read(storage: Pick<Storage, 'getItem'>): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as Kept | null;
    return kept?.key && Array.isArray(kept.sent) ? kept : null;
  } catch {
    return null;
  }
}

function readOf(draft: unknown, storage: Pick<Storage, 'getItem'>): Kept | null {
  const kept = read(storage);
  return kept?.mark === fingerprintOf(draft) ? kept : null;
}

function write(storage: UploadStorage, kept: Kept): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // The upload goes on without a memory.
  }
}

/** What is known of the upload of a draft; another draft begins anew. */
export function openUploadMemory(draft: unknown, storage: UploadStorage): UploadMemory {
  const kept = readOf(draft, storage) ?? { mark: fingerprintOf(draft), key: newIdempotencyKey(), sent: [] };
  const sent = new Set(kept.sent);
  write(storage, kept);
  const keep = (): void => {
    const latest = read(storage);
    // An answer to an upload that was left says nothing of the one that is remembered since.
    if (latest?.key === kept.key) write(storage, { ...latest, sent: [...sent] });
  };
  return {
    key: kept.key,
    sent,
    remember: (index) => {
      sent.add(index);
      keep();
    },
    startAgain: () => {
      sent.clear();
      keep();
    },
  };
}

/** Whether a part of this very draft was sent before: what remains goes on from there. */
export function isUploadStarted(draft: unknown, storage: Pick<Storage, 'getItem'>): boolean {
  const known = readOf(draft, storage);
  return known !== null && known.sent.length > 0 && known.book === undefined;
}

/** Notes the book that the last upload became; false where that was known already. */
export function rememberBook(book: string, from: MadeFrom, storage: UploadStorage): boolean {
  const kept = read(storage);
  if (kept?.book === book) return false;
  if (kept) write(storage, { ...kept, book, from });
  return true;
}

/** The book that the last upload became, and what it was made of. */
export function lastBook(
  storage: Pick<Storage, 'getItem'>,
): { readonly book: string; readonly from: MadeFrom } | null {
  const { book, from } = read(storage) ?? {};
  return book !== undefined && from ? { book, from } : null;
}

/** What a book was made of, if it is what the last upload became. */
export function draftOfBook(book: string, storage: Pick<Storage, 'getItem'>): MadeFrom | undefined {
  const last = lastBook(storage);
  return last?.book === book ? last.from : undefined;
}

export const forgetUpload = (storage: Pick<Storage, 'removeItem'>): void => {
  try {
    storage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
};
