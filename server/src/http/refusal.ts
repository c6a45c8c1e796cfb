import { ERRORS, type ErrorBody, fieldToWire } from '@fumi/contract';
import type { FastifyReply } from 'fastify';
import type { Refusal } from './call.ts';

const sentence = (template: string, words: Readonly<Record<string, string>> = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);

/** The one form of every refusal on the wire (design §6). */
const errorBody = (refusal: Refusal): ErrorBody => ({
  error: {
    code: refusal.code,
    message: sentence(ERRORS[refusal.code].message, refusal.words),
    ...(refusal.fields
      ? {
          fields: Object.fromEntries(
            Object.entries(refusal.fields).map(([field, problems]) => [fieldToWire(field), problems]),
          ),
        }
      : {}),
  },
});

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status } = ERRORS[refusal.code];
  const wait = refusal.retryAfterSeconds ?? (status === 429 || status === 503 ? 5 : null);
  if (wait !== null) reply.header('retry-after', String(Math.max(1, Math.ceil(wait))));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(refusal));
}
