import type { WireContact } from '@fumi/contract';
import {
  birthdayDigits,
  composeVoicedKana,
  DEFAULT_HONORIFIC,
  hasForbiddenCharacter,
  isBlank,
  isPlainDate,
  isZip,
  ok,
  type Result,
  refuse,
} from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { newCode } from '../../random.ts';
import * as contacts from './contact.repository.ts';

/** More than any family writes to; less than what would hurt the others. */
export const MAX_CONTACTS = 20_000;

export type ContactForm = Omit<WireContact, 'code'>;

const TEXTS = ['state', 'address1', 'address2', 'name_last', 'name_first', 'honorific'] as const;

const isBirthday = (text: string): boolean =>
  text === '' ||
  (/^\d{4}\/?\d{2}\/?\d{2}$/.test(text) &&
    isPlainDate(birthdayDigits(text).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')));

/**
 * Problems by field. An address book keeps what people type: whether an address fits a card and can be printed is
 * judged where it is printed. Characters that hide or reorder others are refused everywhere.
 */
function problemsOf(form: ContactForm): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const name of TEXTS) if (hasForbiddenCharacter(form[name])) fields[name] = ['forbidden'];
  form.joint_names.forEach((joint, index) => {
    const text = `${joint.name_last}${joint.name_first}${joint.honorific}`;
    if (hasForbiddenCharacter(text)) fields[`joint_names.${index}`] = ['forbidden'];
  });
  if (form.zip !== '' && !isZip(form.zip)) fields.zip = ['zip'];
  if (!isBirthday(form.birthday)) fields.birthday = ['date'];
  const isEmpty = [...TEXTS.filter((name) => name !== 'honorific'), 'zip' as const].every((name) =>
    isBlank(form[name]),
  );
  if (isEmpty) fields.name_last = ['required'];
  return fields;
}

type JointName = ContactForm['joint_names'][number];

const jointName = (joint: JointName): JointName => ({
  name_last: composeVoicedKana(joint.name_last),
  name_first: composeVoicedKana(joint.name_first),
  honorific: joint.honorific,
});

const toRow = (form: ContactForm): contacts.ContactFields => ({
  zip: form.zip,
  state: form.state,
  address1: composeVoicedKana(form.address1),
  address2: composeVoicedKana(form.address2),
  nameLast: composeVoicedKana(form.name_last),
  nameFirst: composeVoicedKana(form.name_first),
  honorific: isBlank(form.honorific) ? DEFAULT_HONORIFIC : form.honorific,
  jointNames: form.joint_names
    .filter(({ name_last, name_first }) => !isBlank(name_last) || !isBlank(name_first))
    .map(jointName),
  birthday: birthdayDigits(form.birthday),
});

export const contactToWire = (row: contacts.ContactRow): WireContact => ({
  code: row.code,
  zip: row.zip,
  state: row.state,
  address1: row.address1,
  address2: row.address2,
  name_last: row.nameLast,
  name_first: row.nameFirst,
  honorific: row.honorific,
  joint_names: [...row.jointNames],
  birthday: row.birthday.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3'),
});

const judge = (form: ContactForm): Refusal | null => {
  const fields = problemsOf(form);
  return Object.keys(fields).length > 0 ? { code: 'invalid', fields } : null;
};

export async function createContact(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  memberCode: string,
  form: ContactForm,
): Promise<Result<{ code: string }, Refusal>> {
  const refusal = judge(form);
  if (refusal) return refuse(refusal);
  if ((await contacts.countContacts(tx, memberCode)) >= MAX_CONTACTS) {
    return refuse({ code: 'invalid', fields: { contacts: ['too-many'] } });
  }
  const [code, now] = [newCode(), new Date(clock.nowMs())];
  await contacts.insertContact(tx, {
    ...toRow(form),
    code,
    memberCode,
    createdAt: now,
    updatedAt: now,
  });
  return ok({ code });
}

export async function changeContact(
  context: Context,
  memberCode: string,
  { code, ...form }: WireContact,
): Promise<Result<{ code: string }, Refusal>> {
  const refusal = judge(form);
  if (refusal) return refuse(refusal);
  const change = { ...toRow(form), updatedAt: new Date(context.clock.nowMs()) };
  const isTheirs = await contacts.updateContact(context.db, { code, memberCode }, change);
  return isTheirs ? ok({ code }) : refuse({ code: 'not_found' });
}
