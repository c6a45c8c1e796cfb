import type { Member } from '@fumi/domain';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Answered, client } from '../api.ts';
import { loaded } from '../platform/answer.ts';
import { keep, recall } from '../platform/storage.ts';

type WireMember = NonNullable<Answered<'memberGet'>['member']>;

/** Who is signed in; the order form begins with their e-mail address. */
export type SignedIn = Member & Pick<WireMember, 'email'>;

/** `undefined` until the server was asked; null for a visitor. */
type MemberState = { readonly member: SignedIn | null | undefined };

export const memberStore = createStore<MemberState>()(() => ({ member: undefined }));

export const useMember = (): SignedIn | null | undefined => useStore(memberStore, ({ member }) => member);

/** The member code is kept locally (spec §3); it is never authority, only a sign that somebody was here. */
const CODE_KEY = 'member-code';

/** Whether somebody was signed in when this browser was here last. */
export const wasMemberHere = (): boolean => recall('localStorage', CODE_KEY) !== null;

const fromWire = (wire: WireMember): SignedIn => ({
  code: wire.code,
  type: wire.type,
  activatedAtMs: Date.parse(wire.activateDate),
  existNotificationDestination: wire.existNotificationDestination,
  email: wire.email,
});

/** After a login, an activation or a registered notification address. */
export function rememberMember(wire: WireMember): SignedIn {
  const member = fromWire(wire);
  memberStore.setState({ member });
  keep('localStorage', CODE_KEY, member.code);
  return member;
}

/** At sign-out, or when the server no longer knows the session. */
export function forgetMember(): void {
  memberStore.setState({ member: null });
  keep('localStorage', CODE_KEY, null);
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
