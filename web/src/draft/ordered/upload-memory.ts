import { sortedKeys } from '@fumi/domain';
import { newIdempotencyKey } from '../../api.ts';
import { keep, recall } from '../../platform/storage.ts';

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

/** Without storage, or with a full one, an upload that is cut off only begins anew. */
function read(): Kept | null {
  try {
    const kept = JSON.parse(recall('localStorage', STORAGE_KEY) ?? 'null') as Kept | null;
    return kept?.key && Array.isArray(kept.sent) ? kept : null;
  } catch {
    return null;
  }
}

function readOf(draft: unknown): Kept | null {
  const kept = read();
  return kept?.mark === fingerprintOf(draft) ? kept : null;
}

const write = (kept: Kept): void => keep('localStorage', STORAGE_KEY, JSON.stringify(kept));

/** What is known of the upload of a draft; another draft begins anew. */
export function openUploadMemory(draft: unknown): UploadMemory {
  const kept = readOf(draft) ?? { mark: fingerprintOf(draft), key: newIdempotencyKey(), sent: [] };
  const sent = new Set(kept.sent);
  write(kept);
  const keepSent = (): void => {
    const latest = read();
    // An answer to an upload that was left says nothing of the one that is remembered since.
    if (latest?.key === kept.key) write({ ...latest, sent: [...sent] });
  };
  return {
    key: kept.key,
    sent,
    remember: (index) => {
      sent.add(index);
      keepSent();
    },
    startAgain: () => {
      sent.clear();
      keepSent();
    },
  };
}

/** Whether a part of this very draft was sent before: what remains goes on from there. */
export function isUploadStarted(draft: unknown): boolean {
  const known = readOf(draft);
  return known !== null && known.sent.length > 0 && known.book === undefined;
}

/** Notes the book that the last upload became; false where that was known already. */
export function rememberBook(book: string, from: MadeFrom): boolean {
  const kept = read();
  if (kept?.book === book) return false;
  if (kept) write({ ...kept, book, from });
  return true;
}

/** The book that the last upload became, and what it was made of. */
export function lastBook(): { readonly book: string; readonly from: MadeFrom } | null {
  const { book, from } = read() ?? {};
  return book !== undefined && from ? { book, from } : null;
}

/** What a book was made of, if it is what the last upload became. */
export function draftOfBook(book: string): MadeFrom | undefined {
  const last = lastBook();
  return last?.book === book ? last.from : undefined;
}

export const forgetUpload = (): void => keep('localStorage', STORAGE_KEY, null);
