import { ok, type Result, refuse } from '../result.ts';

/** The lines on the back of an ID card (spec §3). */
export const BACK_TEXT_TYPES = [
  'BACK_SIDE_TEXT_TYPE_1',
  'BACK_SIDE_TEXT_TYPE_2',
  'BACK_SIDE_TEXT_TYPE_3',
] as const;
export type BackTextType = (typeof BACK_TEXT_TYPES)[number];

/** Characters of a line (spec §5, §9). */
export const BACK_TEXT_MAX = 20;

/** Size in which a line is printed, in black (spec §3, §9). */
export const BACK_TEXT_SIZE_PT = 8.5;

/** Half-width letters, digits and four signs (spec §5). */
const ALLOWED = /^[A-Za-z0-9.\-_@]*$/;

export type BackTextProblem = 'characters' | 'length';

/** Whether a line may be printed; an empty one prints nothing (spec §5: back-side text). */
export function checkBackText(value: string): Result<null, BackTextProblem> {
  if (!ALLOWED.test(value)) return refuse('characters');
  return value.length > BACK_TEXT_MAX ? refuse('length') : ok(null);
}
