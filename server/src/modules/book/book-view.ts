import type { WirePrintAddress } from '@fumi/contract';
import { DEFAULT_ADDRESS_STYLE, invariant } from '@fumi/domain';
import type { BookItemRow, BookRow } from './book.repository.ts';
import { designItems } from './book-design.ts';

/** Rows were judged when they were posted; the column only lost their type. */
const addressOf = (item: BookItemRow): WirePrintAddress => item.address as unknown as WirePrintAddress;

/** A typed text is known by the place of the design that it fills. */
function textToWire({ design }: BookRow, { pageNo: page, z, textValue: value }: BookItemRow) {
  const place = designItems(design, page).find((item) => item.kind === 'text' && item.z === z);
  invariant(place?.textType && value !== null, `Page ${page} has a place for its text at z ${z}.`);
  return { type: place.textType, page, value };
}

/** A finished book as its owner gets it. */
export function bookToWire(book: BookRow, items: readonly BookItemRow[]) {
  const faces = items.filter(({ kind }) => kind === 'sender' || kind === 'recipient');
  const sender = faces.find(({ kind }) => kind === 'sender');
  return {
    code: book.code,
    product_code: book.productCode,
    kit_id: book.kitId,
    price: book.priceYen,
    created_at: book.createdAt.toISOString(),
    press: book.press,
    page_count: book.design.pageCount,
    address_layout: faces[0]?.layout ?? book.design.addressLayout,
    address_style: faces[0]?.style ?? DEFAULT_ADDRESS_STYLE,
    sender: sender ? addressOf(sender) : null,
    receivers: faces.filter(({ kind }) => kind === 'recipient').map(addressOf),
    photo_pages: [
      ...new Set(items.filter(({ kind }) => kind === 'photo').map(({ pageNo }) => pageNo)),
    ].toSorted((a, b) => a - b),
    texts: items.filter(({ kind }) => kind === 'text').map((item) => textToWire(book, item)),
  };
}
