import type { createDraftStore } from './create-draft-store.ts';
import { type DeviceReading, deviceReading } from './device-storage.ts';
import { draftStore } from './draft-store.ts';

type Places = Pick<ReturnType<typeof createDraftStore>, 'draftStore'> & {
  readonly device: DeviceReading;
};

const canRead = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * The file of a photo of the draft; undefined where there is none. Where the chosen file is gone, as when a
 * memory card was removed, the copy on the device.
 */
export async function photoFile(
  imageId: string,
  places: Places = { draftStore, device: deviceReading },
): Promise<Blob | undefined> {
  const { photoFiles, productCode } = places.draftStore.getState();
  const file = photoFiles.get(imageId);
  if (file === undefined || productCode === null || (await canRead(file))) return file;
  const kept = await places.device.read(productCode).catch(() => null);
  return kept?.files.get(imageId) ?? file;
}
