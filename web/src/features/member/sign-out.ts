import type { NavigateFunction } from 'react-router';
import { forgetTypedAddress } from '../../address/typed-address.ts';
import { forgetAddressWarnings } from '../../address/use-address-warnings.ts';
import { forgetContacts } from '../../contacts/contact-store.ts';
import { forgetNews } from '../../draft/account/other-news.ts';
import { forgetLinks, leaveLinks, productsOfOthers } from '../../draft/account-link.ts';
import { forgetAside } from '../../draft/addresses-aside.ts';
import { clearAddresses, clearAllDrafts } from '../../draft/change-draft.ts';
import { clearHere } from '../../draft/clear-here.ts';
import { clearInquiryDraft } from '../../draft/inquiry-draft.ts';
import { clearOrderDraft } from '../../draft/ordered/order-draft.ts';
import { forgetOrdered } from '../../draft/ordered/ordered-drafts.ts';
import { paths } from '../../paths.ts';
import { forgetFavourites } from '../../platform/favourites.ts';
import { forgetTabMember, noteLastMember } from '../../session/last-member.ts';
import { noteSignIn } from '../../session/left-sign-in.ts';
import { forgetMember } from '../../session/member-session.ts';
import { forgetWaitingPins } from '../../session/waiting-pin.ts';

function forgetTyped(): void {
  forgetNews();
  forgetAside();
  forgetTypedAddress();
  clearOrderDraft();
  clearInquiryDraft();
}

function forgetMemory(): void {
  forgetTyped();
  forgetOrdered();
  forgetFavourites();
  forgetContacts();
  forgetAddressWarnings();
  forgetWaitingPins();
  noteSignIn(null);
}

/** Deletes all of this member's data from the device, which others may use (design §7). Other tabs notice. */
export async function clearDevice(): Promise<void> {
  await clearAllDrafts();
  forgetLinks();
  forgetMemory();
  noteLastMember(null);
}

/** Where a session ended by itself and another member signs in: deletes the first one's data, keeps visitor drafts. */
export async function clearForOther(memberCode: string): Promise<void> {
  clearAddresses();
  for (const productCode of productsOfOthers(memberCode)) await clearHere(productCode, true);
  forgetMemory();
}

/** Clears what this tab alone holds, where another tab has signed out: that tab clears the device. */
export function clearTab(): void {
  leaveLinks();
  clearAddresses();
  forgetTyped();
  forgetTabMember();
}

/** After the session ended on the server, by sign-out or withdrawal: back to the front, as a visitor. */
export async function signOut(navigate: NavigateFunction): Promise<void> {
  await clearDevice();
  await navigate(paths.home());
  forgetMember();
}
