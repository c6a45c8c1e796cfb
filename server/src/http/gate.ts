import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Refusal } from './call.ts';
import { sendRefusal } from './refusal.ts';

/** A hook that lets a request in or refuses it at once: a call passes many, and a promise for each costs more than they. */
export const gate =
  (judge: (request: FastifyRequest, reply: FastifyReply) => Refusal | null) =>
  (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const refusal = judge(request, reply);
    if (refusal === null) done();
    else sendRefusal(reply, refusal);
  };
