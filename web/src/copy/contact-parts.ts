import { type ContactPart, formatZip, hasName, linesByHand, type NewContact } from '@fumi/domain';
import { addressLine, nameWords, officeWords } from './address.ts';
import { contactCopy } from './contacts.ts';

/* The parts of a contact in words: where two say different things, and where a file changes one. */

export const PART_NAMES: Readonly<Record<ContactPart, string>> = {
  name: '名前',
  kana: 'よみ',
  jointNames: '連名',
  address: '住所',
  company: '会社',
  birthday: '誕生日',
  groups: 'グループ',
  note: 'メモ',
  mourning: '喪中',
  history: '送受の記録',
  skipReason: '出さない人の印',
};

const WORDS: Readonly<Record<ContactPart, (contact: NewContact) => string>> = {
  name: ({ name }) => nameWords(name),
  kana: ({ kanaLast, kanaFirst }) => `${kanaLast} ${kanaFirst}`.trim(),
  jointNames: ({ jointNames }) =>
    jointNames
      .filter(hasName)
      .map((joint) => nameWords(joint))
      .join('、'),
  address: (contact) =>
    `${formatZip(contact.zip)} ${linesByHand(contact)?.join('／') ?? addressLine(contact)}`.trim(),
  company: (contact) =>
    [officeWords(contact), contact.printsCompany ? `（${contactCopy.printed}）` : ''].join(''),
  birthday: ({ birthday }) => birthday.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3'),
  groups: ({ groups }) => groups.join('、'),
  note: ({ note }) => note,
  mourning: ({ mourningUntil }) => `${contactCopy.mourningUntil} ${mourningUntil}`,
  history: ({ history }) =>
    history
      .map(({ year, sent, received }) =>
        [contactCopy.year(year), sent ? contactCopy.sent : '', received ? contactCopy.received : ''].join(''),
      )
      .join('、'),
  skipReason: ({ skipReason }) => contactCopy.skips[skipReason],
};

/** What a contact says in a part, in words. */
export const partWords = (part: ContactPart, contact: NewContact): string => WORDS[part](contact);
