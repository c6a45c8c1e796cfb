import { useStore } from 'zustand';
import { sessionAddressStorage } from './address-storage.ts';
import { createDraftStore } from './create-draft-store.ts';
import { deviceReading } from './device-storage.ts';
import type { DraftState } from './draft-state.ts';

/** The draft of this browser: the only store that the screens of the flow share. */
export const { draftStore, openDraft, draftKept, writes } = createDraftStore(
  deviceReading,
  sessionAddressStorage,
);

export const useDraft = <Part>(select: (state: DraftState) => Part): Part => useStore(draftStore, select);
