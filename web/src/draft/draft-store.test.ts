import { asCover, emptyPrintAddress, PLAIN_LOOK, PLAIN_VIEW, settledByFaces, swapPhotos } from '@fumi/domain';
import { expect, test } from 'vitest';
import { type Addresses, type AddressStorage, noAddresses } from './address-storage.ts';
import { createDraftChanges } from './create-draft-changes.ts';
import { createDraftStore } from './create-draft-store.ts';
import type { DeviceStorage, StoredDraft } from './device-storage.ts';

const PLAIN = { view: PLAIN_VIEW, look: PLAIN_LOOK };

const CODE = 'T0021';
const FRAME = { width: 200, height: 100 };
const CHOICE = { groupId: 10, tagId: 1001, kitId: 27001 };
const aPhoto = (name = 'a.jpg') => ({
  file: new Blob([name]),
  fileName: name,
  size: { width: 4000, height: 3000 },
  frame: FRAME,
});
const aSender = { ...emptyPrintAddress(), zip: '1060032', comment1: 'お元気ですか' };

/** The store with its changes. */
function createWholeStore(device: DeviceStorage, session: AddressStorage) {
  const store = createDraftStore(device, session);
  return { ...store, ...createDraftChanges(store, device, session) };
}

/** A device and a session that outlive the page. */
function aDevice() {
  const kept = new Map<string, { draft: StoredDraft; files: Map<string, Blob> }>();
  let addresses: Addresses = noAddresses();
  const device: DeviceStorage = {
    read: async (productCode) => kept.get(productCode) ?? null,
    write: async (productCode, draft, changes = new Map()) => {
      const files = new Map(kept.get(productCode)?.files);
      for (const [id, file] of changes) {
        if (file) files.set(id, file);
        else files.delete(id);
      }
      kept.set(productCode, { draft, files });
    },
    clear: async (productCode, code) => {
      if (productCode === undefined) kept.clear();
      else if (!code || (kept.get(productCode)?.draft.code ?? code) === code) kept.delete(productCode);
    },
  };
  const session = {
    read: () => addresses,
    write: (next: Addresses) => {
      addresses = next;
    },
    clear: () => {
      addresses = noAddresses();
    },
  };
  const open = async (productCode = CODE) => {
    const store = createWholeStore(device, session);
    await store.openDraft(productCode);
    return store;
  };
  return { open, load: () => createWholeStore(device, session), kept };
}

test('a reload finds kit, photo, crop and addresses again', async () => {
  const device = aDevice();
  const before = await device.open();
  before.chooseKit(CHOICE, [FRAME]);
  before.placePhoto(0, aPhoto(), 'a choice');
  before.cropPhoto(0, { ...PLAIN, offset: { x: 0, y: 7 } });
  before.setSender(aSender);
  before.setRecipients([emptyPrintAddress()]);
  before.setAutocompleted('東京都港区六本木');
  await before.draftKept();
  expect(before.draftStore.getState().isSaved).toBe(true);

  const after = await device.open();
  const { photos, choice, sender, recipients, photoFiles, isSaved, autocompleted } =
    after.draftStore.getState();
  const [photo] = photos;
  expect({ choice, offset: photo?.offset, isSaved }).toEqual({
    choice: CHOICE,
    offset: { x: 0, y: 7 },
    isSaved: true,
  });
  expect(await photoFiles.get(photo?.imageId ?? '')?.text()).toBe('a.jpg');
  expect(sender).toEqual(aSender);
  expect(recipients).toHaveLength(1);
  expect(autocompleted, 'the question for a street number survives').toBe('東京都港区六本木');
});

test('another design puts the photo at its default place there; the same one leaves it', async () => {
  const { draftStore, chooseKit, placePhoto, cropPhoto } = await aDevice().open();
  chooseKit(CHOICE, [FRAME]);
  placePhoto(0, aPhoto(), 'a choice');
  expect(draftStore.getState().photos[0]?.offset).toEqual({ x: 0, y: 500 });
  cropPhoto(0, { ...PLAIN, offset: { x: 0, y: 7 } });
  chooseKit({ ...CHOICE, tagId: 1002 }, [FRAME]);
  expect(draftStore.getState().photos[0]?.offset).toEqual({ x: 0, y: 7 });
  chooseKit({ ...CHOICE, kitId: 27002 }, [{ width: 100, height: 200 }]);
  expect(draftStore.getState().photos[0]?.offset).toEqual({ x: 1250, y: 0 });
});

