import { keep, recall } from '../platform/storage.ts';

/* What is typed to the shop lives as long as its tab, as an order does: whoever looks for an answer elsewhere first, or
   goes back, finds it again. */

const KEY = 'inquiry-form';

/** What was typed, by the name of its field. */
export type TypedInquiry = Readonly<Partial<Record<string, string>>>;

export const readInquiryDraft = (): TypedInquiry =>
  JSON.parse(recall('sessionStorage', KEY) ?? '{}') as TypedInquiry;

export const keepInquiryDraft = (typed: TypedInquiry): void =>
  keep('sessionStorage', KEY, JSON.stringify({ ...readInquiryDraft(), ...typed }));

/** No storage of text holds files: they stay until the page is loaded again. */
let _photos: readonly File[] = [];

export const readInquiryPhotos = (): readonly File[] => _photos;

/** How many were chosen before the page was loaded again. */
export const lostInquiryPhotos = (): number => Number(readInquiryDraft().photos ?? 0) - _photos.length;

export function keepInquiryPhotos(photos: readonly File[]): void {
  _photos = photos;
  keepInquiryDraft({ photos: String(photos.length) });
}

/** Once it was sent, and at sign-out. */
export function clearInquiryDraft(): void {
  keep('sessionStorage', KEY, null);
  _photos = [];
}
