import { type DraftPhoto, ok, type Result, readImageHeader, refuse } from '@fumi/domain';
import { keepUnused } from '../../draft/change-draft.ts';
import { openDraft } from '../../draft/draft-store.ts';
import { bookPhotoUrl, fetchBook } from './load-goods.ts';

/** What a photo of a finished book is called in a new draft. */
const fileNameOf = (pageNo: number): string => `photo-${pageNo}.jpg`;

async function fetchPhoto(
  bookCode: string,
  pageNo: number,
): Promise<{ photo: DraftPhoto; file: Blob } | null> {
  // The connection may also break between the head of the answer and its end.
  const file = await fetch(bookPhotoUrl(bookCode, pageNo))
    .then((answer) => (answer.ok ? answer.blob() : null))
    .catch(() => null);
  const header = file && readImageHeader(new Uint8Array(await file.arrayBuffer()));
  if (!file || !header) return null;
  const { width, height } = header;
  const photo = {
    // The same photo again is the one that is there already.
    imageId: `${bookCode}-${pageNo}`,
    fileName: fileNameOf(pageNo),
    size: { width, height },
    offset: { x: 0, y: 0 },
  };
  return { photo, file };
}

/**
 * Begins another product with the photos of a finished book, as they were cropped for it: they wait beside its draft
 * until a design has places for them, and whatever that draft holds stays.
 */
export async function beginWithPhotosOf(
  { bookCode, firstPage }: { readonly bookCode: string; readonly firstPage: number },
  productCode: string,
): Promise<Result<void, 'unreachable'>> {
  const book = await fetchBook(bookCode).catch(() => null);
  // A cover repeats the photo of a page inside.
  const pageNos = (book?.photoPages ?? []).filter((pageNo) => pageNo >= firstPage);
  const photos = await Promise.all(pageNos.map((pageNo) => fetchPhoto(bookCode, pageNo)));
  const found = photos.filter((photo) => photo !== null);
  if (book === null || found.length < photos.length) return refuse('unreachable');
  await openDraft(productCode);
  keepUnused(found);
  return ok(undefined);
}
