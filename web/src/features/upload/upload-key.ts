import { newIdempotencyKey } from '../../api.ts';

const STORAGE_KEY = 'upload-key';

/** Short and stable, not secret: only tells one draft from another (FNV-1a, 32 bit). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * The key under which a draft becomes a book. The same draft keeps its key over a reload, so that an upload that was
 * cut off goes on with the same book; another draft gets another key.
 */
export function uploadKeyFor(draft: unknown, storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const mark = fingerprint(JSON.stringify(draft));
  try {
    const [known, key] = storage.getItem(STORAGE_KEY)?.split(' ') ?? [];
    if (known === mark && key) return key;
    const fresh = newIdempotencyKey();
    storage.setItem(STORAGE_KEY, `${mark} ${fresh}`);
    return fresh;
  } catch {
    return newIdempotencyKey();
  }
}

export const forgetUploadKey = (storage: Pick<Storage, 'removeItem'>): void => {
  try {
    storage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
};
