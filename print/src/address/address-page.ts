import { isEmptyAddress, type PrintAddress } from '@fumi/domain';
import type { Page } from '../display-list.ts';
import type { FontChain } from '../text/font-chain.ts';
import type { AddressLayout } from './address-layout.ts';
import { cardSpace } from './card-space.ts';
import { EMPTY, type Fragment, joinFragments } from './fragment.ts';
import type { Numerals } from './kanji-numerals.ts';
import { drawMarks } from './marks.ts';
import { checkPlaces, uniqueIssues } from './page-checks.ts';
import { drawQr } from './qr-code.ts';
import { type Setting, setAddress, setZip } from './set-address.ts';
import { commentLines, setComments } from './set-comments.ts';
import { setNames } from './set-names.ts';

export type AddressPageRequest = {
  readonly layout: AddressLayout;
  /** Null or empty: not printed (spec §5). */
  readonly sender: PrintAddress | null;
  readonly recipient: PrintAddress | null;
  /** Text of the QR code for the print shop; null prints none. */
  readonly qr: string | null;
  readonly fonts: FontChain;
  readonly numerals?: Numerals;
};

/** Lays out the address face of one card. */
export function layoutAddressPage(request: AddressPageRequest): Page {
  const { layout, qr, fonts } = request;
  const space = cardSpace(layout);
  const shared = { space, chain: fonts, numerals: request.numerals ?? ('kanji' as const) };
  const sender = present(request.sender);
  const recipient = present(request.recipient);
  const body = joinFragments([
    setParty(recipient, layout, { ...shared, party: 'recipient' }),
    setParty(sender, layout, { ...shared, party: 'sender' }),
    setComments(commentLines(sender, recipient), layout.recipient.comments, shared),
  ]);
  const code = qr !== null && layout.qr ? [drawQr(qr, layout.qr, space)] : [];
  return {
    ...layout.page,
    operations: [...drawMarks(layout.marks, space, fonts), ...body.operations, ...code],
    issues: uniqueIssues([...body.issues, ...checkPlaces(body.boxes, layout, space)]),
  };
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
