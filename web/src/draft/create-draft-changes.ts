import {
  type AddressStyle,
  type CalendarSettings,
  type ChosenFrame,
  type Draft,
  type KitChoice,
  type PrintAddress,
  rechooseKit,
  type TextType,
  withPhotoCount,
} from '@fumi/domain';
import { addressOwner, keepAddressOwner } from './address-owner.ts';
import { type Addresses, type AddressStorage, noAddresses } from './address-storage.ts';
import type { createDraftStore } from './create-draft-store.ts';
import type { DeviceStorage } from './device-storage.ts';
import { createDraftKeeping, type DraftKeeping } from './draft-keeping.ts';
import { emptyState, noHistory } from './draft-state.ts';
import { photoFitting, photoPlacing } from './photo-changes.ts';

function designAndWords({ store, keepOnDevice, begin }: DraftKeeping) {
  function setTexts(texts: Draft['texts']): void {
    store.setState({ texts });
    keepOnDevice();
  }

  return {
    /** Remembers a design, and fits photos to frames that differ (spec §4). `moved`: photos and pages by its months. */
    chooseKit: (
      choice: KitChoice,
      frames: readonly ChosenFrame[],
      before: readonly ChosenFrame[] = [],
      moved: Partial<Pick<Draft, 'photos' | 'pages'>> = {},
    ): void => {
      const now = { ...store.getState(), ...moved };
      const inSlots = frames.length === 0 ? {} : withPhotoCount(now, frames.length);
      // Crops belong to frames: undo does not lead back to those of another design.
      const history = now.choice?.kitId === choice.kitId ? now.history : noHistory;
      const code = now.code ?? crypto.randomUUID();
      if (addressOwner() === null) keepAddressOwner(code);
      store.setState(rechooseKit({ ...now, ...inSlots, history, code }, choice, frames, before));
      keepOnDevice();
    },
    /** A step that undo takes back where it has a key; changes of one key are one step. */
    setPages: (pages: Draft['pages'], key?: string): void => {
      if (key) begin({ key });
      store.setState({ pages });
      keepOnDevice();
    },
    /** A step that undo takes back; changes of one key are one step. */
    setCalendar: (calendar: CalendarSettings, key: string | null = null): void => {
      begin({ key });
      store.setState({ calendar });
      keepOnDevice();
    },
    setText: (type: TextType, value: string): void => setTexts({ ...store.getState().texts, [type]: value }),
    /** All texts of the book at once; where one is absent, the design's own words are printed. */
    setTexts,
    /** Gives the open draft another code, on the device and in the account, and returns it. */
    assignNewCode: (code: string = crypto.randomUUID()): string => {
      if (addressOwner() === store.getState().code) keepAddressOwner(code);
      store.setState({ code });
      keepOnDevice();
      return code;
    },
    dismissPreviewWarning: (): void => {
      store.setState({ isPreviewWarningSeen: true });
      keepOnDevice();
    },
  };
}

/** Addresses are kept for the tab alone. */
function addressChanges({ store }: DraftKeeping, addresses: AddressStorage) {
  function keepAddresses(change: Partial<Addresses>): void {
    // Set first: listeners to the change look up whose addresses they are.
    keepAddressOwner(store.getState().code);
    store.setState(change);
    const { sender, recipients, style, autocompleted } = store.getState();
    addresses.write({ sender, recipients, style, autocompleted });
  }

  return {
    setSender: (sender: PrintAddress): void => keepAddresses({ sender }),
    setAutocompleted: (autocompleted: string | null): void => keepAddresses({ autocompleted }),
    setRecipients: (recipients: readonly PrintAddress[]): void => keepAddresses({ recipients }),
    setAddressStyle: (style: AddressStyle): void => keepAddresses({ style }),
  };
}

/** What pages do to the draft; it is kept on the device and in session storage as it changes (design §7). */
export function createDraftChanges(
  parts: Pick<ReturnType<typeof createDraftStore>, 'draftStore' | 'writes'>,
  device: DeviceStorage,
  addresses: AddressStorage,
) {
  const { draftStore: store, writes } = parts;
  const keeping = createDraftKeeping(parts, device);
  /**
   * Deletes a product's draft from the device; with a `code`, only the draft of that code, as another tab may
   * have stored another. The addresses of the tab stay.
   */
  async function closeDraft(productCode: string, code?: string | null): Promise<void> {
    const { sender, recipients, style, autocompleted, ...open } = store.getState();
    if (open.productCode === productCode)
      store.setState({ ...emptyState(productCode), sender, recipients, style, autocompleted });
    writes.add(() => device.clear(productCode, code));
    await writes.done();
  }
  function forgetAddresses(): void {
    addresses.clear();
    keepAddressOwner(null);
  }
  function clearAddresses(): void {
    forgetAddresses();
    store.setState(noAddresses());
  }
  return {
    ...designAndWords(keeping),
    ...photoPlacing(keeping),
    ...photoFitting(keeping),
    undoPhotos: keeping.undo,
    redoPhotos: keeping.redo,
    ...addressChanges(keeping, addresses),
    closeDraft,
    clearAddresses,
    /** Deletes a product's draft, and the addresses of this tab. */
    clearDraft: async (productCode: string, code?: string | null): Promise<void> => {
      forgetAddresses();
      if (store.getState().productCode === productCode) store.setState(noAddresses());
      await closeDraft(productCode, code);
    },
    /** At sign-out: nothing of any draft stays. */
    clearAllDrafts: async (): Promise<void> => {
      forgetAddresses();
      store.setState(emptyState(store.getState().productCode));
      writes.add(() => device.clear());
      await writes.done();
    },
  };
}
