import { JOINT_NAME_SLOTS } from '../address/print-address.ts';
import { isBlank } from '../address/text.ts';
import type { CardHistory } from './card-history.ts';
import type { NewContact } from './contact.ts';
import { CONTACT_LIMITS } from './contact-problems.ts';

const either = (kept: string, other: string): string => (isBlank(kept) ? other : kept);

function mergeHistory(one: readonly CardHistory[], other: readonly CardHistory[]): CardHistory[] {
  const years = new Map<number, CardHistory>();
  for (const card of [...one, ...other]) {
    const known = years.get(card.year);
    years.set(card.year, {
      year: card.year,
      sent: card.sent || known?.sent === true,
      received: card.received || known?.received === true,
    });
  }
  return [...years.values()].sort((a, b) => b.year - a.year);
}

/** The first's note whole and as much of the other as fits, without half a surrogate pair at its end. */
function joinedNote(kept: string, other: string): string {
  // A file that is read twice says what the note has already.
  const notes = [kept, kept.includes(other) ? '' : other].filter((note) => !isBlank(note));
  const joined = notes.join(' ');
  if (joined.length <= CONTACT_LIMITS.note) return joined;
  return joined
    .slice(0, CONTACT_LIMITS.note)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

/**
 * One contact out of two: the first's address and name stay whole, what it lacks comes from the other. Notes,
 * groups and years are cut to the limits of a contact: the first's notes and groups go before, and the newest
 * years stay.
 */
export function mergedContact(kept: NewContact, other: NewContact): NewContact {
  const address = isBlank(`${kept.state}${kept.address1}${kept.address2}`) ? other : kept;
  const joints = [...kept.jointNames];
  for (const joint of other.jointNames) {
    const isKnown = joints.some(({ last, first }) => last === joint.last && first === joint.first);
    if (!isKnown && joints.length < JOINT_NAME_SLOTS) joints.push(joint);
  }
  return {
    name: { ...kept.name, honorific: either(kept.name.honorific, other.name.honorific) },
    kanaLast: either(kept.kanaLast, other.kanaLast),
    kanaFirst: either(kept.kanaFirst, other.kanaFirst),
    jointNames: joints,
    zip: either(address.zip, address === kept ? '' : kept.zip),
    state: address.state,
    address1: address.address1,
    address2: address.address2,
    addressLines: address.addressLines,
    company: either(kept.company, other.company),
    department: either(kept.department, other.department),
    title: either(kept.title, other.title),
    printsCompany: address.printsCompany,
    birthday: either(kept.birthday, other.birthday),
    groups: [...new Set([...kept.groups, ...other.groups])].slice(0, CONTACT_LIMITS.groups),
    note: joinedNote(kept.note, other.note),
    mourningUntil: kept.mourningUntil > other.mourningUntil ? kept.mourningUntil : other.mourningUntil,
    history: mergeHistory(kept.history, other.history).slice(0, CONTACT_LIMITS.history),
    skipReason: kept.skipReason || other.skipReason,
  };
}