test('a choice made while the device is still being read is not overwritten', async () => {
  const device = aDevice();
  const before = await device.open();
  before.chooseKit(CHOICE, [FRAME]);
  await before.draftKept();
  const after = device.load();
  const restored = after.openDraft(CODE);
  after.chooseKit({ ...CHOICE, kitId: 27009 }, [FRAME]);
  await restored;
  expect(after.draftStore.getState().choice?.kitId).toBe(27009);
});

test('a draft that is closed leaves the addresses that were typed in this tab', async () => {
  const device = aDevice();
  const store = await device.open();
  store.chooseKit(CHOICE, [FRAME]);
  store.setRecipients([emptyPrintAddress()]);
  await store.closeDraft(CODE);
  expect(device.kept.size).toBe(0);
  const after = await device.open();
  for (const { draftStore } of [store, after])
    expect(draftStore.getState()).toMatchObject({ choice: null, recipients: [emptyPrintAddress()] });
});

test('clearing one draft leaves the one that another tab has put in its place', async () => {
  const device = aDevice();
  const store = await device.open();
  store.chooseKit(CHOICE, [FRAME]);
  const { code } = store.draftStore.getState();
  await store.draftKept();
  await store.closeDraft(CODE, crypto.randomUUID());
  expect(device.kept.size).toBe(1);
  await store.closeDraft(CODE, code);
  expect(device.kept.size).toBe(0);
});

test('clearing leaves nothing on the device', async () => {
  const device = aDevice();
  const store = await device.open();
  store.chooseKit(CHOICE, [FRAME]);
  store.placePhoto(0, aPhoto(), 'a choice');
  store.setSender(aSender);
  await store.clearDraft(CODE);
  expect(device.kept.size).toBe(0);
  const after = await device.open();
  expect(after.draftStore.getState()).toMatchObject({ choice: null, photos: [], ...noAddresses() });
});

test('on a device that stores nothing, the draft works but is not saved', async () => {
  const refusing: DeviceStorage = {
    read: () => Promise.reject(new Error('private mode')),
    write: () => Promise.reject(new Error('private mode')),
    clear: () => Promise.reject(new Error('private mode')),
  };
  const session = { read: noAddresses, write: () => {}, clear: () => {} };
  const { draftStore, openDraft, chooseKit, draftKept } = createWholeStore(refusing, session);
  await openDraft(CODE);
  chooseKit(CHOICE, [FRAME]);
  await draftKept();
  expect(draftStore.getState()).toMatchObject({ choice: CHOICE, isSaved: false });
});

test('the style of the address side is kept with the addresses', async () => {
  const device = aDevice();
  (await device.open()).setAddressStyle({ face: 'brush', numerals: 'arabic' });
  const after = await device.open();
  expect(after.draftStore.getState().style).toEqual({ face: 'brush', numerals: 'arabic' });
});

test('every product has a draft of its own', async () => {
  const device = aDevice();
  const store = await device.open();
  store.chooseKit(CHOICE, [FRAME]);
  store.placePhoto(0, aPhoto(), 'a choice');
  await store.openDraft('T0014');
  expect(store.draftStore.getState()).toMatchObject({ choice: null, photos: [] });
  store.chooseKit({ ...CHOICE, kitId: 70001 }, [FRAME, FRAME]);
  await store.clearDraft('T0014');
  await store.openDraft(CODE);
  expect(store.draftStore.getState().choice).toEqual(CHOICE);
  expect(store.draftStore.getState().photos[0]?.fileName).toBe('a.jpg');
});

