import type { NavigateFunction } from 'react-router';
import { forgetAddressWarnings } from '../../address/use-address-warnings.ts';
import { forgetContacts } from '../../contacts/contact-store.ts';
import { forgetLinks } from '../../draft/account-link.ts';
import { clearAllDrafts } from '../../draft/change-draft.ts';
import { clearInquiryDraft } from '../../draft/inquiry-draft.ts';
import { clearOrderDraft } from '../../draft/order-draft.ts';
import { forgetOrdered } from '../../draft/ordered-drafts.ts';
import { paths } from '../../paths.ts';
import { forgetFavourites } from '../../platform/favourites.ts';
import { noteSignIn } from '../../session/left-sign-in.ts';
import { forgetMember } from '../../session/member-session.ts';
import { tellSignOut } from '../../session/sign-out-elsewhere.ts';
import { forgetWaitingPins } from '../../session/waiting-pin.ts';

/** Nothing of this member stays on the device: the next person at it must not find it (design §7). */
export async function clearDevice(): Promise<void> {
  await clearAllDrafts();
  forgetLinks();
  forgetOrdered();
  clearOrderDraft();
  clearInquiryDraft();
  forgetFavourites();
  forgetContacts();
  forgetAddressWarnings();
  forgetWaitingPins();
  noteSignIn(null);
}

/** After the session ended on the server, by sign-out or withdrawal: back to the front, as a visitor. */
export async function signOut(navigate: NavigateFunction): Promise<void> {
  await clearDevice();
  await navigate(paths.home());
  forgetMember();
  tellSignOut();
}
