import { changedFields, type DraftField, type DraftFields, withFields } from '@fumi/domain';
import type { KeptField } from '../../db/tables/draft.ts';
import type { DraftRow } from './draft.repository.ts';

type Kept = Readonly<Record<string, KeptField>>;

/** The fields as the domain has them. */
export const fieldsOf = ({ fields }: Pick<DraftRow, 'fields'>): DraftFields =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));

export const listOf = (fields: DraftFields): DraftField[] =>
  Object.entries(fields).map(([field, value]) => ({ field, value }) as DraftField);

/** What others changed after a revision, but for fields that the caller changes now. */
export function newerThan(kept: Kept, revision: number, changes: readonly DraftField[]): DraftField[] {
  const own = new Set<string>(changes.map(({ field }) => field));
  return Object.entries(kept).flatMap(([field, { value, revision: changed }]) =>
    changed > revision && !own.has(field) ? [{ field, value } as DraftField] : [],
  );
}

/** The old values of fields that others changed after a revision and the caller now overwrites with another value. */
export function replacedBy(kept: Kept, revision: number, changes: readonly DraftField[]): DraftField[] {
  const before = fieldsOf({ fields: kept });
  return changedFields(withFields(before, changes), before).filter(
    ({ field }) => (kept[field]?.revision ?? 0) > revision,
  );
}

export const changed = (kept: Kept, changes: readonly DraftField[], revision: number): Kept => ({
  ...kept,
  ...Object.fromEntries(changes.map(({ field, value }) => [field, { value, revision }])),
});
