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
  /** The finished book; kept, so that the same draft leads to it again and never becomes a second book. */
  readonly book?: string;
  /** What the book was made of. */
  readonly from?: MadeFrom;
};

/** Fingerprints of what a book was made of, to tell later whether its draft has changed. */
export type Made = {
  /** Photos, words and layouts, with unused photos and words kept for other occasions. */
  readonly content: string;
  /** Of `content`, what is printed; an older release did not store it. */
  readonly printed?: string;
  /** Sender, recipients and address style; null for goods without addresses. */
  readonly people: string | null;
};

/** The draft of which a book was made, and its content then. */
export type MadeFrom = {
  /** The code of the draft; an older release stored it only for drafts in the account. */
  readonly code?: string | undefined;
  /** The revision of the account's draft then; an older release did not store it. */
  readonly revision?: number | undefined;
  readonly made: Made;
};

/** How far the upload of a draft came, kept over a reload and a closed tab. */
export type UploadMemory = {
  /** Idempotency key of the book: the same for each try, so that an interrupted upload can be resumed. */
  readonly key: string;
  /** Indices of the calls that post an item and were answered. */
  readonly sent: ReadonlySet<number>;
  readonly remember: (index: number) => void;
  /** The server has lost the parts: nothing counts as sent any more. */
  readonly startAgain: () => void;
};

/** Null without storage, or with a full one: then an interrupted upload starts anew. */
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

/** The memory of a draft's upload; starts a new one where the last upload was of another draft. */
export function openUploadMemory(draft: unknown): UploadMemory {
  const kept = readOf(draft) ?? { mark: fingerprintOf(draft), key: newIdempotencyKey(), sent: [] };
  const sent = new Set(kept.sent);
  write(kept);
  const keepSent = (): void => {
    const latest = read();
    // This upload may have been abandoned, and a later one be stored.
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

/** Whether parts of this draft were sent and its book is not finished: the upload can be resumed. */
export function isUploadStarted(draft: unknown): boolean {
  const known = readOf(draft);
  return known !== null && known.sent.length > 0 && known.book === undefined;
}

/** Notes the book that the last upload became; false where it was noted already. */
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
