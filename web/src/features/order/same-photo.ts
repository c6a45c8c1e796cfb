import { type DraftPhoto, ok, type Result, readImageHeader, refuse } from '@fumi/domain';
import { keepUnused } from '../../draft/change-draft.ts';
import { openDraft } from '../../draft/draft-store.ts';
import { bookPhotoUrl, fetchBook } from './load-goods.ts';

/** What a photo of a finished book is called in a new draft. */
const fileNameOf = (pageNo: number): string => `photo-${pageNo}.jpg`;

type FetchedPhoto = { readonly photo: DraftPhoto; readonly file: Blob };

/** Names a photo of a book by what it shows: a panorama is on two pages, and a favourite may be on more. */
async function imageIdOf(bookCode: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${bookCode}-${Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

async function fetchPhoto(bookCode: string, pageNo: number): Promise<FetchedPhoto | null> {
  // The connection may also break between the head of the answer and its end.
  const file = await fetch(bookPhotoUrl(bookCode, pageNo))
    .then((answer) => (answer.ok ? answer.blob() : null))
    .catch(() => null);
  if (!file) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readImageHeader(bytes);
  if (!header) return null;
  const { width, height } = header;
  const photo = {
    // The same photo again is the one that is there already.
    imageId: await imageIdOf(bookCode, bytes),
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
  keepUnused([...new Map(found.map((each) => [each.photo.imageId, each])).values()]);
  return ok(undefined);
}
