import type { Member } from '../member/member.ts';

/** Prompts of the photo step: of the open ones, the first one here is shown (spec §4: modal priority). */
export const PROMPT_PRIORITY = [
  'login',
  'notification-email',
  'waiting',
  'error',
  'warning-less',
  'copyright',
  'preview-warning',
] as const;

export type Prompt = (typeof PROMPT_PRIORITY)[number];

export type PhotoStepState = { readonly open: readonly Prompt[] };

export type PhotoStepEvent =
  | { readonly type: 'entered'; readonly isFirstEntry: boolean }
  | { readonly type: 'preview-warning-dismissed' }
  /** `isAnswered`: of these very photos the copyright question was answered before. */
  | { readonly type: 'confirm-pressed'; readonly hasPhoto: boolean; readonly isAnswered: boolean }
  | { readonly type: 'warning-closed' }
  | { readonly type: 'copyright-cancelled' }
  | { readonly type: 'copyright-accepted'; readonly member: Member | null }
  | { readonly type: 'copyright-failed' }
  | { readonly type: 'login-cancelled' }
  | { readonly type: 'member-arrived'; readonly member: Member }
  | { readonly type: 'notification-email-cancelled' }
  | { readonly type: 'notification-email-set' }
  | { readonly type: 'member-refreshed'; readonly member: Member | null }
  | { readonly type: 'refresh-failed' }
  | { readonly type: 'error-closed' };

export type PhotoStepEffect = 'refresh-member' | 'next-step' | 'remember-preview-warning';

type Step = readonly [PhotoStepState, readonly PhotoStepEffect[]];

export const initialPhotoStep: PhotoStepState = { open: [] };

const show = (state: PhotoStepState, prompt: Prompt): PhotoStepState => ({
  open: [...state.open.filter((other) => other !== prompt), prompt],
});

const hide = (state: PhotoStepState, prompt: Prompt): PhotoStepState => ({
  open: state.open.filter((other) => other !== prompt),
});

/** The prompt to show, or null: the first of the open ones by spec's priority. */
export const topPrompt = (state: PhotoStepState): Prompt | null =>
  PROMPT_PRIORITY.find((prompt) => state.open.includes(prompt)) ?? null;

/** After the copyright question: sign in, then a notification e-mail, then the next step (spec §4). */
function proceed(state: PhotoStepState, member: Member | null): Step {
  if (member === null) return [show(state, 'login'), []];
  if (!member.existNotificationDestination) return [show(state, 'notification-email'), []];
  return [show(state, 'waiting'), ['refresh-member']];
}

function afterRefresh(state: PhotoStepState, member: Member | null): Step {
  const waited = hide(state, 'waiting');
  if (member === null) return [show(waited, 'login'), []];
  if (!member.existNotificationDestination) return [show(waited, 'notification-email'), []];
  return [{ open: [] }, ['next-step']];
}

/** Pressing 'go to address entry' and everything that follows, as a pure function (spec §4). */
export function photoStepTransition(state: PhotoStepState, event: PhotoStepEvent): Step {
  switch (event.type) {
    case 'entered':
      return [event.isFirstEntry ? show(state, 'preview-warning') : state, []];
    case 'preview-warning-dismissed':
      return [hide(state, 'preview-warning'), ['remember-preview-warning']];
    case 'confirm-pressed':
      if (!event.hasPhoto) return [show(state, 'warning-less'), []];
      return event.isAnswered ? [show(state, 'waiting'), ['refresh-member']] : [show(state, 'copyright'), []];
    case 'warning-closed':
      return [hide(state, 'warning-less'), []];
    case 'copyright-cancelled':
      return [hide(state, 'copyright'), []];
    case 'copyright-accepted':
      // The answer is ignored where the customer has gone back to editing before it came.
      return state.open.includes('copyright') ? proceed(hide(state, 'copyright'), event.member) : [state, []];
    case 'copyright-failed':
      return state.open.includes('copyright') ? [show(hide(state, 'copyright'), 'error'), []] : [state, []];
    case 'login-cancelled':
      return [hide(state, 'login'), []];
    case 'member-arrived':
      return proceed(hide(state, 'login'), event.member);
    case 'notification-email-cancelled':
      return [hide(state, 'notification-email'), []];
    case 'notification-email-set':
      return [show(hide(state, 'notification-email'), 'waiting'), ['refresh-member']];
    case 'member-refreshed':
      return afterRefresh(state, event.member);
    case 'refresh-failed':
      return [show(hide(state, 'waiting'), 'error'), []];
    case 'error-closed':
      return [hide(state, 'error'), []];
  }
}
