import { addressWarnings } from '../address/address-checks.ts';
import { hasForbiddenCharacter, isBlank } from '../address/text.ts';
import type { NewContact } from './contact.ts';

/** A URL, or text that mail programs and chats make a link of. */
const LINK = /:\/\/|www\.|[\w-]\.(?:com|net|org|jp|info|biz|io|me|cc|xyz|top|app|dev|shop|site|online)\b|@/i;

/**
 * Why a name is not shown to a friend, or null: on a page of the shop it must not carry a stranger's link,
 * nor characters that reorder the text around it.
 */
export function askerNameProblem(name: string): 'required' | 'forbidden' | 'link' | null {
  if (isBlank(name)) return 'required';
  if (hasForbiddenCharacter(name)) return 'forbidden';
  return LINK.test(name.normalize('NFKC')) ? 'link' : null;
}

/** What somebody who fills in their own address is asked about once before it is sent. */
type AnswerDoubt = 'no-first-name' | 'no-street-number';

type Answer = Pick<NewContact, 'name' | 'zip' | 'state' | 'address1' | 'address2'>;

/** Doubts about an answer, which may still be sent: companies have no first name, islands no number. */
export const answerDoubts = (answer: Answer): AnswerDoubt[] => [
  ...(isBlank(answer.name.first) ? (['no-first-name'] as const) : []),
  ...(addressWarnings(answer, null).includes('no-street-number') ? (['no-street-number'] as const) : []),
];
