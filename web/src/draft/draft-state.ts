import type { Draft, Face, PhotoTraits, Phrase, PhraseValues } from '@fumi/domain';
import { type Addresses, noAddresses } from './address-storage.ts';
import type { PhotoFiles } from './device-storage.ts';
import type { PhotoHistory } from './photo-history.ts';

export type DraftState = Draft &
  Addresses & {
    /** The product that the open draft is of; null before one was opened. */
    readonly productCode: string | null;
    /** Id of the draft, here and in the account; null until a design is chosen, or where an older release stored it. */
    readonly code: string | null;
    /** The customer's own files, untouched, by image id; `photos` says how they are shown. */
    readonly photoFiles: PhotoFiles;
    /** Where faces were found, by image id; in memory alone (ADR 66). */
    readonly faces: ReadonlyMap<string, readonly Face[]>;
    /** What else was found in photos, by image id; in memory alone. */
    readonly traits: ReadonlyMap<string, PhotoTraits>;
    /** The phrase that the words began with; in memory alone, as its words are in `texts`. */
    readonly phrasing: Phrasing | null;
    readonly history: PhotoHistory;
    readonly isPreviewWarningSeen: boolean;
    /** Whether everything shown is stored on the device too. */
    readonly isSaved: boolean;
  };

/** A phrase and what was filled into its fields; holds for designs of this group only. */
type Phrasing = { readonly groupId: number; readonly phrase: Phrase; readonly values: PhraseValues };

export const noHistory: PhotoHistory = { past: [], future: [], key: null };

export const emptyState = (productCode: string | null): DraftState => ({
  productCode,
  code: null,
  choice: null,
  photos: [],
  unused: [],
  texts: {},
  pages: {},
  wordsAside: {},
  calendar: {},
  ...noAddresses(),
  photoFiles: new Map(),
  faces: new Map(),
  traits: new Map(),
  phrasing: null,
  history: noHistory,
  isPreviewWarningSeen: false,
  isSaved: false,
});
