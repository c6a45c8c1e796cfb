import { canEnter, type FlowStep, STEP_NEEDS } from '@fumi/domain';
import { type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router';
import { loadKitArt } from '../card/kit-art.ts';
import { settlePhotoCount } from '../draft/change-draft.ts';
import { findChosenKit, innerSlots, isBookOfPages } from '../draft/chosen-kit.ts';
import { draftStore, openDraft } from '../draft/draft-store.ts';
import { flowPaths, paths } from '../paths.ts';
import { leaveUnasked } from '../platform/leave-warning.ts';
import { lastMember, noteEnded, noteLastMember, onOtherMember } from '../session/last-member.ts';
import { loadMember, memberStore, type SignedIn } from '../session/member-session.ts';
import type { MadeProduct } from '../shop/boot.ts';
import { shopFrom } from '../shop/shop.ts';
import { shopSource } from '../shop/shop-source.ts';

/** A draft from last week may name a design that is no longer on sale: then nothing is chosen. */
async function loadChosenArt({ context }: LoaderFunctionArgs, productCode: string): Promise<boolean> {
  const shop = shopFrom(await context.get(shopSource)(productCode));
  const { choice, pages } = draftStore.getState();
  const chosen = findChosenKit(shop, choice, pages);
  if (chosen === null) return false;
  if (isBookOfPages(chosen)) settlePhotoCount(innerSlots(chosen).length);
  await loadKitArt({ ...shop, kitId: chosen.kit.id });
  return true;
}

/** Leaves this tab's page, which may show addresses, once another tab has changed the member. */
async function leaveTab(): Promise<void> {
  (await import('../features/member/sign-out.ts')).clearTab();
  leaveUnasked(paths.home());
}

// On the server there is no other tab.
if (typeof window === 'object')
  onOtherMember((code) => [undefined, code].includes(memberStore.getState().member?.code), leaveTab);

/** Loads the member. Where another one's session ended without a sign-out, deletes first what that member left here. */
async function enteringMember(): Promise<SignedIn | null> {
  const member = await loadMember();
  if (member === null) return null;
  const last = lastMember();
  if (last !== null && last !== member.code)
    await (await import('../features/member/sign-out.ts')).clearForOther(member.code);
  noteLastMember(member.code);
  return member;
}

/** Lets a step's page load only when the draft and the member allow it; else leads to the base path (spec §2). */
export const guarded =
  ({ code, flow }: MadeProduct, step: FlowStep, load?: LoaderFunction): LoaderFunction =>
  async (args, handlerContext) => {
    await openDraft(code);
    const isMembers = STEP_NEEDS[step].includes('member');
    const member = isMembers ? await enteringMember() : null;
    if (isMembers && member === null && lastMember() !== null) noteEnded();
    const isAllowed =
      canEnter(flow, step, draftStore.getState(), member) && (await loadChosenArt(args, code));
    if (!isAllowed) throw redirect(flowPaths(flow.createUrl).create());
    return load ? load(args, handlerContext) : null;
  };

/** What only a member can load; for a visitor nothing is loaded, and the page asks to sign in (MemberGate). */
export const forMembers =
  (load: LoaderFunction = () => true): LoaderFunction =>
  async (args, handlerContext) =>
    (await enteringMember()) === null ? null : load(args, handlerContext);
