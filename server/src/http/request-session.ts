import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { resumeDeskSession, type SignedInOperator } from '../modules/operator/desk-session.service.ts';
import { resumeSession, type SignedIn } from '../modules/session/session.service.ts';
import { type Cookies, cookiesOf } from './cookies.ts';

export const cookiesFor = (context: Context, request: FastifyRequest, reply: FastifyReply): Cookies =>
  cookiesOf(request, reply, context.config.baseUrl.startsWith('https:'));

/** Session and member of this request, or null: for routes that are not calls of the contract. */
export const sessionOf = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | null> => resumeSession(context, cookiesFor(context, request, reply));

/** The operator of this request, or null. */
export const operatorOf = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInOperator | null> => resumeDeskSession(context, cookiesFor(context, request, reply));
