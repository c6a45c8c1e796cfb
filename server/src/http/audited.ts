import type { DeskCallName } from '@fumi/contract';
import { ok, type Result } from '@fumi/domain';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { type AuditObject, noteAudit } from '../modules/audit/audit.repository.ts';
import type { DeskFileName } from '../modules/audit/audit-actions.ts';
import type { SignedInOperator } from '../modules/operator/desk-session.service.ts';
import type { Change, Changed, Noted, Refusal, View } from './call.ts';

/** Who does or sees something, and where they are. */
type AuditedCall = {
  readonly operator: Pick<SignedInOperator, 'name'>;
  readonly action: DeskCallName | DeskFileName;
  readonly origin: string;
};

type Tools = Pick<Context, 'db' | 'clock' | 'keys'>;

/** Does the work of a call in one transaction, and once where it has an Idempotency-Key. */
export type InOne = <Answer>(
  work: (tx: Transaction) => Promise<Result<Answer, Refusal>>,
) => Promise<Result<Answer, Refusal>>;

export const changesOf =
  ({ clock, keys }: Tools, { operator, action, origin }: AuditedCall, inOne: InOne): Change =>
  async <Answer>(work: (tx: Transaction) => Promise<Result<Changed<Answer>, Refusal>>) =>
    inOne(async (tx) => {
      const done = await work(tx);
      if (!done.ok) return done;
      const { answer, object, before = null, after = null } = done.value;
      await noteAudit(tx, { clock, keys }, `operator:${operator.name}`, action, object, {
        origin,
        before,
        after,
      });
      return ok(answer as Noted<Answer>);
    });

export const viewsOf =
  (tools: Tools, { operator, action, origin }: AuditedCall): View =>
  async <Answer>(object: AuditObject, answer: Answer) => {
    await noteAudit(tools.db, tools, `operator:${operator.name}`, action, object, { origin });
    return ok(answer as Noted<Answer>);
  };
