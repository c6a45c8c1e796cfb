import { ERRORS, type ErrorBody, fieldToWire } from '@fumi/contract';
import type { FastifyReply } from 'fastify';
import type { Refusal } from './call.ts';
import { plainDocument } from './plain-document.ts';

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

/** The sentence of a refusal as a page with a way out; where waiting helps, it reloads itself. */
function refusalPage(refusal: Refusal, waitSeconds: number | null): string {
  const words = sentence(ERRORS[refusal.code].message, refusal.words);
  const again = waitSeconds === null ? '' : `<meta http-equiv="refresh" content="${Math.ceil(waitSeconds)}">`;
  return plainDocument(words, `${again}<p><a href="/">トップページへ</a></p>`);
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status } = ERRORS[refusal.code];
  const wait = refusal.retryAfterSeconds ?? (status === 429 || status === 503 ? 5 : null);
  if (wait !== null) reply.header('retry-after', String(Math.max(1, Math.ceil(wait))));
  // Page or JSON depends on the Accept header, and the refusal holds for now: no cache keeps it.
  reply.header('cache-control', 'no-store');
  // Whoever followed a link reads a page; programs, ours among them, read JSON.
  if (reply.request.headers.accept?.includes('text/html')) {
    return reply.code(status).type('text/html; charset=utf-8').send(refusalPage(refusal, wait));
  }
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(refusal));
}
