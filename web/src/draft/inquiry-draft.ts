import { keep, recall } from '../platform/storage.ts';

/* An inquiry that is being typed is kept as long as its tab: somebody who leaves the form to look for an
   answer, and comes back, finds it again. */

const KEY = 'inquiry-form';

/** What was typed, by the name of its field. */
export type TypedInquiry = Readonly<Partial<Record<string, string>>>;

export const readInquiryDraft = (): TypedInquiry =>
  JSON.parse(recall('sessionStorage', KEY) ?? '{}') as TypedInquiry;

export const keepInquiryDraft = (typed: TypedInquiry): void =>
  keep('sessionStorage', KEY, JSON.stringify({ ...readInquiryDraft(), ...typed }));

/** In memory: session storage holds no files. A reload loses them. */
let _photos: readonly File[] = [];

export const readInquiryPhotos = (): readonly File[] => _photos;

/** How many of the chosen photos a reload has lost. */
export const lostInquiryPhotos = (): number => Number(readInquiryDraft().photos ?? 0) - _photos.length;

export function keepInquiryPhotos(photos: readonly File[]): void {
  _photos = photos;
  keepInquiryDraft({ photos: String(photos.length) });
}

/** To be called once the inquiry was sent, and at sign-out. */
export function clearInquiryDraft(): void {
  keep('sessionStorage', KEY, null);
  _photos = [];
}
