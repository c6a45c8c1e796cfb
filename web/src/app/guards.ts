import { canEnter, type PostcardStep } from '@fumi/domain';
import { type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '../paths.ts';
import { loadKitArt } from '../platform/card/kit-art.ts';
import { findChosenKit } from '../platform/chosen-kit.ts';
import { draftStore, restoreDraft } from '../platform/draft/draft-store.ts';
import { loadMember } from '../platform/member-session.ts';
import { shopFrom } from '../platform/shop.ts';
import { shopSource } from '../platform/shop-source.ts';

const NEEDS_MEMBER: readonly PostcardStep[] = ['sender', 'receiver', 'confirm'];

/** A draft from last week may name a design that is no longer on sale: then nothing is chosen. */
async function loadChosenArt({ context }: LoaderFunctionArgs): Promise<boolean> {
  const shop = shopFrom(await context.get(shopSource)());
  const chosen = findChosenKit(shop, draftStore.getState().choice);
  if (chosen === null) return false;
  await loadKitArt({ staticUrl: shop.staticUrl, materialId: shop.material.id, kitId: chosen.kit.id });
  return true;
}

/** Lets a step's page load only when the draft and the member allow it; else leads to the base path (spec §2). */
export const guarded =
  (step: PostcardStep, load?: LoaderFunction): LoaderFunction =>
  async (args, handlerContext) => {
    await restoreDraft();
    const member = NEEDS_MEMBER.includes(step) ? await loadMember() : null;
    const isAllowed = canEnter(step, draftStore.getState(), member) && (await loadChosenArt(args));
    if (!isAllowed) throw redirect(paths.create());
    return load ? load(args, handlerContext) : null;
  };

/** What only a member can load; for a visitor nothing is loaded, and the page asks to sign in (MemberGate). */
export const forMembers =
  (load: LoaderFunction = () => true): LoaderFunction =>
  async (args, handlerContext) =>
    (await loadMember()) === null ? null : load(args, handlerContext);
