import { canEnter, type PostcardStep } from '@fumi/domain';
import { type LoaderFunction, redirect } from 'react-router';
import { paths } from '../paths.ts';
import { draftStore, restoreDraft } from '../platform/draft/draft-store.ts';
import { loadMember } from '../platform/member-session.ts';

const NEEDS_MEMBER: readonly PostcardStep[] = ['sender', 'receiver', 'confirm'];

/** Lets a step's page load only when the draft and the member allow it; else leads to the base path (spec §2). */
export const guarded =
  (step: PostcardStep, load?: LoaderFunction): LoaderFunction =>
  async (args, handlerContext) => {
    await restoreDraft();
    const member = NEEDS_MEMBER.includes(step) ? await loadMember() : null;
    if (!canEnter(step, draftStore.getState(), member)) throw redirect(paths.create());
    return load ? load(args, handlerContext) : null;
  };
