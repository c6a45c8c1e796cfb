import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Refusal } from './call.ts';
import { sendRefusal } from './refusal.ts';

/** A hook without a promise that admits or refuses a request: a call passes many such hooks. */
export const gate =
  (judge: (request: FastifyRequest, reply: FastifyReply) => Refusal | null) =>
  (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const refusal = judge(request, reply);
    if (refusal === null) done();
    else sendRefusal(reply, refusal);
  };
