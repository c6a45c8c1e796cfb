import type { CallFailure, Client } from '@fumi/contract/client';
import {
  changedFields,
  type DraftContent,
  type DraftField,
  type DraftFieldName,
  type DraftFields,
  draftOfFields,
  fieldsOfDraft,
  imageIdsIn,
  mergeDraft,
  withFields,
} from '@fumi/domain';
import type { AccountLink } from './account-link.ts';
import type { createDraftStore } from './create-draft-store.ts';
import type { DeviceStorage, PhotoFiles } from './device-storage.ts';
import { photoFile } from './photo-file.ts';

type DraftStore = Pick<ReturnType<typeof createDraftStore>, 'draftStore' | 'draftKept'>;

/** What the two sides are reached through. */
export type AccountSyncParts = DraftStore & {
  readonly device: Pick<DeviceStorage, 'read' | 'write'>;
  readonly client: Pick<Client, 'draftSave' | 'draftGet' | 'draftPhoto'>;
  /** The file of a photo that the account has; null where it has not arrived there. */
  readonly fetchPhoto: (code: string, imageId: string) => Promise<Blob | null>;
  readonly recallLink: (productCode: string) => AccountLink | null;
  readonly keepLink: (productCode: string, link: AccountLink | null) => void;
  readonly newCode: () => string;
  /** Another device changed what is shown here. */
  readonly onOther: (fields: readonly DraftFieldName[]) => void;
};

export type SyncOutcome = 'done' | 'nothing' | 'unreachable' | 'refused' | 'gone';

const outcomeOf = (failure: CallFailure): SyncOutcome => {
  if (failure.kind === 'unreachable') return 'unreachable';
  return failure.error.code === 'not_found' ? 'gone' : 'refused';
};

const fieldsIn = (list: readonly DraftField[]): DraftFields => withFields({}, list);

/**
 * Brings the open draft into the member's account, and what other devices did to it back. Nothing waits for it: what
 * fails is tried again with the next change, when the network is back or when the page is looked at again.
 */
