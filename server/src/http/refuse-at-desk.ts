import type { Permission } from '@fumi/domain';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import type { SignedInOperator } from '../modules/operator/desk-session.service.ts';
import { sendRefusal } from './refusal.ts';

/** Refuses what an operator's role may not do, and logs who asked: no page offers such a call. */
export function refuseAtDesk(
  { log }: Pick<Context, 'log'>,
  reply: FastifyReply,
  { name: operator, role }: Pick<SignedInOperator, 'name' | 'role'>,
  permission: Permission,
): FastifyReply {
  log.warn('desk refused', { request: reply.request.id, operator, role, permission });
  return sendRefusal(reply, { code: 'forbidden' });
}
