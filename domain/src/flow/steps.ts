import type { Member } from '../member/member.ts';
import type { Draft } from './draft.ts';
import { hasAllPhotos } from './photo-slots.ts';

/** Pages of a creation flow below `create/` (spec §2); '' is the kit selection. */
export const FLOW_STEPS = ['', 'kit', 'preview', 'text', 'sender', 'receiver', 'confirm'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

/** How a product is created: data of the product (spec §3; ADR 0023). */
export type ProductFlow = {
  /** Where the flow lies; ends with `create/`. */
  readonly createUrl: string;
  /** In their order. */
  readonly steps: readonly FlowStep[];
};

type Requirement = 'kit' | 'photo' | 'member' | 'notification';

/** Everything behind the photo step is a member's (spec §2). */
const MEMBER_NEEDS = ['kit', 'photo', 'member', 'notification'] as const;

/** Guards of spec §2, which has no text step. */
export const STEP_NEEDS: Readonly<Record<FlowStep, readonly Requirement[]>> = {
  '': [],
  kit: [],
  preview: ['kit'],
  text: MEMBER_NEEDS,
  sender: MEMBER_NEEDS,
  receiver: MEMBER_NEEDS,
  confirm: MEMBER_NEEDS,
};

/**
 * The step before, or 'root' for the product's page: the kit selection and the design selection both lead back there
 * (spec §2).
 */
export function stepBefore({ steps }: ProductFlow, step: FlowStep): FlowStep | 'root' {
  const at = steps.indexOf(step);
  return at <= 1 ? 'root' : (steps[at - 1] ?? 'root');
}

/** The next step, or 'order' after the last, which makes the book. */
export const stepAfter = ({ steps }: ProductFlow, step: FlowStep): FlowStep | 'order' =>
  steps[steps.indexOf(step) + 1] ?? 'order';

/** Whether cards of the product carry addresses. */
export const hasAddresses = (flow: ProductFlow | null): boolean => flow?.steps.includes('receiver') ?? false;

const MEETS: Record<
  Requirement,
  (draft: Pick<Draft, 'choice' | 'photos'>, member: Member | null) => boolean
> = {
  kit: ({ choice }) => choice !== null,
  photo: ({ photos }) => hasAllPhotos(photos),
  member: (_, member) => member !== null,
  notification: (_, member) => member?.existNotificationDestination === true,
};

/** True when a step of a flow may be entered; otherwise the customer goes to the base path (spec §2). */
export const canEnter = (
  flow: ProductFlow,
  step: FlowStep,
  draft: Pick<Draft, 'choice' | 'photos'>,
  member: Member | null,
): boolean => flow.steps.includes(step) && STEP_NEEDS[step].every((need) => MEETS[need](draft, member));
