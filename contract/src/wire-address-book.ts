import { type BookEntry, birthdayDigits } from '@fumi/domain';
import type { WireName } from './wire-address.ts';

/* People of the address book as they cross the wire. No schema library here: the browser imports this file. */

export type WireEntry = WireName & {
  zip: string;
  state: string;
  address1: string;
  address2: string;
  joint_names: WireName[];
  kana_last: string;
  kana_first: string;
  company: string;
  department: string;
  title: string;
  birthday: string;
  groups: string[];
  note: string;
  mourning_until: string;
  history: { year: number; sent: boolean; received: boolean }[];
};

export type WirePerson = WireEntry & { code: string };

const withSlashes = (digits: string): string => digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3');

export const entryToWire = (entry: BookEntry): WireEntry => ({
  zip: entry.zip,
  state: entry.state,
  address1: entry.address1,
  address2: entry.address2,
  name_last: entry.name.last,
  name_first: entry.name.first,
  honorific: entry.name.honorific,
  joint_names: entry.jointNames.map(({ last, first, honorific }) => ({
    name_last: last,
    name_first: first,
    honorific,
  })),
  kana_last: entry.kanaLast,
  kana_first: entry.kanaFirst,
  company: entry.company,
  department: entry.department,
  title: entry.title,
  birthday: withSlashes(entry.birthday),
  groups: [...entry.groups],
  note: entry.note,
  mourning_until: entry.mourningUntil,
  history: entry.history.map((card) => ({ ...card })),
});

export const entryFromWire = (wire: WireEntry): BookEntry => ({
  name: { last: wire.name_last, first: wire.name_first, honorific: wire.honorific },
  kanaLast: wire.kana_last,
  kanaFirst: wire.kana_first,
  jointNames: wire.joint_names.map(({ name_last, name_first, honorific }) => ({
    last: name_last,
    first: name_first,
    honorific,
  })),
  zip: wire.zip,
  state: wire.state,
  address1: wire.address1,
  address2: wire.address2,
  company: wire.company,
  department: wire.department,
  title: wire.title,
  birthday: birthdayDigits(wire.birthday),
  groups: wire.groups,
  note: wire.note,
  mourningUntil: wire.mourning_until,
  history: wire.history,
});
