import {
  birthdayDays,
  MAX_ICS_LENGTH,
  type OwnDay,
  ok,
  ownDaysOfIcs,
  type Result,
  refuse,
  type YearMonth,
} from '@fumi/domain';
import { contactStore, loadContacts } from '../../contacts/contact-store.ts';
import { calendarCopy as copy } from '../../copy/calendar.ts';
import { failureSentence } from '../../copy/failure.ts';
import { memberStore } from '../../session/member-session.ts';

/** Days, or the sentence that says why there are none. */
type Found = Result<readonly OwnDay[], string>;

/** The birthdays of the member's contacts. */
export async function findBirthdays(): Promise<Found> {
  if (!memberStore.getState().member) return refuse(copy.signIn);
  const loadedContacts = await loadContacts();
  if (!loadedContacts.ok) return refuse(failureSentence(loadedContacts.error, copy.unreachable));
  const days = birthdayDays(contactStore.getState().contacts ?? []);
  return days.length > 0 ? ok(days) : refuse(copy.noBirthdays);
}

/** The days of an .ics file that fall into a calendar's months. The file is not uploaded. */
export async function findInFile(file: File, months: readonly YearMonth[]): Promise<Found> {
  // No character takes more than four bytes.
  if (file.size > 4 * MAX_ICS_LENGTH) return refuse(copy.file['too-large']);
  const text = await file.text().catch(() => '');
  const read = ownDaysOfIcs(text, months);
  if (!read.ok) return refuse(copy.file[read.error]);
  return read.value.length > 0 ? read : refuse(copy.noDays);
}
