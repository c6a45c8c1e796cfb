import { printAddressFromWire } from '@fumi/contract/client';
import { type BookTexts, type PrintAddress, TEXT_FACTS } from '@fumi/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { type Answered, client } from '../../api.ts';
import { loaded } from '../../platform/answer.ts';

/** A finished book of the member (contract: bookGet), in the domain's words. */
export type FinishedBook = Pick<
  Answered<'bookGet'>['book'],
  'code' | 'product_code' | 'kit_id' | 'price' | 'press' | 'address_layout' | 'address_style' | 'texts'
> & {
  readonly sender: PrintAddress | null;
  readonly recipients: readonly PrintAddress[];
  /** First pages of its photos. */
  readonly photoPages: readonly number[];
};

/** Address of a photo of a member's book as the press has it, cropped to its frame. */
export const bookPhotoUrl = (bookCode: string, pageNo: number): string =>
  `/api/book/${bookCode}/photo/${pageNo}.jpg`;

/** The words on a page of a finished book: those of the book, and those of the photo that stands there. */
export const textsOnPage = (texts: FinishedBook['texts'], pageNo: number): BookTexts =>
  Object.fromEntries(
    texts
      .filter(({ type, page }) => TEXT_FACTS[type].of === 'book' || page === pageNo)
      .map(({ type, value }) => [type, value]),
  );

/** Somebody else's book, or one that was never finished, does not exist. */
export async function fetchBook(code: string): Promise<FinishedBook> {
  const { book } = loaded(await client.bookGet({ params: { book_code: code } }));
  return {
    code: book.code,
    product_code: book.product_code,
    kit_id: book.kit_id,
    price: book.price,
    press: book.press,
    address_layout: book.address_layout,
    address_style: book.address_style,
    sender: book.sender ? printAddressFromWire(book.sender) : null,
    recipients: book.receivers.map(printAddressFromWire),
    photoPages: book.photo_pages,
    texts: book.texts,
  };
}

export const loadBook = ({ params }: LoaderFunctionArgs): Promise<FinishedBook> =>
  fetchBook(params.bookCode ?? '');