test('a photo taken out of its slot is kept as unused; its file goes once nothing names it', async () => {
  const device = aDevice();
  const store = await device.open('T0014');
  store.chooseKit(CHOICE, [FRAME, FRAME]);
  store.placePhoto(0, aPhoto('a.jpg'), 'a choice');
  store.placePhoto(1, aPhoto('b.jpg'), 'a choice');
  store.arrangePhotos((photos) => swapPhotos(photos, 0, 1), [FRAME, FRAME]);
  store.removePhoto(0);
  expect(store.draftStore.getState().unused.map((photo) => photo.fileName)).toEqual(['b.jpg']);
  store.changeChosen(() => ({ unused: [] }));
  await store.draftKept();
  const { draft, files } = device.kept.get('T0014') ?? {};
  expect(draft?.photos.map((photo) => photo?.fileName)).toEqual([undefined, 'a.jpg']);
  expect(files?.size).toBe(1);
});

test('undo and redo go through everything that was done to the photos', async () => {
  const { draftStore, ...draft } = await aDevice().open();
  const files = () => draftStore.getState().photos.map((photo) => photo?.fileName ?? null);
  draft.chooseKit(CHOICE, [FRAME, FRAME]);
  draft.placePhoto(0, aPhoto('a.jpg'), 'first choice');
  draft.placePhoto(1, aPhoto('b.jpg'), 'first choice');
  draft.placePhoto(1, aPhoto('c.jpg'), 'second choice');
  draft.removePhoto(0);
  expect(files()).toEqual([null, 'c.jpg']);
  draft.undoPhotos();
  expect(files()).toEqual(['a.jpg', 'c.jpg']);
  draft.undoPhotos();
  expect(files()).toEqual(['a.jpg', 'b.jpg']);
  const [, b] = draftStore.getState().photos;
  expect(
    await draftStore
      .getState()
      .photoFiles.get(b?.imageId ?? '')
      ?.text(),
  ).toBe('b.jpg');
  draft.undoPhotos();
  expect(files(), 'photos of one choice are one step').toEqual([null, null]);
  draft.redoPhotos();
  draft.redoPhotos();
  expect(files()).toEqual(['a.jpg', 'c.jpg']);
  draft.cropPhoto(0, { ...PLAIN, offset: { x: 0, y: 9 } });
  draft.redoPhotos();
  expect(files(), 'what was done since ends the way forward').toEqual(['a.jpg', 'c.jpg']);
  draft.undoPhotos();
  expect(draftStore.getState().photos[0]?.offset).toEqual({ x: 0, y: 500 });
});

test('a crop that changes nothing is no step: undo takes the photo away', async () => {
  const { draftStore, ...draft } = await aDevice().open();
  draft.chooseKit(CHOICE, [FRAME]);
  draft.placePhoto(0, aPhoto('a.jpg'), 'a choice');
  const [placed] = draftStore.getState().photos;
  draft.cropPhoto(0, { ...PLAIN, offset: placed?.offset ?? { x: 0, y: 0 } });
  expect(draftStore.getState().photos[0]?.isCropChosen).toBe(true);
  draft.undoPhotos();
  expect(draftStore.getState().photos).toEqual([null]);
});

test('the days of a calendar outlive another design and a reload, and undo takes them back', async () => {
  const device = aDevice();
  const { draftStore, ...draft } = await device.open();
  draft.chooseKit(CHOICE, [FRAME]);
  const marked = { ownDays: [{ date: '2027-05-03', words: '金婚式', mark: 'heart' }] } as const;
  draft.setCalendar(marked);
  draft.setCalendar({ ...marked, noteLines: true });
  draft.undoPhotos();
  expect(draftStore.getState().calendar).toEqual(marked);
  draft.chooseKit({ ...CHOICE, kitId: CHOICE.kitId + 1 }, [FRAME]);
  await draft.draftKept();
  const again = await device.open();
  expect(again.draftStore.getState().calendar).toEqual(marked);
});

test('words that were typed after a change survive its undo', async () => {
  const { draftStore, ...draft } = await aDevice().open();
  draft.chooseKit(CHOICE, [FRAME, FRAME]);
  draft.placePhoto(0, aPhoto(), 'a choice');
  draft.arrangePhotos((photos) => swapPhotos(photos, 0, 1), [FRAME, FRAME]);
  draft.setCaption(1, '海で');
  draft.undoPhotos();
  expect(draftStore.getState().photos[0]?.caption).toBe('海で');
});

