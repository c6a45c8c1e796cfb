import { isCardText, isEmptyAddress, ok, type Result, refuse } from '@fumi/domain';
import { beginAnew } from '../../../draft/account/begin-anew.ts';
import {
  keepUnused,
  setAddressStyle,
  setRecipients,
  setSender,
  setTexts,
} from '../../../draft/change-draft.ts';
import { choiceForKit } from '../../../draft/chosen-kit.ts';
import { draftStore } from '../../../draft/draft-store.ts';
import { isForSamePeople } from '../../../draft/ordered/made-draft.ts';
import { endPaidDrafts, madeFromOf, partFromBook } from '../../../draft/ordered/ordered-drafts.ts';
import { memberStore } from '../../../session/member-session.ts';
import type { Shop } from '../../../shop/shop.ts';
import { fetchBook } from '../load-goods.ts';
import { openSameDraft, pressPhotos } from './same-photo.ts';

export type OrderedCard = { readonly productCode: string; readonly bookCode: string; readonly kitId: number };

/**
 * Begins a card like one that was ordered, for other people, with its design, photo and words. A draft that
 * this device still has is used as it is, crop included; else words and design come from the book, and the
 * photo as it was printed. Returns the path of the page where the customer goes on.
 */
export async function beginSameCard(
  { productCode, bookCode, kitId }: OrderedCard,
  { catalogue, material, paths }: Pick<Shop, 'catalogue' | 'material' | 'paths'>,
): Promise<Result<string, 'unreachable' | 'unsaved'>> {
  const from = madeFromOf(bookCode);
  // People who were chosen since the order stay: the new card is for them.
  const hasItsPeople = from !== undefined && isForSamePeople(from.made);
  if (await openSameDraft({ productCode, bookCode })) {
    if (hasItsPeople) setRecipients([]);
    await partFromBook(bookCode, productCode);
    return ok(paths.step('sender'));
  }
  const [book, photos] = await Promise.all([
    fetchBook(bookCode).catch(() => null),
    pressPhotos({ bookCode, firstPage: material.frontPage }),
  ]);
  if (book === null || photos === null) return refuse('unreachable');
  const { member } = memberStore.getState();
  if (member) await endPaidDrafts(member.code);
  if (!(await beginAnew(productCode))) return refuse('unsaved');
  setTexts(
    Object.fromEntries(book.texts.flatMap(({ type, value }) => (isCardText(type) ? [[type, value]] : []))),
  );
  keepUnused(photos);
  // Those who are chosen in this tab were for another card.
  setRecipients([]);
  if (book.sender && isEmptyAddress(draftStore.getState().sender)) {
    setSender({ ...book.sender, addContact: false });
    setAddressStyle(book.addressStyle);
  }
  const choice = choiceForKit(catalogue, kitId);
  return ok(choice === null ? paths.create() : paths.preview(choice));
}
