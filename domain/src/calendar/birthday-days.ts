import { splitGraphemes } from '../address/text.ts';
import type { NewContact } from '../contacts/contact.ts';
import { isBirthday } from '../contacts/contact-problems.ts';
import { MAX_OWN_DAY_WORDS, type OwnDay } from './calendar-settings.ts';

const OF_BIRTHDAY = 'の誕生日';

/** The birthdays of an address book, as days of every year: of each contact that has one and a name. */
export const birthdayDays = (contacts: readonly Pick<NewContact, 'name' | 'birthday'>[]): OwnDay[] =>
  contacts.flatMap(({ name, birthday }): OwnDay[] => {
    const called = (name.first.trim() || name.last.trim()).replace(/\s+/g, ' ');
    if (called === '' || birthday === '' || !isBirthday(birthday)) return [];
    const short = splitGraphemes(called).slice(0, MAX_OWN_DAY_WORDS - OF_BIRTHDAY.length);
    const date = `${birthday.slice(4, 6)}-${birthday.slice(6)}`;
    return [{ date, words: `${short.join('')}${OF_BIRTHDAY}`, mark: 'cake' }];
  });
