import type { Member } from '../member/member.ts';
import type { Draft } from './draft.ts';

/** Pages of the postcard flow below `create/` (spec §2); '' is the kit selection. */
export type PostcardStep = '' | 'kit' | 'preview' | 'sender' | 'receiver' | 'confirm';

type Requirement = 'kit' | 'photo' | 'member' | 'notification';

export type StepRow = {
  readonly step: PostcardStep;
  readonly title: string;
  readonly needs: readonly Requirement[];
  readonly back: PostcardStep | 'root';
  readonly next: PostcardStep | 'order' | null;
};

const ADDRESS_NEEDS = ['kit', 'photo', 'member', 'notification'] as const;

/** The flow as a table: titles, guards and neighbours of spec §2. */
export const POSTCARD_STEPS: readonly StepRow[] = [
  { step: '', title: 'デザイン選択', needs: [], back: 'root', next: 'kit' },
  { step: 'kit', title: 'デザイン選択', needs: [], back: 'root', next: 'preview' },
  { step: 'preview', title: '写真選択', needs: ['kit'], back: 'kit', next: 'sender' },
  { step: 'sender', title: '差出人入力', needs: ADDRESS_NEEDS, back: 'preview', next: 'receiver' },
  { step: 'receiver', title: '宛先選択', needs: ADDRESS_NEEDS, back: 'sender', next: 'confirm' },
  { step: 'confirm', title: '差出人、宛先の確認', needs: ADDRESS_NEEDS, back: 'receiver', next: 'order' },
];

const MEETS: Record<Requirement, (draft: Draft, member: Member | null) => boolean> = {
  kit: ({ choice }) => choice !== null,
  photo: ({ photo }) => photo !== null,
  member: (_, member) => member !== null,
  notification: (_, member) => member?.existNotificationDestination === true,
};

/** True when a step may be entered; otherwise the customer goes to the base path (spec §2). */
export function canEnter(step: PostcardStep, draft: Draft, member: Member | null): boolean {
  const row = POSTCARD_STEPS.find((candidate) => candidate.step === step);
  return row?.needs.every((need) => MEETS[need](draft, member)) ?? false;
}
