import { graphemeCount, hasForbiddenCharacter } from '../address/text.ts';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import { checkEmail } from '../sign-in/credentials.ts';

/** Why somebody writes to the shop; the first three are claims about a parcel. */
export const INQUIRY_REASONS = ['damaged', 'misprinted', 'not-arrived', 'order', 'other'] as const;

export type InquiryReason = (typeof INQUIRY_REASONS)[number];

/** Days in which somebody may say that a parcel was damaged, misprinted or incomplete, or did not come. */
export const CLAIM_DAYS = 30;

/** The longest that a parcel is on its way, islands and holidays included: from here the thirty days are counted. */
const LONGEST_CARRIAGE_DAYS = 14;

/** Days after shipping in which a claim is taken. */
export const CLAIM_DAYS_FROM_SHIPPING = LONGEST_CARRIAGE_DAYS + CLAIM_DAYS;

export const INQUIRY_TEXT_MAX = 2000;
export const INQUIRY_PHOTOS_MAX = 3;

export const isClaim = (reason: InquiryReason): boolean =>
  reason === 'damaged' || reason === 'misprinted' || reason === 'not-arrived';

/** Whether what left on this day can no longer be claimed; what has not left yet is never too late. */
export const isClaimLate = (shippedOn: PlainDate | null, today: PlainDate): boolean =>
  shippedOn !== null && addDays(shippedOn, CLAIM_DAYS_FROM_SHIPPING) < today;

export type Inquiry = {
  readonly reason: InquiryReason;
  readonly name: string;
  readonly email: string;
  /** As it stands on the order's page and in its mails; typed by a visitor. */
  readonly orderNumber: string;
  readonly text: string;
};

export type InquiryProblems = Partial<
  Record<'name' | 'email' | 'orderNumber' | 'text', 'required' | 'format' | 'length' | 'forbidden'>
>;

/** Problems of a one-line field: in mails about an inquiry a line break in it could pass for another field. */
function lineProblem(field: 'name' | 'orderNumber', text: string, isRequired: boolean): InquiryProblems {
  if (text.trim() === '') return isRequired ? { [field]: 'required' } : {};
  return hasForbiddenCharacter(text) ? { [field]: 'forbidden' } : {};
}

/** What is wrong with a form, by field; `hasOrder` where one of the member's own was chosen. */
export function checkInquiry(form: Inquiry, hasOrder: boolean): InquiryProblems {
  const email = checkEmail(form.email);
  return {
    ...lineProblem('name', form.name, true),
    ...(email === null
      ? {}
      : { email: form.email.trim() === '' ? ('required' as const) : ('format' as const) }),
    ...lineProblem('orderNumber', form.orderNumber, isClaim(form.reason) && !hasOrder),
    ...(form.text.trim() === ''
      ? { text: 'required' as const }
      : graphemeCount(form.text) > INQUIRY_TEXT_MAX
        ? { text: 'length' as const }
        : {}),
  };
}
