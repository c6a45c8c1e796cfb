import { isEmptyAddress, type PrintAddress } from '../address/print-address.ts';
import type { Rect } from '../geometry/rect.ts';
import { invariant } from '../invariant.ts';
import { isArt, type Kit, type KitInfo } from '../kit/kit.ts';
import { type AddressStyle, DEFAULT_ADDRESS_STYLE } from '../postcard/address-style.ts';
import { type Material, pagesLike, recipientLimit, templatesOf } from '../product/material.ts';
import { captionPlace } from './caption-place.ts';
import { commentOnPicture, hasCommentPlace, onAddressSide } from './comment-side.ts';
import { type PhotoSlot, photoOfSlot, photoSlots } from './photo-slots.ts';
import { type BookTexts, isPosted, TEXT_FACTS, type TextType } from './texts.ts';

/** Items of an address face lie above its art. */
const SENDER_Z = 10;
const RECIPIENT_Z = 11;

type Placed = {
  readonly pageNo: number;
  /** Further pages that carry the same item. */
  readonly addedPageNo: readonly number[];
  readonly z: number;
};

/** One `book/post` call: everything but the bytes (spec §7). Places in pt; `photo` counts the chosen ones from 0. */
export type BookItem =
  | (Placed & { readonly type: 'photo'; readonly photo: number; readonly frame: Rect })
  | (Placed & { readonly type: 'item'; readonly itemId: number })
  | (Placed & { readonly type: 'text'; readonly textType: TextType; readonly value: string })
  | (Placed & {
      readonly type: 'sender' | 'recipient';
      readonly layout: string;
      readonly style: AddressStyle;
      readonly address: PrintAddress;
    });

type Book = { readonly info: KitInfo; readonly kit: Kit; readonly material: Material };

/** An item once, and all further pages that repeat it. */
function repeated(pages: readonly number[]): Pick<Placed, 'pageNo' | 'addedPageNo'> {
  const [pageNo, ...addedPageNo] = pages;
  invariant(pageNo !== undefined, 'An item stands on a page.');
  return { pageNo, addedPageNo };
}

/** Art of every page of the design, on all pages of the book that repeat it. */
function artOf({ kit, material }: Book): BookItem[] {
  const templates = templatesOf(material);
  return [...new Set(templates)].flatMap((template) =>
    (kit.pages[template] ?? []).filter(isArt).map(
      ({ itemId, z }): BookItem => ({
        ...repeated(pagesLike(templates, template)),
        z,
        type: 'item',
        itemId,
      }),
    ),
  );
}

/** Index of the photo that a slot shows; undefined where the order of the photos decides (`photoOfSlot`). */
type PhotoOf = (slots: readonly PhotoSlot[], at: number) => number | undefined;

/** Each chosen photo once for each frame in which it is shown. */
function photosOf(
  { info, kit, material }: Book,
  { photoCount, photoOf }: { readonly photoCount: number; readonly photoOf: PhotoOf | undefined },
): BookItem[] {
  const slots = photoSlots(info, kit, material);
  const byFrame = new Map<string, BookItem & { readonly type: 'photo' }>();
  for (const [index, { pageNo, template, z, frame }] of slots.entries()) {
    const photo = photoOf?.(slots, index) ?? photoOfSlot(slots, index, photoCount);
    const key = `${photo}:${template}:${z}`;
    const first = byFrame.get(key);
    byFrame.set(
      key,
      first
        ? { ...first, addedPageNo: [...first.addedPageNo, pageNo] }
        : { type: 'photo', photo, pageNo, addedPageNo: [], z, frame },
    );
  }
  return [...byFrame.values()];
}

/** What was typed: of the book by type, of single pages, of each chosen photo in their order. */
type Typed = {
  readonly texts: BookTexts;
  readonly pageTexts: Readonly<Record<number, string>>;
  readonly captions: readonly string[];
};

/** The texts of the book that were typed, on every page that has room for them. */
function textsOf({ kit, material }: Book, { texts }: Pick<Typed, 'texts'>): BookItem[] {
  const templates = templatesOf(material);
  return [...new Set(templates)].flatMap((template) =>
    (kit.pages[template] ?? []).flatMap(({ z, textType }): BookItem[] => {
      if (textType === undefined || TEXT_FACTS[textType].of !== 'book') return [];
      const value = texts[textType];
      if (!isPosted(textType, value)) return [];
      return [{ ...repeated(pagesLike(templates, template)), z, type: 'text', textType, value }];
    }),
  );
}

/** The words of single pages, where their layout has room for them. */
const pageTextsOf = ({ kit, material }: Book, { pageTexts }: Pick<Typed, 'pageTexts'>): BookItem[] =>
  templatesOf(material).flatMap((template, index) => {
    const value = pageTexts[index + 1] ?? '';
    return (kit.pages[template] ?? []).flatMap(({ z, textType }): BookItem[] =>
      textType !== undefined && TEXT_FACTS[textType].of === 'page' && value !== ''
        ? [{ ...repeated([index + 1]), z, type: 'text', textType, value }]
        : [],
    );
  });

