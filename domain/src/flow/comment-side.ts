import { isEmptyAddress, type PrintAddress } from '../address/print-address.ts';
import { isBlank } from '../address/text.ts';
import type { Kit } from '../kit/kit.ts';

/* On which side of a card the line for one person stands (一言, ADR 71). */

/** Whether a page of a design has a place for the line of one person. */
export const hasCommentPlace = ({ pages }: Pick<Kit, 'pages'>, pageNo: number): boolean =>
  (pages[pageNo] ?? []).some(({ textType }) => textType === 'COMMENT');

/** A print address without its comments. */
export const withoutComments = ({ commentSide: _, ...address }: PrintAddress): PrintAddress => ({
  ...address,
  comment1: '',
  comment2: '',
});

/** A recipient who has nothing but comments keeps them on the address side, which would else be empty. */
const isOnPicture = (address: PrintAddress, hasPlace: boolean): boolean =>
  hasPlace && address.commentSide === 'picture' && !isEmptyAddress(withoutComments(address));

/** What of a recipient's comments stands on the picture side; '' for nothing. */
export const commentOnPicture = (address: PrintAddress, hasPlace: boolean): string =>
  isOnPicture(address, hasPlace)
    ? [address.comment1, address.comment2].filter((line) => !isBlank(line)).join('\n')
    : '';

/** A recipient as the address side prints them. In a design without a place all comments stand there. */
export function onAddressSide(address: PrintAddress, hasPlace: boolean): PrintAddress {
  if (isOnPicture(address, hasPlace)) return withoutComments(address);
  const { commentSide: _, ...printed } = address;
  return printed;
}
