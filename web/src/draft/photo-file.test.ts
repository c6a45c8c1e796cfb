import { expect, test } from 'vitest';
import { noAddresses } from './address-storage.ts';
import { createDraftStore } from './create-draft-store.ts';
import type { DeviceStorage } from './device-storage.ts';
import { photoFile } from './photo-file.ts';

/** A file that can't be read any more, as after its memory card was removed. */
const goneFile = (): Blob => {
  const file = new Blob(['gone']);
  file.slice = () =>
    Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    });
  return file;
};

function slotsWith(chosen: Blob, kept: ReadonlyMap<string, Blob> | null) {
  const read: DeviceStorage['read'] = () =>
    kept ? Promise.resolve({ draft: {} as never, files: kept }) : Promise.reject(new Error('no device'));
  const device: DeviceStorage = { read, write: () => Promise.resolve(), clear: () => Promise.resolve() };
  const { draftStore } = createDraftStore(device, { read: noAddresses, write: () => {}, clear: () => {} });
  draftStore.setState({ productCode: 'T0021', photoFiles: new Map([['a', chosen]]) });
  return { draftStore, device };
}

test('a photo is the file that was chosen', async () => {
  const chosen = new Blob(['chosen']);
  expect(await photoFile('a', slotsWith(chosen, new Map([['a', new Blob(['kept'])]])))).toBe(chosen);
});

test('where the chosen file is gone, the copy on the device is used', async () => {
  const kept = new Blob(['kept']);
  expect(await photoFile('a', slotsWith(goneFile(), new Map([['a', kept]])))).toBe(kept);
});

test('where the copy is gone too, the chosen file is given, and reading it fails', async () => {
  const chosen = goneFile();
  expect(await photoFile('a', slotsWith(chosen, new Map()))).toBe(chosen);
  expect(await photoFile('a', slotsWith(chosen, null))).toBe(chosen);
});

test('a photo that was never chosen has no file', async () => {
  expect(await photoFile('b', slotsWith(new Blob(), null))).toBeUndefined();
});
