import { DEFAULT_ADDRESS_STYLE, invariant } from '@fumi/domain';
import type { BookRow } from './book.repository.ts';
import { designItems } from './book-design.ts';
import type { BookItemRow } from './book-item.repository.ts';

/** A stored text has no type of its own: the design's place that it fills tells it. */
function textOf({ design }: BookRow, { pageNo: page, z, textValue: value }: BookItemRow) {
  const place = designItems(design, page).find((item) => item.kind === 'text' && item.z === z);
  invariant(place?.textType && value !== null, `Page ${page} has a place for its text at z ${z}.`);
  return { type: place.textType, page, value };
}

/** What was typed into a book, with the type of each. */
export const textsOf = (book: BookRow, items: readonly BookItemRow[]) =>
  items.filter(({ kind }) => kind === 'text').map((item) => textOf(book, item));

/** A finished book as its owner gets it. */
export function bookView(book: BookRow, items: readonly BookItemRow[]) {
  const faces = items.filter(({ kind }) => kind === 'sender' || kind === 'recipient');
  const settings = book.design.calendar?.settings;
  const sender = faces.find(({ kind }) => kind === 'sender');
  return {
    code: book.code,
    productCode: book.productCode,
    kitId: book.kitId,
    price: book.priceYen,
    createdAt: book.createdAt.toISOString(),
    press: book.press,
    pageCount: book.design.pageCount,
    addressLayout: faces[0]?.layout ?? book.design.addressLayout,
    addressStyle: faces[0]?.style ?? DEFAULT_ADDRESS_STYLE,
    sender: sender?.address ?? null,
    recipients: faces.flatMap(({ kind, address }) => (kind === 'recipient' && address ? [address] : [])),
    photoPages: [
      ...new Set(items.filter(({ kind }) => kind === 'photo').map(({ pageNo }) => pageNo)),
    ].toSorted((a, b) => a - b),
    ...(book.design.templates ? { templates: [...book.design.templates] } : {}),
    texts: textsOf(book, items),
    ...(settings ? { calendarSettings: settings } : {}),
    ...(book.design.textStyle ? { textStyle: book.design.textStyle } : {}),
  };
}
