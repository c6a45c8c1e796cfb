import { type DraftPhoto, ok, type Result, readImageHeader, refuse } from '@fumi/domain';
import { keepUnused } from '../../../draft/change-draft.ts';
import { draftStore, openDraft } from '../../../draft/draft-store.ts';
import { hasContentOf } from '../../../draft/ordered/made-draft.ts';
import { endPaidDrafts, madeFromOf } from '../../../draft/ordered/ordered-drafts.ts';
import { photoFile } from '../../../draft/photo-file.ts';
import { memberStore } from '../../../session/member-session.ts';
import { openDraftOf } from '../book-draft.ts';
import { bookPhotoUrl, fetchBook } from '../load-goods.ts';

/** What a photo of a finished book is called in a new draft. */
const fileNameOf = (pageNo: number): string => `photo-${pageNo}.jpg`;

type FetchedPhoto = { readonly photo: DraftPhoto; readonly file: Blob };

/** Id of a photo by its bytes, as several pages may show the same one, for example a panorama. */
async function imageIdOf(bookCode: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${bookCode}-${Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

async function fetchPhoto(bookCode: string, pageNo: number): Promise<FetchedPhoto | null> {
  // The connection may also break between the headers and the end of the answer.
  const file = await fetch(bookPhotoUrl(bookCode, pageNo))
    .then((answer) => (answer.ok ? answer.blob() : null))
    .catch(() => null);
  if (!file) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readImageHeader(bytes);
  if (!header) return null;
  const { width, height } = header;
  const photo = {
    // A photo that the draft has already keeps its id.
    imageId: await imageIdOf(bookCode, bytes),
    fileName: fileNameOf(pageNo),
    size: { width, height },
    offset: { x: 0, y: 0 },
  };
  return { photo, file };
}

type OrderedBook = { readonly productCode: string; readonly bookCode: string; readonly firstPage: number };

/** Opens the draft of a book; false where it is no longer on this device, or has become another card. */
export async function openSameDraft({
  productCode,
  bookCode,
}: Omit<OrderedBook, 'firstPage'>): Promise<boolean> {
  const from = madeFromOf(bookCode);
  const isHere = from !== undefined && (await openDraftOf({ productCode, code: bookCode }));
  return isHere && (await hasContentOf(from.made, productCode));
}

/** The photos as they were chosen, uncropped; null where this device no longer has them all. */
async function chosenPhotos(book: OrderedBook): Promise<FetchedPhoto[] | null> {
  if (!(await openSameDraft(book))) return null;
  const photos: FetchedPhoto[] = [];
  for (const chosen of draftStore.getState().photos) {
    const file = chosen && (await photoFile(chosen.imageId));
    if (!file) return null;
    const { caption: _, keptFor: _kept, isCropChosen: _is, coverCrop: _cover, ...photo } = chosen;
    // A copy: the draft may end meanwhile, and its files on the device are deleted then.
    photos.push({ photo, file: new Blob([await file.arrayBuffer()], { type: file.type }) });
  }
  return photos;
}

/** The photos as the press has them, cropped to their frames; null where they could not be fetched. */
export async function pressPhotos({
  bookCode,
  firstPage,
}: Omit<OrderedBook, 'productCode'>): Promise<FetchedPhoto[] | null> {
  const book = await fetchBook(bookCode).catch(() => null);
  // A cover repeats the photo of a page inside.
  const pageNos = (book?.photoPages ?? []).filter((pageNo) => pageNo >= firstPage);
  const photos = await Promise.all(pageNos.map((pageNo) => fetchPhoto(bookCode, pageNo)));
  const found = photos.filter((photo) => photo !== null);
  return book === null || found.length < photos.length ? null : found;
}

/**
 * Begins another product with the photos of a finished book: they are unused photos of its draft until a
 * design has slots for them. All else in that draft stays, unless it is paid.
 */
export async function beginWithPhotosOf(
  book: OrderedBook,
  productCode: string,
): Promise<Result<void, 'unreachable'>> {
  const photos = (await chosenPhotos(book)) ?? (await pressPhotos(book));
  if (photos === null) return refuse('unreachable');
  const { member } = memberStore.getState();
  if (member) await endPaidDrafts(member.code);
  await openDraft(productCode);
  keepUnused([...new Map(photos.map((each) => [each.photo.imageId, each])).values()]);
  return ok(undefined);
}