export function createAccountSync(parts: AccountSyncParts) {
  const { draftStore, client, recallLink, keepLink } = parts;

  const contentNow = (): DraftContent => {
    const { choice, photos, unused, texts, pages, wordsAside } = draftStore.getState();
    return { choice, photos, unused, texts, pages, wordsAside };
  };

  const isOpen = (productCode: string): boolean => {
    const state = draftStore.getState();
    return state.productCode === productCode && state.choice !== null;
  };

  async function filesFor(code: string, fields: DraftFields): Promise<PhotoFiles> {
    const here = draftStore.getState().photoFiles;
    const files = new Map<string, Blob>();
    for (const imageId of imageIdsIn(fields)) {
      const file = here.get(imageId) ?? (await parts.fetchPhoto(code, imageId));
      if (file) files.set(imageId, file);
    }
    return files;
  }

  /** Shows fields here and keeps them on the device; returns them without photos whose file nobody has yet. */
  async function show(productCode: string, code: string, fields: DraftFields): Promise<DraftFields> {
    const files = await filesFor(code, fields);
    await parts.draftKept();
    const before = draftStore.getState();
    if (before.productCode !== productCode) return fields;
    const content = draftOfFields(fields);
    const photos = content.photos.map((photo) => (photo && files.has(photo.imageId) ? photo : null));
    const unused = content.unused.filter(({ imageId }) => files.has(imageId));
    draftStore.setState({ ...content, photos, unused, photoFiles: files, isSaved: true });
    const gone = [...before.photoFiles.keys()]
      .filter((id) => !files.has(id))
      .map((id) => [id, null] as const);
    const { isPreviewWarningSeen } = before;
    await parts.device
      .write(productCode, { ...content, photos, unused, isPreviewWarningSeen }, new Map([...files, ...gone]))
      .catch(() => {});
    return fieldsOfDraft({ ...content, photos, unused });
  }

  /** Takes what the account has and this device has not changed; `sent` is what the device had when it asked. */
  async function take(
    productCode: string,
    link: AccountLink,
    sent: DraftFields,
    account: DraftFields,
  ): Promise<void> {
    const own = fieldsOfDraft(contentNow());
    const { fields, taken } = mergeDraft(sent, own, account);
    const shown = taken.length === 0 ? own : await show(productCode, link.code, fields);
    // A photo that is still on its way is empty on both sides: it is no change of this device's.
    const known = taken.length === 0 ? account : withFields(account, changedFields(fields, shown));
    keepLink(productCode, { ...link, known });
    const told = changedFields(own, shown).map(({ field }) => field);
    if (told.length > 0) parts.onOther(told);
  }

  async function sendPhotos(code: string, imageIds: readonly string[]): Promise<void> {
    for (const imageId of imageIds) {
      const file = await photoFile(imageId, parts);
      if (!file) continue;
      await client.draftPhoto({ body: { draftCode: code, imageId }, file: { bytes: file, name: imageId } });
    }
  }

  async function push(memberCode: string, isAgain = false): Promise<SyncOutcome> {
    const { productCode } = draftStore.getState();
    if (productCode === null || !isOpen(productCode)) return 'nothing';
    const kept = recallLink(productCode);
    if (kept && kept.memberCode !== memberCode) return 'nothing';
    const link = kept ?? { memberCode, code: parts.newCode(), revision: 0, known: {} };
    const sent = fieldsOfDraft(contentNow());
    const changes = changedFields(link.known, sent);
    keepLink(productCode, link);
    const { code, revision: baseRevision } = link;
    const saved = await client.draftSave({ body: { code, productCode, baseRevision, changes } });
    if (!saved.ok) {
      const outcome = outcomeOf(saved.error);
      if (outcome !== 'gone' || isAgain) return outcome;
      // Deleted elsewhere, and somebody goes on with it here: that is a draft of its own.
      keepLink(productCode, null);
      return push(memberCode, true);
    }
    // Answers to what nobody looks at any more are fetched when it is opened again.
    if (!isOpen(productCode)) return 'done';
    const { revision, newer, missingPhotos } = saved.value;
    const account = withFields(withFields(link.known, changes), newer as DraftField[]);
    await take(productCode, { ...link, revision }, sent, account);
    await sendPhotos(code, missingPhotos);
    return 'done';
  }

  async function pull(memberCode: string): Promise<SyncOutcome> {
    const { productCode } = draftStore.getState();
    if (productCode === null || !isOpen(productCode)) return 'nothing';
    const link = recallLink(productCode);
    if (link?.memberCode !== memberCode || link.revision === 0) return push(memberCode);
    const got = await client.draftGet({ params: { code: link.code } });
    if (!got.ok) {
      const outcome = outcomeOf(got.error);
      if (outcome === 'gone') keepLink(productCode, null);
      return outcome;
    }
    if (!isOpen(productCode)) return 'nothing';
    const { draft } = got.value;
    const account = fieldsIn(draft.fields as DraftField[]);
    await take(productCode, { ...link, revision: draft.revision }, link.known, account);
    return push(memberCode);
  }

  /** Opens a draft of the account here, in place of the product's open one, which the account has. */
  async function open(memberCode: string, code: string): Promise<SyncOutcome> {
    const { productCode } = draftStore.getState();
    const got = await client.draftGet({ params: { code } });
    if (!got.ok) return outcomeOf(got.error);
    const { draft } = got.value;
    if (productCode !== draft.productCode) return 'refused';
    const account = fieldsIn(draft.fields as DraftField[]);
    const shown = await show(productCode, code, account);
    keepLink(productCode, { memberCode, code, revision: draft.revision, known: shown });
    return 'done';
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, so that an answer is never older than what is shown. */
  const inTurn =
    <Args extends readonly unknown[]>(work: (...args: Args) => Promise<SyncOutcome>) =>
    (...args: Args): Promise<SyncOutcome> => {
      const done = last.then(() => work(...args));
      last = done.catch(() => {});
      return done;
    };
  return {
    push: inTurn((memberCode: string) => push(memberCode)),
    pull: inTurn(pull),
    open: inTurn(open),
  };
}
