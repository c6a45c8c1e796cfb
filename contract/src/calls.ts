import { addressRequestCalls } from './address-request.ts';
import { bookCalls } from './book.ts';
import type { Calls } from './call.ts';
import { campaignCalls } from './campaign.ts';
import { contactsCalls } from './contacts.ts';
import { deliveryCalls } from './delivery.ts';
import type { deskCalls } from './desk/calls.ts';
import { draftCalls } from './draft.ts';
import { eventCalls } from './event.ts';
import { glyphCalls } from './glyph.ts';
import { inquiryCalls } from './inquiry.ts';
import { keptWordsCalls } from './kept-words.ts';
import { memberCalls } from './member.ts';
import { myPageCalls } from './my-page.ts';
import { orderCalls } from './order.ts';
import { passkeyCalls } from './passkey.ts';
import { productCalls } from './product.ts';
import type { FromWire } from './wire.ts';

/** Method, path and translation of every call: spec §7, and those marked "ours" beside it (design §6). */
export const calls = {
  ...memberCalls,
  ...myPageCalls,
  ...passkeyCalls,
  ...contactsCalls,
  ...addressRequestCalls,
  ...productCalls,
  ...bookCalls,
  ...draftCalls,
  ...keptWordsCalls,
  ...orderCalls,
  ...campaignCalls,
  ...deliveryCalls,
  ...glyphCalls,
  ...inquiryCalls,
  ...eventCalls,
} as const satisfies Calls;

/** The desk's calls are a table of their own, so that the shop's pages do not carry it; their types are all here. */
type EveryCall = typeof calls & typeof deskCalls;

export type CallName = keyof EveryCall;

type AsIs<Call> = Call extends { readonly asIs: readonly (infer Key)[] } ? Key : never;

/** A part of a call in our words. */
export type Words<T, Name extends CallName> = FromWire<T, AsIs<EveryCall[Name]>>;
