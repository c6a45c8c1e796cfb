import { instant } from '../columns.ts';
import { bigint, index, integer, pgTable, sql, text } from '../drizzle.ts';

/** Mails, written in the transaction of what they tell about and sent by a job (at least once, one Message-ID). */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text().primaryKey(),
    /** Order of creation: instants may be equal. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    messageId: text().notNull().unique(),
    kind: text().notNull(),
    /** What order it is about; null for other mail. */
    orderCode: text(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Both bodies are emptied once real mail is sent: they hold PINs and links. */
    text: text().notNull(),
    html: text().notNull(),
    /** Where one press, or the reader's mail program, ends mail of this kind; null for mail that is needed. */
    unsubscribeUrl: text(),
    state: text({ enum: ['waiting', 'sent', 'refused', 'expired'] }).notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.number),
    index().on(table.recipient),
    index().on(table.orderCode),
    // What the metrics count: few of many.
    index('mail_outbox_waiting').on(table.createdAt).where(sql`${table.state} = 'waiting'`),
    // What the desk's first page looks for: a few of a month's mails.
    index('mail_outbox_not_sent').on(table.createdAt).where(sql`${table.state} <> 'sent'`),
  ],
);
