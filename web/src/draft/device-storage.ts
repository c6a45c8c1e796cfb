import type { BookTexts, Draft, DraftPhoto, KitChoice } from '@fumi/domain';

/** What the device keeps of a product's draft beside the photo files. */
export type StoredDraft = {
  /** Id of the draft: all tabs share one stored draft per product. An older release stored none. */
  readonly code?: string | null;
  readonly choice: KitChoice | null;
  readonly photos: readonly (DraftPhoto | null)[];
  readonly unused: readonly DraftPhoto[];
  readonly texts: BookTexts;
  readonly pages?: Draft['pages'] | undefined;
  readonly wordsAside?: Draft['wordsAside'] | undefined;
  readonly calendar?: Draft['calendar'] | undefined;
  readonly isPreviewWarningSeen: boolean;
};

/** Photo files by image id. */
export type PhotoFiles = ReadonlyMap<string, Blob>;

/** Files that a write stores; null deletes one. */
export type FileChanges = ReadonlyMap<string, Blob | null>;

/** The drafts on the device, one for each product (design §7), as pages that only show them need them. */
export type DeviceReading = {
  readonly read: (
    productCode: string,
  ) => Promise<{ readonly draft: StoredDraft; readonly files: PhotoFiles } | null>;
};

export type DeviceStorage = DeviceReading & {
  readonly write: (productCode: string, draft: StoredDraft, files?: FileChanges) => Promise<void>;
  /** Deletes the draft of one product (with a code only that draft), or all drafts. */
  readonly clear: (productCode?: string, code?: string | null) => Promise<void>;
};

const DATABASE = 'fumi';
export const STORE = 'draft';

export const draftKey = (productCode: string): string => `draft:${productCode}`;
export const fileKey = (productCode: string, imageId: string): string => `photo:${productCode}:${imageId}`;

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

/** The files of the photos that a draft names; those that the device lost are missing. */
async function readFiles(
  store: IDBObjectStore,
  productCode: string,
  draft: StoredDraft,
): Promise<PhotoFiles> {
  const ids = [...draft.photos, ...draft.unused].flatMap((photo) => photo?.imageId ?? []);
  const files = await Promise.all(
    ids.map((id) => settled<Blob | undefined>(store.get(fileKey(productCode, id)))),
  );
  return new Map(ids.flatMap((id, index) => (files[index] ? [[id, files[index]]] : [])));
}

export const deviceReading: DeviceReading = {
  read: async (productCode) => {
    const database = await openDatabase();
    try {
      const store = database.transaction(STORE, 'readonly').objectStore(STORE);
      const draft = await settled<StoredDraft | undefined>(store.get(draftKey(productCode)));
      if (draft === undefined) return null;
      return { draft, files: await readFiles(store, productCode, draft) };
    } finally {
      database.close();
    }
  },
};
