import type { Client } from '@fumi/contract/client';
import { type DraftField, emptyPrintAddress } from '@fumi/domain';
import type { Context } from '../../src/context.ts';
import { aContact } from '../a-contact.ts';
import { beginBook, kitOnSale, planOf, post, someone } from '../book-posting.ts';
import { orderedBook } from '../order-making.ts';
import type { SignedUp } from '../sign-up.ts';

/** Calls by how often a visit makes them, the commonest first; each may be made again and changes nothing more. */
export type LoadCall = {
  readonly name: string;
  readonly ask: (client: Client) => Promise<{ readonly ok: boolean }>;
};

/** Contacts of a member: what a family writes to. One in fifteen mourns, as in a year of a usual address book. */
const CONTACTS = 30;
const mourningUntil = (number: number): string => (number % 15 === 0 ? aContact.mourningUntil : '');

const CHOICE: DraftField = { field: 'choice', value: { groupId: 10, tagId: 1001, kitId: 27001 } };

/** What the ten calls are about: a member with contacts, a book that is being posted, an order and a draft. */
export async function loadCalls(member: SignedUp, context: Context): Promise<LoadCall[]> {
  for (let number = 1; number <= CONTACTS; number += 1)
    await member.contactsCreate({
      body: { ...aContact, address2: `1-2-${number}`, mourningUntil: mourningUntil(number) },
    });
  const kit = kitOnSale(context);
  const bookCode = await beginBook(member, kit);
  const items = planOf(context, kit, emptyPrintAddress(), [someone('山田')]);
  const recipient = items.find(({ type }) => type === 'recipient');
  if (!recipient) throw new Error('A plan with a recipient posts one.');
  const orderCode = await orderedBook(member, context);
  const ordered = await member.orderGet({ params: { orderCode } });
  const finished = ordered.ok ? ordered.value.order.bookCode : null;
  if (!finished) throw new Error('An order of a book names it.');
  const draft = { code: 'loaddraft00000000000', productCode: 'T0021', changes: [CHOICE] };
  return [
    { name: 'bookPost', ask: (client) => post(client, bookCode, recipient) },
    { name: 'draftSave', ask: (client) => client.draftSave({ body: { ...draft, baseRevision: 0 } }) },
    { name: 'memberGet', ask: (client) => client.memberGet() },
    { name: 'zipinfoGet', ask: (client) => client.zipinfoGet({ query: { zip: '1060032' } }) },
    { name: 'contactsList', ask: (client) => client.contactsList({ query: {} }) },
    { name: 'bookGet', ask: (client) => client.bookGet({ params: { bookCode: finished } }) },
    { name: 'orderGet', ask: (client) => client.orderGet({ params: { orderCode } }) },
    { name: 'orderList', ask: (client) => client.orderList({ query: {} }) },
    { name: 'draftList', ask: (client) => client.draftList() },
    { name: 'orderProfileGet', ask: (client) => client.orderProfileGet() },
  ];
}
