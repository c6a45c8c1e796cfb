import { instant } from '../columns.ts';
import { bigint, boolean, check, index, pgTable, sql, text } from '../drizzle.ts';
import { member } from './member.ts';
import { operator } from './operator.ts';

/** A passkey (WebAuthn) of a member or of an operator: what the authenticator gave, which is no secret. */
export const passkey = pgTable(
  'passkey',
  {
    /** The credential's own name, base64url. */
    credentialId: text().primaryKey(),
    /** Its id in the owner's list. */
    code: text().notNull().unique(),
    memberCode: text().references(() => member.code, { onDelete: 'cascade' }),
    operatorName: text().references(() => operator.name, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, as it says; 0 for those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Whether it may leave its authenticator (backup eligible), and whether it has. */
    isSyncable: boolean().notNull(),
    isSynced: boolean().notNull(),
    /** How the authenticator is reached, with commas. */
    transports: text().notNull(),
    name: text().notNull(),
    /** The browser that it was added with: what ends that browser's sessions ends it too. */
    deviceCode: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    index().on(table.memberCode),
    index().on(table.operatorName),
    check('passkey_owner', sql`num_nonnulls(${table.memberCode}, ${table.operatorName}) = 1`),
  ],
);

/** A challenge on its way to an authenticator and back: for one browser and purpose, once, ten minutes. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challengeHash: text().primaryKey(),
    /** SHA-256 of the browser's cookie: an answer that another browser got is worthless in this one. */
    browserHash: text().notNull(),
    purpose: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
