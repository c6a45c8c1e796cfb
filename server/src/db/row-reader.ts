import { invariant } from '@fumi/domain';
import type { SelectedFieldsOrdered } from './drizzle.ts';
import { Column, is, SQL, Subquery } from './drizzle.ts';

type Made = Record<string, unknown>;
export type RowReader = (row: readonly unknown[]) => Made;

type Decoder = { readonly mapFromDriverValue: (value: unknown) => unknown };

type Place = {
  readonly group: number;
  readonly name: string;
  /** Null where the driver's value is the column's. */
  readonly decoder: Decoder | null;
};

/** drizzle's decoder from the driver's value to the column's; null where both values are the same. */
function decoderOf(field: SelectedFieldsOrdered[number]['field']): Decoder | null {
  if (is(field, Column))
    return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? null : field;
  const expression = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : field.sql;
  return (expression as unknown as { readonly decoder: Decoder }).decoder;
}

/** An object with all fields of a group. Its copies keep V8's fast mode; an object filled field by field loses it. */
const emptyOf = (names: readonly string[]): Made => ({
  ...Object.fromEntries(names.map((name) => [name, null])),
});

/**
 * Makes objects of rows as drizzle does, from what is decided once for a statement: `select({ session, member })` has
 * two groups of columns, `select({ code })` is one.
 */
export function rowReader(
  fields: SelectedFieldsOrdered,
  joinsNotNullable: Readonly<Record<string, boolean>> = {},
): RowReader {
  invariant(!Object.values(joinsNotNullable).includes(false), 'A join that may find no row is not prepared.');
  invariant(
    fields.every(({ path }) => path.length <= 2),
    'Columns are grouped once.',
  );
  const groupOf = (path: readonly string[]): string => (path.length > 1 ? (path[0] ?? '') : '');
  const names = [...new Set(['', ...fields.map(({ path }) => groupOf(path))])];
  const empties = names.map((name) =>
    emptyOf(fields.flatMap(({ path }) => (groupOf(path) === name ? [path.at(-1) ?? ''] : []))),
  );
  const places = fields.map(
    ({ path, field }): Place => ({
      group: names.indexOf(groupOf(path)),
      name: path.at(-1) ?? '',
      decoder: decoderOf(field),
    }),
  );
  return (row) => {
    const groups = empties.map((empty) => ({ ...empty }));
    for (let column = 0; column < places.length; column += 1) {
      const { group, name, decoder } = places[column] as Place;
      const value = row[column];
      if (value !== null)
        (groups[group] as Made)[name] = decoder === null ? value : decoder.mapFromDriverValue(value);
    }
    const made = groups[0] as Made;
    for (let group = 1; group < groups.length; group += 1) made[names[group] as string] = groups[group];
    return made;
  };
}
