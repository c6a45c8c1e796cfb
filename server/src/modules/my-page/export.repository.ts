import type { Database, Transaction } from '../../db/database.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import { book, bookItem } from '../../db/tables/book.ts';
import { addressRequest, contactTrash } from '../../db/tables/contacts.ts';
import { draft } from '../../db/tables/draft.ts';
import { identity } from '../../db/tables/identity.ts';
import { inquiry, inquiryNote } from '../../db/tables/inquiry.ts';
import { keptWords } from '../../db/tables/kept-words.ts';
import { emailChange, mailboxProof, member, memberCard } from '../../db/tables/member.ts';
import { orderDestination, orderProfile, shopOrder } from '../../db/tables/order.ts';
import { parcel } from '../../db/tables/parcel.ts';
import { passkey } from '../../db/tables/passkey.ts';
import { payment, refund } from '../../db/tables/payment.ts';
import { knownDevice, session } from '../../db/tables/session.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import { unsealedAddressOrLost } from '../book/sealed-address.ts';
import { contactRows } from '../contacts/contacts-whole.repository.ts';

/**
 * The rows about a member, by table, without hashes, object keys, names of operators, what operators
 * told each other, and the ids of payment providers.
 */
export async function readEverything(
  db: Database | Transaction,
  keys: Keyring,
  code: string,
): Promise<Record<string, unknown[]>> {
  const books = db.select({ code: book.code }).from(book).where(eq(book.memberCode, code));
  const orders = db.select({ code: shopOrder.code }).from(shopOrder).where(eq(shopOrder.memberCode, code));
  const payments = db.select({ code: payment.code }).from(payment).where(inArray(payment.orderCode, orders));
  const inquiries = db.select({ code: inquiry.code }).from(inquiry).where(eq(inquiry.memberCode, code));
  return {
    member: (await db.select().from(member).where(eq(member.code, code))).map(
      ({ passwordHash: _, emailKey: __, ...row }) => row,
    ),
    mailboxes: (await db.select().from(mailboxProof).where(eq(mailboxProof.memberCode, code))).map(
      ({ tokenHash: _, ...row }) => row,
    ),
    email_change: (await db.select().from(emailChange).where(eq(emailChange.memberCode, code))).map(
      ({ pinHash: _, ...row }) => row,
    ),
    contacts: await contactRows(db, code),
    deleted_contacts: await db.select().from(contactTrash).where(eq(contactTrash.memberCode, code)),
    address_requests: (await db.select().from(addressRequest).where(eq(addressRequest.memberCode, code))).map(
      ({ tokenHash: _, correctionHash: __, ...row }) => row,
    ),
    inquiries: (await db.select().from(inquiry).where(eq(inquiry.memberCode, code))).map(
      ({ photoTokenHash: _, ...row }) => row,
    ),
    inquiry_answers: await db
      .select({ inquiryCode: inquiryNote.inquiryCode, at: inquiryNote.at, words: inquiryNote.words })
      .from(inquiryNote)
      .where(and(inArray(inquiryNote.inquiryCode, inquiries), eq(inquiryNote.isAnswer, true))),
    providers: await db.select().from(identity).where(eq(identity.memberCode, code)),
    passkeys: await db.select().from(passkey).where(eq(passkey.memberCode, code)),
    sessions: (await db.select().from(session).where(eq(session.memberCode, code))).map(
      ({ tokenHash: _, ...row }) => row,
    ),
    known_devices: (await db.select().from(knownDevice).where(eq(knownDevice.memberCode, code))).map(
      ({ tokenHash: _, ...row }) => row,
    ),
    books: await db.select().from(book).where(eq(book.memberCode, code)),
    book_items: (await db.select().from(bookItem).where(inArray(bookItem.bookCode, books))).map(
      ({ objectKey: _, ...row }) => {
        const { isLost, ...item } = unsealedAddressOrLost(keys, row);
        // Nobody can read it any more: the export says so, and has all the rest.
        return isLost ? { ...item, isAddressLost: true } : item;
      },
    ),
    drafts: await db.select().from(draft).where(eq(draft.memberCode, code)),
    kept_words: await db.select().from(keptWords).where(eq(keptWords.memberCode, code)),
    orders: (await db.select().from(shopOrder).where(eq(shopOrder.memberCode, code))).map(
      ({ holdReason: _, ...row }) => row,
    ),
    order_destinations: await db
      .select()
      .from(orderDestination)
      .where(inArray(orderDestination.orderCode, orders)),
    card: (await db.select().from(memberCard).where(eq(memberCard.memberCode, code))).map(
      ({ providerRef: _, ...row }) => row,
    ),
    payments: (await db.select().from(payment).where(inArray(payment.orderCode, orders))).map(
      ({ providerRef: _, ...row }) => row,
    ),
    refunds: (await db.select().from(refund).where(inArray(refund.paymentCode, payments))).map(
      ({ providerRef: _, grantedBy: __, paidBy: ___, reason: ____, ...row }) => row,
    ),
    parcels: await db.select().from(parcel).where(inArray(parcel.orderCode, orders)),
    order_profiles: await db.select().from(orderProfile).where(eq(orderProfile.memberCode, code)),
  };
}
