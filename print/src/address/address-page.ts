import { isEmptyAddress, isZip, mmToPt, type Numerals, type PrintAddress, parseAddress } from '@fumi/domain';
import { addressNumber } from '../barcode/address-number.ts';
import { customerBarcode } from '../barcode/customer-barcode.ts';
import { drawBarcode } from '../barcode/draw-barcode.ts';
import type { Operation, Page } from '../display-list.ts';
import type { FontChain } from '../text/font-chain.ts';
import type { AddressLayout } from './address-layout.ts';
import { type CardSpace, cardSpace } from './card-space.ts';
import { EMPTY, type Fragment, joinFragments } from './fragment.ts';
import { drawMarks } from './marks.ts';
import { checkBoxes, uniqueIssues } from './page-checks.ts';
import { drawQr, encodeQr } from './qr-code.ts';
import { setAddress, setZip } from './set-address.ts';
import { commentLines, setComments } from './set-comments.ts';
import { setNames } from './set-names.ts';
import type { LocalitiesOfZip, Setting } from './setting.ts';

export type AddressPageRequest = {
  readonly layout: AddressLayout;
  /** Null or empty: not printed (spec §5). */
  readonly sender: PrintAddress | null;
  readonly recipient: PrintAddress | null;
  /** Text of the QR code for the print shop; null prints none. */
  readonly qr: string | null;
  /** The chosen typeface, then those that draw the characters it lacks. */
  readonly fonts: FontChain;
  readonly localities: LocalitiesOfZip;
  /** How vertical addresses write numbers. */
  readonly numerals: Numerals;
  /** Whether to draw the customer barcode, where the layout has a place for it. */
  readonly barcode?: boolean;
};

/** What all cards of a book share. */
export type AddressFacesRequest = Omit<AddressPageRequest, 'recipient' | 'qr'>;

/** Lays out the address face of one card. */
export const layoutAddressPage = (request: AddressPageRequest): Page =>
  layoutAddressPages(request)(request.recipient, request.qr);

/**
 * Lays out the address faces of a book, one recipient at a time. Marks and sender are set once, and are the
 * same objects on every page, so that a painter writes them once.
 */
export function layoutAddressPages(
  book: AddressFacesRequest,
): (recipient: AddressPageRequest['recipient'], qr: AddressPageRequest['qr']) => Page {
  const { layout, fonts, numerals, localities } = book;
  const space = cardSpace(layout);
  const setting = { space, chain: fonts, numerals, localities };
  const sender = present(book.sender);
  const marks = drawMarks(layout.marks, space, fonts);
  const senderPart = setParty(sender, layout, { ...setting, party: 'sender' });
  return (someone, qr) => {
    const recipient = present(someone);
    const body = joinFragments([
      setParty(recipient, layout, { ...setting, party: 'recipient' }),
      senderPart,
      setComments(commentLines(sender, recipient), layout.recipient.comments, setting),
    ]);
    const codes = [
      ...qrOperations(qr, layout, space),
      ...(book.barcode ? barcodeOperations(recipient, layout, setting) : []),
    ];
    return {
      ...layout.page,
      operations: [...marks, ...body.operations, ...codes],
      issues: uniqueIssues([...body.issues, ...checkBoxes(body.boxes, codes, layout, space)]),
    };
  };
}

function qrOperations(qr: string | null, { qr: place }: AddressLayout, space: CardSpace): Operation[] {
  if (qr === null || !place) return [];
  return [drawQr(encodeQr(qr), space.x(place.xMm), space.y(place.yMm), mmToPt(place.sizeMm))];
}

function barcodeOperations(
  recipient: PrintAddress | null,
  { barcode }: AddressLayout,
  { space, localities }: Pick<Setting, 'space' | 'localities'>,
): Operation[] {
  if (!barcode || !recipient || !isZip(recipient.zip)) return [];
  const number = addressNumber(parseAddress(recipient, localities(recipient.zip)));
  return [drawBarcode(customerBarcode(recipient.zip, number), barcode, space)];
}

const present = (address: PrintAddress | null): PrintAddress | null =>
  address && !isEmptyAddress(address) ? address : null;

function setParty(address: PrintAddress | null, layout: AddressLayout, setting: Setting): Fragment {
  if (!address) return EMPTY;
  const party = setting.party === 'sender' ? layout.sender : layout.recipient;
  return joinFragments([
    setZip(address.zip, party.zip, setting),
    setAddress(address, party, setting),
    setNames(address, party.names, setting),
  ]);
}
