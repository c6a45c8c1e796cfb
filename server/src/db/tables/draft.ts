import type { DraftField } from '@fumi/domain';
import { instant } from '../columns.ts';
import { index, integer, jsonb, pgTable, primaryKey, text } from '../drizzle.ts';
import { member } from './member.ts';

/** A field of a draft, and the revision in which it was changed last. */
export type KeptField = { readonly value: DraftField['value']; readonly revision: number };

/** What a member has begun to make. Sender and recipients are not here: they stay in the browser's session (spec §9, ADR 47). */
export const draft = pgTable(
  'draft',
  {
    code: text().primaryKey(),
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    productCode: text().notNull(),
    /** Counts the changes. */
    revision: integer().notNull(),
    /** By the names of the domain's draft fields. */
    fields: jsonb().$type<Readonly<Record<string, KeptField>>>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.memberCode, table.updatedAt), index().on(table.updatedAt)],
);

/** A photo file that has arrived; the fields say where it is shown. */
export const draftPhoto = pgTable(
  'draft_photo',
  {
    draftCode: text()
      .notNull()
      .references(() => draft.code, { onDelete: 'cascade' }),
    imageId: text().notNull(),
    byteCount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftCode, table.imageId] })],
);
