import type { Result } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';

type Act<Problem extends string> = (
  tx: Transaction,
  context: TransactionContext,
  number: string,
) => Promise<Result<{ readonly state: string }, Problem>>;

type Tools = { readonly context: Context; readonly say: (line: string) => void };

/** Does something with each order or run of a command line, in a transaction of its own; 1 where one was refused. */
export async function actOnEach<Problem extends string>(
  numbers: readonly string[],
  act: Act<Problem>,
  problems: Readonly<Record<Problem, string>>,
  { context, say }: Tools,
): Promise<number> {
  let code = 0;
  for (const number of numbers) {
    const done = await context.db.transaction((tx) => act(tx, context, number));
    say(`${number}: ${done.ok ? done.value.state : problems[done.error]}`);
    if (!done.ok) code = 1;
  }
  return code;
}
