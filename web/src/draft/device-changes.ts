import {
  type DeviceStorage,
  deviceReading,
  draftKey,
  fileKey,
  openDatabase,
  STORE,
  type StoredDraft,
} from './device-storage.ts';

/** Runs in one transaction: a crash leaves the draft as it was before or after, never in between. */
async function inTransaction(action: (store: IDBObjectStore) => void): Promise<void> {
  const database = await openDatabase();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
      action(transaction.objectStore(STORE));
    });
  } finally {
    database.close();
  }
}

/** Apart from `deviceReading`, so that pages that only show drafts do not load the code that writes them. */
export const indexedDeviceStorage: DeviceStorage = {
  read: (productCode) => deviceReading.read(productCode),
  write: (productCode, draft, files = new Map()) =>
    inTransaction((store) => {
      store.put(draft, draftKey(productCode));
      for (const [imageId, file] of files) {
        if (file === null) store.delete(fileKey(productCode, imageId));
        else store.put(file, fileKey(productCode, imageId));
      }
    }),
  clear: (productCode, code) =>
    inTransaction((store) => {
      if (productCode === undefined) return void store.clear();
      const request: IDBRequest<StoredDraft | undefined> = store.get(draftKey(productCode));
      request.onsuccess = () => {
        if (code && (request.result?.code ?? code) !== code) return;
        store.delete(draftKey(productCode));
        const prefix = fileKey(productCode, '');
        store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
      };
    }),
};
