import { emptyPrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { type Addresses, noAddresses, parseAddresses, serializeAddresses } from './address-storage.ts';
import { createDraftStore } from './create-draft-store.ts';
import type { DeviceStorage, StoredDraft } from './device-storage.ts';

const FRAME = { width: 200, height: 100 };
const CHOICE = { groupId: 10, tagId: 1001, kitId: 27001 };
const aPhoto = (name = 'a.jpg') => ({
  file: new Blob([name]),
  fileName: name,
  size: { width: 4000, height: 3000 },
  frame: FRAME,
});
const aSender = { ...emptyPrintAddress(), zip: '1060032', comment1: 'お元気ですか' };

/** A device and a session that outlive the page. */
function aDevice() {
  let kept: { draft: StoredDraft; file: Blob | null } | null = null;
  let addresses: Addresses = noAddresses();
  const device: DeviceStorage = {
    read: async () => kept,
    write: async (draft, file) => {
      kept = { draft, file: file === undefined ? (kept?.file ?? null) : file };
    },
    clear: async () => {
      kept = null;
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
  return { load: () => createDraftStore(device, session), kept: () => kept };
}

test('a reload finds kit, photo, crop and addresses again', async () => {
  const device = aDevice();
  const before = device.load();
  before.chooseKit(CHOICE, FRAME);
  before.placePhoto(aPhoto());
  before.movePhoto({ x: 0, y: 7 });
  before.setSender(aSender);
  before.setRecipients([emptyPrintAddress()]);
  await before.draftKept();
  expect(before.draftStore.getState().isSaved).toBe(true);

  const after = device.load();
  await after.restoreDraft();
  const { photo, choice, sender, recipients, photoFile, isSaved } = after.draftStore.getState();
  expect({ choice, offset: photo?.offset, isSaved }).toEqual({
    choice: CHOICE,
    offset: { x: 0, y: 7 },
    isSaved: true,
  });
  expect(await photoFile?.text()).toBe('a.jpg');
  expect(sender).toEqual(aSender);
  expect(recipients).toHaveLength(1);
});

test('another design puts the photo at its default place there; the same one leaves it', () => {
  const { draftStore, chooseKit, placePhoto, movePhoto } = aDevice().load();
  chooseKit(CHOICE, FRAME);
  placePhoto(aPhoto());
  expect(draftStore.getState().photo?.offset).toEqual({ x: 0, y: 500 });
  movePhoto({ x: 0, y: 7 });
  chooseKit({ ...CHOICE, tagId: 1002 }, FRAME);
  expect(draftStore.getState().photo?.offset).toEqual({ x: 0, y: 7 });
  chooseKit({ ...CHOICE, kitId: 27002 }, { width: 100, height: 200 });
  expect(draftStore.getState().photo?.offset).toEqual({ x: 1250, y: 0 });
});

test('a choice made while the device is still being read is not overwritten', async () => {
  const device = aDevice();
  const before = device.load();
  before.chooseKit(CHOICE, FRAME);
  await before.draftKept();
  const after = device.load();
  const restored = after.restoreDraft();
  after.chooseKit({ ...CHOICE, kitId: 27009 }, FRAME);
  await restored;
  expect(after.draftStore.getState().choice?.kitId).toBe(27009);
});

test('clearing leaves nothing on the device', async () => {
  const device = aDevice();
  const store = device.load();
  store.chooseKit(CHOICE, FRAME);
  store.placePhoto(aPhoto());
  store.setSender(aSender);
  await store.clearDraft();
  expect(device.kept()).toBeNull();
  const after = device.load();
  await after.restoreDraft();
  expect(after.draftStore.getState()).toMatchObject({ choice: null, photo: null, ...noAddresses() });
});

test('a device that refuses to keep anything costs only the comfort', async () => {
  const refusing: DeviceStorage = {
    read: () => Promise.reject(new Error('private mode')),
    write: () => Promise.reject(new Error('private mode')),
    clear: () => Promise.reject(new Error('private mode')),
  };
  const session = { read: noAddresses, write: () => {}, clear: () => {} };
  const { draftStore, restoreDraft, chooseKit, draftKept } = createDraftStore(refusing, session);
  await restoreDraft();
  chooseKit(CHOICE, FRAME);
  await draftKept();
  expect(draftStore.getState()).toMatchObject({ choice: CHOICE, isSaved: false });
});

test('addresses lie in session storage in the shape of spec §3', () => {
  const text = serializeAddresses({ ...noAddresses(), sender: aSender, recipients: [emptyPrintAddress()] });
  expect(JSON.parse(text)).toMatchObject({
    sender: { zip: '1060032', name: { name_last: '', name_first: '', honorific: '様' } },
    receivers: [{ jointNames: [{}, {}, {}, {}] }],
  });
  expect(parseAddresses(text).sender).toEqual(aSender);
});

test.each([null, 'no json', '[]', '7', '{"sender":5}', '{"receivers":{}}'])(
  'what cannot be read as addresses is none: %s',
  (text) => {
    expect(parseAddresses(text).recipients).toEqual([]);
  },
);

test('the legacy comment is read where the two lines are missing', () => {
  expect(parseAddresses('{"sender":{"comment":"旧"},"receivers":[]}').sender.comment1).toBe('旧');
});

test('the style of the address side is kept with the addresses', async () => {
  const device = aDevice();
  device.load().setAddressStyle({ face: 'brush', numerals: 'arabic' });
  const after = device.load();
  await after.restoreDraft();
  expect(after.draftStore.getState().style).toEqual({ face: 'brush', numerals: 'arabic' });
  expect(parseAddresses('{"sender":{},"style":{"face":"comic","numerals":"arabic"}}').style).toEqual({
    face: 'mincho',
    numerals: 'arabic',
  });
});
