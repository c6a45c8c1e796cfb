import type { Member } from '@fumi/domain';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Answered, client } from '../api.ts';
import { loaded } from '../platform/answer.ts';

export type WireMember = NonNullable<Answered<'memberGet'>['member']>;

/** A signed-in person with what the member's own pages show. */
export type SignedIn = Member & Pick<WireMember, 'email' | 'referral_code' | 'site'>;

/** `undefined` until the server was asked; null for a visitor. */
type MemberState = { readonly member: SignedIn | null | undefined };

export const memberStore = createStore<MemberState>()(() => ({ member: undefined }));

export const useMember = (): SignedIn | null | undefined => useStore(memberStore, ({ member }) => member);

/** The member code is kept locally (spec §3); it is never authority, only a sign that somebody was here. */
const CODE_KEY = 'member-code';

function keepCode(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(CODE_KEY);
    else localStorage.setItem(CODE_KEY, code);
  } catch {
    // Storage is switched off: nothing depends on it.
  }
}

const fromWire = (wire: WireMember): SignedIn => ({
  code: wire.code,
  type: wire.type,
  activatedAtMs: Date.parse(wire.activate_date),
  existNotificationDestination: wire.exist_notification_destination,
  email: wire.email,
  referral_code: wire.referral_code,
  site: wire.site,
});

/** After a login, an activation or a registered notification address. */
export function rememberMember(wire: WireMember): SignedIn {
  const member = fromWire(wire);
  memberStore.setState({ member });
  keepCode(member.code);
  return member;
}

/** At sign-out, or when the server no longer knows the session. */
export function forgetMember(): void {
  memberStore.setState({ member: null });
  keepCode(null);
}

/** Asks the server who is signed in. */
export async function refreshMember(): Promise<SignedIn | null> {
  const { member } = loaded(await client.memberGet());
  if (member !== null) return rememberMember(member);
  forgetMember();
  return null;
}

/** The member as known; asks the server the first time. */
export async function loadMember(): Promise<SignedIn | null> {
  const { member } = memberStore.getState();
  return member === undefined ? refreshMember() : member;
}
