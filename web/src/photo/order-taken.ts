import { readImageHeader } from '@fumi/domain';

/** EXIF fills one segment of at most 64 kB, and a size follows; a thumbnail or a colour profile may lie between. */
const HEAD_BYTES = 256 * 1024;

export type DatedFile = {
  readonly file: File;
  /** When the photo was taken, ms on the clock of camera and device; the file's own date where it has none. */
  readonly takenMs: number;
};

async function takenMsOf(file: File): Promise<number> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null);
  const takenAt = head === null ? null : (readImageHeader(new Uint8Array(head))?.takenAt ?? null);
  const ms = takenAt === null ? Number.NaN : Date.parse(takenAt);
  return Number.isNaN(ms) ? file.lastModified : ms;
}

/** Files in the order in which they were taken, oldest first; no more than their heads are read. */
export async function inOrderTaken(files: readonly File[]): Promise<DatedFile[]> {
  const dated: DatedFile[] = [];
  for (const file of files) dated.push({ file, takenMs: await takenMsOf(file) });
  return dated.toSorted((a, b) => a.takenMs - b.takenMs);
}