/** The words of each photo, on every page that shows the photo and has a place for them. */
function captionsOf({ info, kit, material }: Book, { captions }: Pick<Typed, 'captions'>): BookItem[] {
  const slots = photoSlots(info, kit, material);
  return slots.flatMap(({ pageNo }, index): BookItem[] => {
    const place = captionPlace(kit, slots, index);
    const value = captions[photoOfSlot(slots, index, captions.length)] ?? '';
    if (place === null || value === '') return [];
    const { z, textType } = place;
    return [{ ...repeated([pageNo]), z, type: 'text', textType, value }];
  });
}

/** The comment for each single recipient, on the front of their card. */
function commentsOf({ kit, material }: Book, { recipients }: Pick<Addresses, 'recipients'>): BookItem[] {
  const { frontPage } = material;
  const fronts = pagesLike(templatesOf(material), frontPage);
  const hasPlace = hasCommentPlace(kit, frontPage);
  return recipients.flatMap((recipient, index): BookItem[] => {
    const value = commentOnPicture(recipient, hasPlace);
    return value === ''
      ? []
      : (kit.pages[frontPage] ?? []).flatMap(({ z, textType }): BookItem[] =>
          textType === 'COMMENT'
            ? [{ ...repeated(fronts.slice(index, index + 1)), z, type: 'text', textType, value }]
            : [],
        );
  });
}

/** A text of a book, with the first page on which it stands. */
export type BookText = { readonly type: TextType; readonly page: number; readonly value: string };

/** Recipients of a book as they were chosen: a comment is read back from the front of the card. */
export function recipientsOfBook(
  material: Material,
  { recipients, texts }: Pick<Addresses, 'recipients'> & { readonly texts: readonly BookText[] },
): PrintAddress[] {
  const fronts = pagesLike(templatesOf(material), material.frontPage);
  return recipients.map((recipient, index) => {
    const words = texts.find(({ type, page }) => type === 'COMMENT' && page === fronts[index]);
    if (!words) return recipient;
    const [comment1 = '', comment2 = ''] = words.value.split('\n');
    return { ...recipient, comment1, comment2, commentSide: 'picture' };
  });
}

type Addresses = {
  readonly sender: PrintAddress;
  readonly recipients: readonly PrintAddress[];
  /** How the customer wants the address faces set. */
  readonly style?: AddressStyle;
};

function addressesOf({ kit, material }: Book, addresses: Addresses): BookItem[] {
  const { sender, recipients, style = DEFAULT_ADDRESS_STYLE } = addresses;
  const { backPage } = material;
  const hasPlace = hasCommentPlace(kit, material.frontPage);
  if (isEmptyAddress(sender) && recipients.length === 0) return [];
  invariant(backPage !== null, `Material ${material.id} has no back for addresses.`);
  invariant(recipients.length <= recipientLimit(material), 'There are more recipients than cards.');
  const setting = { layout: kit.addressLayout, style };
  const backs = pagesLike(templatesOf(material), backPage);
  const senderItem: BookItem[] = isEmptyAddress(sender)
    ? []
    : [{ ...repeated(backs), z: SENDER_Z, type: 'sender', ...setting, address: sender }];
  const recipientItems = recipients.map((recipient, index): BookItem => {
    const address = onAddressSide(recipient, hasPlace);
    const placed = { ...repeated(backs.slice(index, index + 1)), z: RECIPIENT_Z };
    return { ...placed, type: 'recipient', ...setting, address };
  });
  return [...senderItem, ...recipientItems];
}

/**
 * The calls that make a book of any product, in order: art, the chosen photos spread over their frames, what was
 * typed, the comments of the picture side, the sender on every back, each recipient on its own back by index (spec §4:
 * postcard printing).
 */
export function planBook(
  input: Book &
    Addresses & {
      /** How many photos were chosen; one where nothing else is said. */
      readonly photoCount?: number;
      readonly photoOf?: PhotoOf;
      readonly texts?: BookTexts;
      readonly pageTexts?: Readonly<Record<number, string>>;
      /** Words of each chosen photo; as many as photos, or none at all. */
      readonly captions?: readonly string[];
    },
): BookItem[] {
  const { photoCount = 1, photoOf, texts = {}, pageTexts = {}, captions = [] } = input;
  return [
    ...artOf(input),
    ...photosOf(input, { photoCount, photoOf }),
    ...textsOf(input, { texts }),
    ...pageTextsOf(input, { pageTexts }),
    ...captionsOf(input, { captions }),
    ...commentsOf(input, input),
    ...addressesOf(input, input),
  ];
}
