import { addressWarnings } from '../address/address-checks.ts';
import { hasForbiddenCharacter, isBlank } from '../address/text.ts';
import type { NewContact } from './contact.ts';

/** An address of the net, or what mail programs and chats make a link of. */
const LINK = /:\/\/|www\.|[\w-]\.(?:com|net|org|jp|info|biz|io|me|cc|xyz|top|app|dev|shop|site|online)\b|@/i;

/**
 * Why a name is not shown to a friend, or null: a page of the shop must lead nobody astray under a stranger's words,
 * nor turn the letters around them.
 */
export function askerNameProblem(name: string): 'required' | 'forbidden' | 'link' | null {
  if (isBlank(name)) return 'required';
  if (hasForbiddenCharacter(name)) return 'forbidden';
  return LINK.test(name.normalize('NFKC')) ? 'link' : null;
}

/** What somebody who fills in their own address is asked about once before it is sent. */
type AnswerDoubt = 'no-first-name' | 'no-street-number';

type Answer = Pick<NewContact, 'name' | 'zip' | 'state' | 'address1' | 'address2'>;

/** Of an answer, which the friend may send all the same: a company has no first name, an island no number. */
export const answerDoubts = (answer: Answer): AnswerDoubt[] => [
  ...(isBlank(answer.name.first) ? (['no-first-name'] as const) : []),
  ...(addressWarnings(answer, null).includes('no-street-number') ? (['no-street-number'] as const) : []),
];