test('a photo that lost its slot is kept on the device, and comes back with its file', async () => {
  const device = aDevice();
  const before = await device.open();
  before.chooseKit(CHOICE, [FRAME, FRAME]);
  before.placePhoto(1, aPhoto('third.jpg'), 'a choice');
  before.setPhotoCount(1);
  await before.draftKept();
  const after = await device.open();
  expect(after.draftStore.getState().unused).toMatchObject([{ fileName: 'third.jpg' }]);
  after.setPhotoCount(2);
  const { photos, unused, photoFiles } = after.draftStore.getState();
  expect([photos[1]?.fileName, unused]).toEqual(['third.jpg', []]);
  expect(await photoFiles.get(photos[1]?.imageId ?? '')?.text()).toBe('third.jpg');
});

test('photos of an earlier order are kept as unused until a design takes them into its slots', async () => {
  const store = await aDevice().open();
  const { file, ...facts } = aPhoto('ordered.jpg');
  store.keepUnused([{ photo: { ...facts, imageId: 'a', offset: { x: 0, y: 0 } }, file }]);
  store.chooseKit(CHOICE, [FRAME]);
  const { photos, unused, photoFiles } = store.draftStore.getState();
  expect(photos.map((photo) => photo?.fileName)).toEqual(['ordered.jpg']);
  expect(unused).toEqual([]);
  expect(photoFiles.has('a')).toBe(true);
});

test('faces are kept in memory only, and move only photos whose crop nobody chose', async () => {
  const device = aDevice();
  const draft = await device.open();
  draft.chooseKit(CHOICE, [FRAME, FRAME]);
  const { imageId } = draft.placePhoto(0, aPhoto('a.jpg'), 'a choice');
  draft.placePhoto(1, aPhoto('b.jpg'), 'a choice');
  draft.cropPhoto(1, { ...PLAIN, offset: { x: 0, y: 30 } });
  draft.keepFaces(imageId, [{ x: 1, y: 2, width: 3, height: 4 }]);
  const whole = { frame: FRAME, kept: { x: 0, y: 0, width: 1, height: 1 } };
  const { faces } = draft.draftStore.getState();
  draft.settlePhotos((now) => settledByFaces(now, { own: [whole, whole], cover: null }, faces));
  const { photos, history } = draft.draftStore.getState();
  expect(photos.map((photo) => photo?.offset.y)).toEqual([1, 30]);
  draft.undoPhotos();
  expect(history.past).toHaveLength(2);
  await draft.draftKept();
  expect(JSON.stringify(device.kept.get(CODE)?.draft)).not.toContain('faces');
});

test('chosen photos for which no slot is left are kept as unused, in the same step to undo', async () => {
  const device = aDevice();
  const draft = await device.open();
  draft.chooseKit(CHOICE, [FRAME]);
  draft.placePhoto(0, aPhoto('a.jpg'), 'a choice');
  draft.addUnused(aPhoto('b.jpg'), 'a choice');
  await draft.draftKept();
  const { photos, unused } = (await device.open()).draftStore.getState();
  expect([photos[0]?.fileName, unused[0]?.fileName]).toEqual(['a.jpg', 'b.jpg']);
  draft.undoPhotos();
  expect(draft.draftStore.getState()).toMatchObject({ photos: [null], unused: [] });
  draft.redoPhotos();
  expect(draft.draftStore.getState().unused).toMatchObject([{ fileName: 'b.jpg' }]);
});

test('the photo of a cover stays with its file when it leaves its page', async () => {
  const draft = await aDevice().open();
  draft.chooseKit(CHOICE, [FRAME]);
  const photo = draft.placePhoto(0, aPhoto('a.jpg'), 'a choice');
  draft.changeChosen(() => ({ pages: { 1: { photo: asCover(photo, FRAME) } } }));
  draft.removePhoto(0);
  expect(draft.draftStore.getState()).toMatchObject({ photos: [null], unused: [{ fileName: 'a.jpg' }] });
  expect(draft.draftStore.getState().photoFiles.has(photo.imageId)).toBe(true);
});
