import { type AddressProblems, isEmptyAddress, looksUnfinished, type PrintAddress } from '@fumi/domain';

/** What stands between 'next' and the recipients (spec §4), in this order; null lets the customer go on. */
export type SenderQuestion = 'invalid' | 'empty' | 'unfinished';

export function senderQuestion(
  sender: PrintAddress,
  problems: AddressProblems,
  autocompleted: string | null,
): SenderQuestion | null {
  if (Object.keys(problems).length > 0) return 'invalid';
  if (isEmptyAddress(sender)) return 'empty';
  return looksUnfinished(sender, autocompleted) ? 'unfinished' : null;
}
