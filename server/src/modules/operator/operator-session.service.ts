import { ORDER_NUMBER, PARCEL_NUMBER } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { digest, newToken } from '../../random.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { insertOperatorSession, listOperators, operatorOfToken } from './operator.repository.ts';
import { type OperatorTools, verifyOperator } from './operator.service.ts';

/** A sign-in lasts for a shift of many commands, since a code of the second factor works once. */
const SHIFT_MS = 8 * 3_600_000;

/** Signs an operator in for a shift; the token that the shell is to hold, or null. */
export async function beginShift(
  tools: OperatorTools,
  proof: { readonly name: string; readonly password: string; readonly code: string },
): Promise<string | null> {
  if (!(await verifyOperator(tools, proof))) return null;
  const token = newToken();
  const endsAt = new Date(tools.clock.nowMs() + SHIFT_MS);
  await insertOperatorSession(tools.db, {
    tokenHash: digest(token),
    name: proof.name,
    place: 'shell',
    deviceCode: null,
    endsAt,
  });
  return token;
}

/** Words of a command that say what was looked at or done: the verb and numbers of orders, never codes or names. */
const namedAction = (words: readonly string[]): string =>
  words
    .filter((word, index) => index < 2 || [ORDER_NUMBER, PARCEL_NUMBER].some((number) => number.test(word)))
    .join(' ');

/** Notes what an operator who has signed in is about to do; false where nobody has. */
async function noteWork(
  tools: Pick<Context, 'db' | 'clock' | 'keys'>,
  words: readonly string[],
  token: string | undefined,
): Promise<boolean> {
  const name = token ? await operatorOfToken(tools.db, digest(token), new Date(tools.clock.nowMs())) : null;
  if (name !== null)
    await noteAudit(tools.db, tools, `operator:${name}`, 'operator-command', namedAction(words));
  return name !== null;
}

/** Whether operators may be added and removed: by one who has signed in, and by anybody while there is none. */
export const mayChangeOperators = async (
  tools: Pick<Context, 'db' | 'clock' | 'keys'>,
  words: readonly string[],
  token: string | undefined,
): Promise<boolean> => (await noteWork(tools, words, token)) || (await listOperators(tools.db)).length === 0;

/**
 * Whether a command may run: for an operator who has signed in, and it is noted what they do. Without a
 * sign-in only outside production, in a shop that has no operators.
 */
export async function mayWork(
  context: Pick<Context, 'db' | 'clock' | 'keys' | 'config'>,
  words: readonly string[],
  token: string | undefined,
): Promise<boolean> {
  if (await noteWork(context, words, token)) return true;
  return !context.config.isProduction && (await listOperators(context.db)).length === 0;
}
