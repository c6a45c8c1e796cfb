import {
  changedFields,
  type DraftFields,
  draftOfFields,
  fieldsOfDraft,
  imageIdsIn,
  mergeDraft,
  withFields,
} from '@fumi/domain';
import type { AccountLink } from '../account-link.ts';
import { contentOf, shownOf } from '../create-draft-store.ts';
import type { PhotoFiles } from '../device-storage.ts';
import { keptOf } from '../draft-keeping.ts';
import { noHistory } from '../draft-state.ts';
import { type AccountSyncParts, contentNow, type OtherNews } from './account-sync-parts.ts';

/** Clears what belongs to the draft shown before: faces, traits, phrase and undo history. */
export const CLEARED_CARD_STATE = { faces: new Map(), traits: new Map(), phrasing: null, history: noHistory };

type NewsOf = Pick<OtherNews, 'kind' | 'code'> & {
  /** The design was changed here: words typed elsewhere meanwhile may be for another occasion. */
  readonly isRedesigned?: boolean;
};

/** Tells which fields of a draft went from `before` to `now`; nothing where none did, or another draft is open. */
export function tell(
  { draftStore, onOther }: Pick<AccountSyncParts, 'draftStore' | 'onOther'>,
  { kind, code, isRedesigned = false }: NewsOf,
  now: DraftFields,
  before: DraftFields,
): void {
  const gaveWay = changedFields(now, before);
  if (gaveWay.length === 0 || draftStore.getState().code !== code) return;
  const fields = gaveWay.map(({ field }) => field);
  const isOfOneDesign = !isRedesigned && !fields.includes('choice');
  const words = isOfOneDesign ? gaveWay.filter(({ field }) => field.startsWith('text.')) : [];
  onOther({
    ...{ kind, code, fields },
    words: words.map(({ field, value }) => ({ field, now: now[field] ?? null, before: value })),
  });
}

/** Writes the open draft to the device, with all of its files. */
async function writeHere({ draftStore, device }: AccountSyncParts, productCode: string): Promise<void> {
  const now = draftStore.getState();
  if (now.productCode === productCode)
    await device.write(productCode, keptOf(now), now.photoFiles).catch(() => {});
}

/** The photo files of a draft; adds to `fetched` those that it loads, so that none is loaded twice. */
async function filesFor(
  parts: AccountSyncParts,
  code: string,
  fields: DraftFields,
  fetched: Map<string, Blob>,
): Promise<PhotoFiles> {
  const here = parts.draftStore.getState().photoFiles;
  const files = new Map<string, Blob>();
  for (const imageId of imageIdsIn(fields)) {
    const known = here.get(imageId) ?? fetched.get(imageId);
    const file = known ?? (await parts.fetchPhoto(code, imageId));
    if (file) files.set(imageId, file);
    if (file && !known) fetched.set(imageId, file);
  }
  return files;
}

/** Writes what can be shown of `fields` into the store and onto the device; returns it. */
async function place(
  parts: AccountSyncParts,
  productCode: string,
  code: string,
  { fields, files }: { readonly fields: DraftFields; readonly files: PhotoFiles },
): Promise<DraftFields> {
  const content = draftOfFields(fields);
  const before = parts.draftStore.getState().photoFiles;
  const photos = content.photos.map((photo) => (photo && files.has(photo.imageId) ? photo : null));
  const unused = content.unused.filter(({ imageId }) => files.has(imageId));
  parts.draftStore.setState({ ...content, code, photos, unused, photoFiles: files, isSaved: true });
  const gone = [...before.keys()].filter((id) => !files.has(id)).map((id) => [id, null] as const);
  await parts.device
    .write(productCode, keptOf(parts.draftStore.getState()), new Map([...files, ...gone]))
    .catch(() => {});
  return fieldsOfDraft({ ...content, photos, unused });
}

/** What this device had, the fields to be shown in its place, and those of them that could be shown. */
type Shown = { readonly own: DraftFields; readonly fields: DraftFields; readonly shown: DraftFields };

/**
 * Shows and stores the fields that `merge` makes of this device's own, without photos whose file nobody has
 * yet. Null where they cannot be drawn yet, or another draft is open by then.
 */
