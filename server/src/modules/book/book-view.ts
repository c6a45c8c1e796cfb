import type { WirePrintAddress } from '@fumi/contract';
import type { BookItemRow, BookRow } from './book.repository.ts';

/** Rows were judged when they were posted; the column only lost their type. */
const addressOf = (item: BookItemRow): WirePrintAddress => item.address as unknown as WirePrintAddress;

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
    sender: sender ? addressOf(sender) : null,
    receivers: faces.filter(({ kind }) => kind === 'recipient').map(addressOf),
    photo_pages: [
      ...new Set(items.filter(({ kind }) => kind === 'photo').map(({ pageNo }) => pageNo)),
    ].toSorted((a, b) => a - b),
  };
}
