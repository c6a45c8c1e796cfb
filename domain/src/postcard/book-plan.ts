import { isEmptyAddress, type PrintAddress } from '../address/print-address.ts';
import type { Rect } from '../geometry/rect.ts';
import { invariant } from '../invariant.ts';
import { type Kit, type KitInfo, photoFrameOf } from '../kit/kit.ts';
import { type Material, pagesLike, recipientLimit } from '../product/material.ts';
import { type AddressStyle, DEFAULT_ADDRESS_STYLE, styledLayout } from './address-style.ts';

/** Items of an address face lie above its art. */
const SENDER_Z = 10;
const RECIPIENT_Z = 11;

type Placed = {
  readonly pageNo: number;
  /** Further pages that carry the same item. */
  readonly addedPageNo: readonly number[];
  readonly z: number;
};

/** One `book/post` call: everything but the bytes (spec §7). Places in pt. */
export type BookItem =
  | (Placed & { readonly type: 'photo'; readonly frame: Rect })
  | (Placed & { readonly type: 'item'; readonly itemId: number })
  | (Placed & { readonly type: 'sender'; readonly layout: string; readonly address: PrintAddress })
  | (Placed & { readonly type: 'recipient'; readonly layout: string; readonly address: PrintAddress });

function repeated(material: Material, pageNo: number): Pick<Placed, 'pageNo' | 'addedPageNo'> {
  const [, ...addedPageNo] = pagesLike(material, pageNo);
  return { pageNo, addedPageNo };
}

function artOf(info: KitInfo, kit: Kit, material: Material, pageNo: number): BookItem[] {
  return (kit.pages[pageNo] ?? []).map((item) => {
    const placed = { ...repeated(material, pageNo), z: item.z };
    if (item.photoDesignId === undefined) return { ...placed, type: 'item', itemId: item.itemId };
    const frame = photoFrameOf(info, kit, pageNo);
    invariant(
      frame,
      `The photo layout ${item.photoDesignId} of kit ${kit.id} has no frame on page ${pageNo}.`,
    );
    return { ...placed, type: 'photo', frame };
  });
}

/**
 * The calls that make a postcard book, in order: art and photo of the front, art of the back, the sender on every
 * back, each recipient on its own back by index; odd pages get no address (spec §4: postcard printing).
 * A photo frame on the back repeats the front's photo there (spec §4: mirrored onto the back).
 */
export function planBook(input: {
  readonly info: KitInfo;
  readonly kit: Kit;
  readonly material: Material;
  readonly sender: PrintAddress;
  readonly recipients: readonly PrintAddress[];
  /** How the customer wants the address faces set. */
  readonly style?: AddressStyle;
}): BookItem[] {
  const { info, kit, material, sender, recipients, style = DEFAULT_ADDRESS_STYLE } = input;
  const { frontPage, backPage } = material;
  invariant(backPage !== null, `Material ${material.id} has no back for addresses.`);
  invariant(recipients.length <= recipientLimit(material), 'There are more recipients than cards.');
  const layout = styledLayout(kit.addressLayout, style);
  const senderItem: BookItem[] = isEmptyAddress(sender)
    ? []
    : [{ ...repeated(material, backPage), z: SENDER_Z, type: 'sender', layout, address: sender }];
  const recipientItems = recipients.map(
    (address, index): BookItem => ({
      pageNo: backPage + index * 2,
      addedPageNo: [],
      z: RECIPIENT_Z,
      type: 'recipient',
      layout,
      address,
    }),
  );
  return [
    ...artOf(info, kit, material, frontPage),
    ...artOf(info, kit, material, backPage),
    ...senderItem,
    ...recipientItems,
  ];
}