export async function show(
  parts: AccountSyncParts,
  productCode: string,
  code: string,
  merge: (own: DraftFields) => DraftFields,
): Promise<Shown | null> {
  const { code: shownCode } = parts.draftStore.getState();
  const fetched = new Map<string, Blob>();
  for (;;) {
    const own = fieldsOfDraft(contentNow(parts));
    const fields = merge(own);
    const [files, isReady] = await Promise.all([
      filesFor(parts, code, fields, fetched),
      parts.prepare(productCode, draftOfFields(fields)),
    ]);
    if (!isReady) return null;
    await parts.draftKept();
    const now = parts.draftStore.getState();
    // During the calls, the open draft got another code, or another draft or product was opened.
    if (now.productCode !== productCode || now.code !== shownCode) return null;
    // Edits made during the calls are merged too: else they would be overwritten and their photos deleted.
    const isEdited = changedFields(own, fieldsOfDraft(contentNow(parts))).length > 0;
    if (!isEdited) return { own, fields, shown: await place(parts, productCode, code, { fields, files }) };
  }
}

/**
 * All tabs share one stored draft per product. Where another tab has stored a different draft, this tab shows that one;
 * with changes that the account lacks, it stores its own again instead. False while neither is possible without a loss.
 */
export async function settleReplaced(
  parts: AccountSyncParts,
  productCode: string,
  memberCode: string,
): Promise<boolean> {
  const { code } = parts.draftStore.getState();
  const kept = parts.keptLink(productCode);
  const own = parts.recallLink(productCode);
  if (code === null || (own && kept?.code === code) || (kept === null && own === null)) return true;
  // The stored link is of a member whose session ended: go on only where the open draft has no link yet.
  if (kept !== null && kept.memberCode !== memberCode) return own === null;
  const stored = await parts.device.read(productCode).catch(() => null);
  if (parts.draftStore.getState().productCode !== productCode) return false;
  const shownBefore = fieldsOfDraft(contentNow(parts));
  // Changes are written to the device at once: where it has this draft already, another write loses nothing.
  const isOurs =
    stored?.draft.code === code &&
    changedFields(fieldsOfDraft(contentOf(stored.draft)), shownBefore).length === 0;
  if (kept?.code === code && (isOurs || stored?.draft.code !== code)) return true;
  if (kept === null) {
    // Another tab has deleted the stored draft with its files; this tab has since stored it without them.
    if (isOurs) await writeHere(parts, productCode);
    return true;
  }
  // Whether this tab has something that the account lacks: with a link, the changes since; without one, the
  // whole draft, unless another tab has saved this same draft in the account.
  const hasChanged = own ? changedFields(own.known, shownBefore).length > 0 : kept.code !== code;
  if (!stored?.draft.choice || (hasChanged && (isOurs || kept.revision > 0))) {
    if (own) parts.keepLink(productCode, own);
    await writeHere(parts, productCode);
    return true;
  }
  // The account lacks both this tab's changes and the stored draft: neither may overwrite the other.
  if (hasChanged) return false;
  // An older release stored drafts without a code: the account link has it.
  const shown = { ...shownOf(stored), code: stored.draft.code ?? kept.code };
  if (!(await parts.prepare(productCode, shown))) return false;
  // Meanwhile the draft may have been changed, another product opened, or another link stored by a third tab.
  const isLeft = parts.draftStore.getState().productCode !== productCode;
  if (isLeft || changedFields(shownBefore, fieldsOfDraft(contentNow(parts))).length > 0) return false;
  if (parts.keptLink(productCode)?.code !== kept.code) return false;
  parts.draftStore.setState({ ...shown, ...CLEARED_CARD_STATE });
  if (shown.code === kept.code) parts.keepLink(productCode, kept);
  const kind = shown.code === code ? 'taken' : 'other-card';
  tell(parts, { kind, code: shown.code }, fieldsOfDraft(shown), shownBefore);
  return true;
}

/** Takes the account's fields that were not changed here; `sent` is what the device had at the call. */
export async function take(
  parts: AccountSyncParts,
  productCode: string,
  link: AccountLink,
  sent: DraftFields,
  account: DraftFields,
): Promise<void> {
  if (parts.draftStore.getState().code !== link.code) return;
  const merge = (own: DraftFields) => mergeDraft(sent, own, account, link.known);
  const now = fieldsOfDraft(contentNow(parts));
  if (merge(now).taken.length === 0) return parts.keepLink(productCode, { ...link, known: account });
  const done = await show(parts, productCode, link.code, (own) => merge(own).fields);
  // The fields could not be shown: the link is left as it is, so that the next save gets them again.
  if (done === null) return;
  const { own, fields, shown } = done;
  // A photo that is still on its way is empty on both sides: it is no change of this device's.
  parts.keepLink(productCode, { ...link, known: withFields(account, changedFields(fields, shown)) });
  tell(parts, { kind: 'taken', code: link.code }, shown, own);
}
