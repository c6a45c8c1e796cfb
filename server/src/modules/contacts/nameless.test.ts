import { emptyContact, emptyName } from '@fumi/domain';
import { expect, test } from 'vitest';
import { aContact } from '../../../test/a-contact.ts';
import { testApp } from '../../../test/harness.ts';

const { signedUpMember } = await testApp();

const nobody = { ...aContact, name: emptyName(), jointNames: [] };
const refused = { ok: false, error: { status: 422, error: { code: 'invalid' } } };

test('no call keeps a contact with neither name nor company', async () => {
  const member = await signedUpMember();
  expect(await member.contactsCreate({ body: nobody })).toMatchObject(refused);
  const { zip, state, address1, address2, name, jointNames } = nobody;
  const short = { zip, state, address1, address2, name, jointNames, birthday: '' };
  expect(await member.contactsShortCreate({ body: short })).toMatchObject(refused);
  expect(await member.contactsImport({ body: { contacts: [aContact, nobody] } })).toMatchObject(refused);
  expect(await member.contactsList({ query: {} })).toMatchObject({ value: { total: 0 } });
});

test('a company alone is kept, and a contact does not lose its name', async () => {
  const member = await signedUpMember();
  const made = await member.contactsCreate({ body: { ...emptyContact(), company: '株式会社ふみ' } });
  if (!made.ok) throw new Error('a company is kept');
  const { code } = made.value;
  expect(await member.contactsUpdate({ body: { ...nobody, code } })).toMatchObject(refused);
});
