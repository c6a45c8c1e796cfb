import { type CardHistory, newYearsDay, type Whom } from '@fumi/domain';
import { type SQL, sql } from '../../db/drizzle.ts';
import { contact } from '../../db/tables/contacts.ts';

const card = (mark: Partial<CardHistory>): SQL => sql`${contact.history} @> ${JSON.stringify([mark])}::jsonb`;
const sent = (year: number): SQL => card({ year, sent: true });
const received = (year: number): SQL => card({ year, received: true });
const mournsAt = (year: number): SQL => sql`${contact.mourningUntil} >= ${newYearsDay(year)}`;
const isWritable = (year: number): SQL => sql`${contact.skipReason} = '' and not ${mournsAt(year)}`;

/** The rules of `isWhom` as SQL, for up to twenty thousand contacts; a test compares both. */
const RULES: Readonly<Record<Whom, (year: number) => SQL | undefined>> = {
  all: () => undefined,
  'sent-last-year': (year) => sent(year - 1),
  'received-last-year': (year) => received(year - 1),
  'not-yet': (year) => sql`not ${sent(year)} and ${isWritable(year)}`,
  unanswered: (year) => sql`(${received(year)} or (${received(year - 1)} and not ${sent(year - 1)}))
    and not ${sent(year)} and ${isWritable(year)}`,
  mourning: mournsAt,
  skipped: () => sql`${contact.skipReason} <> ''`,
};

/** The condition by which a contact belongs to `whom`; undefined where every contact does. */
export const whomRule = (whom: Whom, year: number): SQL | undefined => RULES[whom](year);
