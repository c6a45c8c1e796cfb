import type { OpenDatabase } from '../src/db/open-database.ts';

/** What of a plan of PostgreSQL's says how much is read. */
export type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
};

/** How a statement would be answered; it is not run. */
export async function planOf(
  { jobDatabase }: OpenDatabase,
  statement: string,
  values: readonly unknown[],
): Promise<Plan> {
  const { rows } = (await jobDatabase.executeSql(`explain (format json) ${statement}`, [...values])) as {
    rows: Record<string, unknown>[];
  };
  const plan = rows[0]?.['QUERY PLAN'];
  const [{ Plan: root }] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [{ Plan: Plan }];
  return root;
}

type Judged = {
  /** Whether a table grows with the shop. */
  readonly isLarge: (table: string) => boolean;
  /** Indexes of a few rows, which may be read whole. */
  readonly partial: ReadonlySet<string>;
};

/** Scans of a whole large table or a whole index; a limit above one that is sorted already stops it early. */
export function wholeScans(plan: Plan, judged: Judged, isLimited = false): string[] {
  const type = plan['Node Type'];
  const table = plan['Relation Name'];
  const limited = isLimited || type === 'Limit';
  const isWhole =
    table !== undefined &&
    judged.isLarge(table) &&
    (type === 'Seq Scan' ||
      (/^Index/.test(type) &&
        !judged.partial.has(plan['Index Name'] ?? '') &&
        plan['Index Cond'] === undefined &&
        !limited));
  const passesLimit = type === 'Limit' || (limited && !['Sort', 'Aggregate'].includes(type));
  return [
    ...(isWhole ? [`${type} of ${table}`] : []),
    ...(plan.Plans ?? []).flatMap((below) => wholeScans(below, judged, passesLimit)),
  ];
}
