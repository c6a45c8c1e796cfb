import type { Context } from '../../context.ts';
import { type DropProblem, dropMonth, type Verified, verifyAudit } from './audit-chain.service.ts';

const USAGE = 'usage: npm run fumi -- audit verify | audit drop MONTH, such as 2026-05';

const PROBLEMS: Readonly<Record<DropProblem, string>> = {
  unknown: 'There is no such month in the log.',
  now: 'Only a month that is over can be dropped.',
  broken: 'Nothing was dropped: verify says what is wrong with this month.',
};

type Tools = { readonly context: Context; readonly say: (line: string) => void };

const lineOf = ({ month, rows, hash, droppedAt, waiting }: Verified): string =>
  `${month}  ${rows} entries${droppedAt ? ', dropped' : ''}${waiting > 0 ? `, ${waiting} more` : ''}  ${hash}`;

async function verify({ context, say }: Tools): Promise<number> {
  const { months, unsigned } = await verifyAudit(context);
  for (const month of months) {
    say(lineOf(month));
    for (const problem of month.problems) say(`  ${problem}`);
  }
  if (unsigned > 0) say(`${unsigned} entries are older than the chain: nobody vouches for them.`);
  const isWhole = months.every(({ problems }) => problems.length === 0);
  say(isWhole ? 'The log is whole.' : 'The log is not as it was written.');
  return isWhole ? 0 : 1;
}

/** `audit verify | drop MONTH` */
export async function auditCommand(
  [verb, month = '']: readonly string[],
  { context, say }: Tools,
): Promise<number> {
  if (verb === 'verify') return verify({ context, say });
  if (verb === 'drop' && /^\d{4}-\d{2}$/.test(month)) {
    const problem = await dropMonth(context, month);
    say(problem === null ? `The entries of ${month} are gone, its head stays.` : PROBLEMS[problem]);
    return problem === null ? 0 : 1;
  }
  say(USAGE);
  return 1;
}
