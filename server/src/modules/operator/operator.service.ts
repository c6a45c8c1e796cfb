import { ok, type Result, type Role, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { digest } from '../../random.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { checkNewPassword } from '../member/password-rules.ts';
import { beginLoginAttempt, clearLoginGuard } from '../rate-limit/rate-limit.repository.ts';
import * as operators from './operator.repository.ts';
import { openSecret, sealSecret } from './seal-secrets.service.ts';
import { matchingStep } from './totp.ts';

export type OperatorTools = Pick<Context, 'db' | 'clock' | 'keys' | 'passwords' | 'breached'>;

/** Operators see everybody's addresses: a phrase, not a word. */
const OPERATOR_PASSWORD_MIN_LENGTH = 15;

type NewOperator = {
  readonly name: string;
  readonly role: Role;
  readonly password: string;
  readonly totpSecret: string;
  /** What the phone shows: proof that the second factor works before it is asked for. */
  readonly code: string;
};

export type OperatorProblem = 'name' | 'password' | 'code' | 'taken';

/** Makes an operator, never without a second factor that has been seen to work. */
export async function addOperator(
  tools: OperatorTools,
  { name, role, password, totpSecret, code }: NewOperator,
): Promise<Result<null, OperatorProblem>> {
  if (!/^[a-z][a-z0-9.-]{1,39}$/.test(name)) return refuse('name');
  const isWeak =
    password.length < OPERATOR_PASSWORD_MIN_LENGTH || (await checkNewPassword(password, null)) !== null;
  if (isWeak || (await tools.breached.has(password))) return refuse('password');
  const step = matchingStep(totpSecret, code, tools.clock.nowMs());
  if (step === null) return refuse('code');
  const isNew = await operators.insertOperator(tools.db, {
    name,
    role,
    totpSecret: sealSecret(tools.keys, name, totpSecret),
    passwordHash: await tools.passwords.hash(password),
    lastStep: step,
    createdAt: new Date(tools.clock.nowMs()),
  });
  if (!isNew) return refuse('taken');
  await noteAudit(tools.db, tools, `operator:${name}`, 'operator-add');
  return ok(null);
}

export async function removeOperator(tools: OperatorTools, name: string): Promise<boolean> {
  const wasThere = await operators.deleteOperator(tools.db, name);
  if (wasThere) await noteAudit(tools.db, tools, `operator:${name}`, 'operator-remove');
  return wasThere;
}

/** Password and code together; every failure looks the same, and is counted before it is judged. */
export async function verifyOperator(
  tools: OperatorTools,
  { name, password, code }: { readonly name: string; readonly password: string; readonly code: string },
  /** Where it is tried: guesses from elsewhere hold nobody up (ADR 0044). */
  origin = '',
): Promise<boolean> {
  const guardKey = digest(`operator:${name}:${origin}`);
  const nowMs = tools.clock.nowMs();
  if (!(await beginLoginAttempt(tools.db, guardKey, new Date(nowMs)))) return false;
  const operator = await operators.findOperator(tools.db, name);
  const fits = await tools.passwords.verify(operator?.passwordHash || null, password);
  const secret = operator && openSecret(tools.keys, operator);
  const step = secret ? matchingStep(secret, code, nowMs) : null;
  const isProven =
    operator !== null && fits && step !== null && (await operators.takeStep(tools.db, name, step));
  if (!isProven) {
    if (operator)
      await noteAudit(tools.db, tools, `operator:${name}`, 'operator-sign-in-failed', '', { origin });
    return false;
  }
  await clearLoginGuard(tools.db, guardKey);
  await noteAudit(tools.db, tools, `operator:${name}`, 'operator-sign-in', '', { origin });
  return true;
}
