import type { DraftPhoto, KitChoice } from '@fumi/domain';

/** What the device keeps of a draft beside the photo file. */
export type StoredDraft = {
  readonly choice: KitChoice | null;
  readonly photo: DraftPhoto | null;
  readonly isPreviewWarningSeen: boolean;
};

/** The draft on the device (design §7). `file` is written only when it is given: moving a crop leaves it alone. */
export type DeviceStorage = {
  readonly read: () => Promise<{ readonly draft: StoredDraft; readonly file: Blob | null } | null>;
  readonly write: (draft: StoredDraft, file?: Blob | null) => Promise<void>;
  readonly clear: () => Promise<void>;
};

const DATABASE = 'fumi';
const STORE = 'draft';
const DRAFT_KEY = 'current';
const FILE_KEY = 'photo-file';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

/** Runs in one transaction: a crash leaves the draft as it was before or as it is after, never between. */
async function inTransaction(
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => void,
): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
      action(transaction.objectStore(STORE));
    });
  } finally {
    database.close();
  }
}

export const indexedDeviceStorage: DeviceStorage = {
  read: async () => {
    const database = await open();
    try {
      const store = database.transaction(STORE, 'readonly').objectStore(STORE);
      const [draft, file] = await Promise.all([
        settled<StoredDraft | undefined>(store.get(DRAFT_KEY)),
        settled<Blob | null | undefined>(store.get(FILE_KEY)),
      ]);
      return draft === undefined ? null : { draft, file: file ?? null };
    } finally {
      database.close();
    }
  },
  write: (draft, file) =>
    inTransaction('readwrite', (store) => {
      store.put(draft, DRAFT_KEY);
      if (file === null) store.delete(FILE_KEY);
      else if (file !== undefined) store.put(file, FILE_KEY);
    }),
  clear: () => inTransaction('readwrite', (store) => store.clear()),
};
