import type { Client } from '@fumi/contract/client';
import type { DraftContent, DraftField, DraftFieldName } from '@fumi/domain';
import type { AccountLink } from '../account-link.ts';
import type { createDraftStore } from '../create-draft-store.ts';
import type { DeviceStorage } from '../device-storage.ts';

type DraftStore = Pick<ReturnType<typeof createDraftStore>, 'draftStore' | 'draftKept'>;

/** What the sync uses of the device and of the account. */
export type AccountSyncParts = DraftStore & {
  readonly device: Pick<DeviceStorage, 'read' | 'write'>;
  readonly client: Pick<Client, 'draftSave' | 'draftGet' | 'draftList' | 'draftPhoto'>;
  /** The file of a photo that the account has; null where it has not arrived there. */
  readonly fetchPhoto: (code: string, imageId: string) => Promise<Blob | null>;
  /** The link of the draft that this tab shows. */
  readonly recallLink: (productCode: string) => AccountLink | null;
  /** The link that any tab stored last for a product. */
  readonly keptLink: (productCode: string) => AccountLink | null;
  readonly keepLink: (productCode: string, link: AccountLink | null) => void;
  readonly newLink: (memberCode: string, code: string) => AccountLink;
  /** Gives the open draft another code, and returns it. */
  readonly assignNewCode: (code?: string) => string;
  readonly isSignedOutElsewhere: () => boolean;
  /** Fetches what a design is drawn from, which an open page has of its own design alone; false without a network. */
  readonly prepare: (productCode: string, content: DraftContent) => Promise<boolean>;
  readonly onOther: (news: OtherNews) => void;
};

/** The content of the open draft on this device. */
export const contentNow = ({ draftStore }: Pick<AccountSyncParts, 'draftStore'>): DraftContent => {
  const { choice, photos, unused, texts, pages, wordsAside, calendar } = draftStore.getState();
  return { choice, photos, unused, texts, pages, wordsAside, calendar };
};

/**
 * News from another device or tab about the draft shown here. `taken`: its changes are shown now; `other-card`: another
 * draft is shown in place of this one; `replaced`: changes made here overwrote its changes; `gone`: the account no
 * longer has the draft.
 */
export type OtherNews = {
  readonly kind: 'taken' | 'other-card' | 'replaced' | 'gone';
  /** The code of the draft that is shown. */
  readonly code: string | null;
  readonly fields: readonly DraftFieldName[];
  /** Those of the fields that are words; none where they may be of different occasions. */
  readonly words: readonly Change[];
};

/** The value of a field now, and the value that it replaced. */
export type Change = {
  readonly field: DraftFieldName;
  readonly now: DraftField['value'];
  readonly before: DraftField['value'];
};
