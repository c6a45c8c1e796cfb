import { type Draft, withCoversKept } from '@fumi/domain';
import type { createDraftStore } from './create-draft-store.ts';
import type { DeviceStorage, FileChanges, PhotoFiles, StoredDraft } from './device-storage.ts';
import { type PhotoMoment, remember, stepBack, stepForward } from './photo-history.ts';

/** What undo goes back to. */
export type Chosen = Pick<Draft, 'photos' | 'unused' | 'pages' | 'calendar'>;

const momentOf = ({ photos, unused, pages, calendar, photoFiles }: PhotoMoment): PhotoMoment => ({
  ...{ photos, unused, pages, calendar, photoFiles },
});

/** What the device keeps of the open draft, beside its files. */
export function keptOf(draft: StoredDraft): StoredDraft {
  const { code = null, choice, photos, unused, texts, pages, wordsAside, calendar } = draft;
  const { isPreviewWarningSeen } = draft;
  return { code, choice, photos, unused, texts, pages, wordsAside, calendar, isPreviewWarningSeen };
}

/** How a change is kept: in the store, on the device, and as a step that undo takes back. */
export function createDraftKeeping(
  { draftStore: store, writes }: Pick<ReturnType<typeof createDraftStore>, 'draftStore' | 'writes'>,
  device: DeviceStorage,
) {
  function keepOnDevice(files?: FileChanges): void {
    const { productCode, ...now } = store.getState();
    if (productCode === null) return;
    const draft = keptOf(now);
    writes.add(() => device.write(productCode, draft, files));
  }

  /** Sets the photos in slots and the unused ones; files that no photo names are deleted from the device. */
  function setPhotos(changed: Partial<Chosen>, added: PhotoFiles = new Map()): void {
    const { photos, unused, pages } = withCoversKept(store.getState(), { ...store.getState(), ...changed });
    const { calendar = store.getState().calendar } = changed;
    const named = new Set([...photos, ...unused].map((photo) => photo?.imageId));
    const all = [...store.getState().photoFiles, ...added];
    const gone = all.flatMap(([id]) => (named.has(id) ? [] : [[id, null] as const]));
    store.setState({
      ...{ photos, unused, pages, calendar },
      photoFiles: new Map(all.filter(([id]) => named.has(id))),
    });
    keepOnDevice(new Map([...added, ...gone]));
  }

  /** To be called before a change that undo takes back; changes of one key are one step. */
  function begin(step: Parameters<typeof remember>[2] = {}): void {
    const { history, ...now } = store.getState();
    store.setState({ history: remember(history, momentOf(now), step) });
  }

  function go(step: typeof stepBack): void {
    const { photoFiles, history, ...now } = store.getState();
    const gone = step(history, momentOf({ ...now, photoFiles }));
    if (gone === null) return;
    store.setState({ history: gone.history });
    const { photoFiles: files, ...moment } = gone.moment;
    setPhotos(moment, new Map([...files].filter(([id]) => !photoFiles.has(id))));
  }

  return {
    store,
    keepOnDevice,
    setPhotos,
    begin,
    undo: (): void => go(stepBack),
    redo: (): void => go(stepForward),
  };
}

export type DraftKeeping = ReturnType<typeof createDraftKeeping>;
