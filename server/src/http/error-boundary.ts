import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HashingOverloaded } from '../adapters/passwords.ts';
import { isTransientFault, wasOvertaken } from '../faults.ts';
import type { Log } from '../log.ts';
import type { Refusal } from './call.ts';
import { sendRefusal } from './refusal.ts';

/** `/joint_names/0/name_last` → `joint_names.0.name_last` */
const fieldOf = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.') || 'body';

function fieldsOf(error: FastifyError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { instancePath, keyword } of error.validation ?? []) {
    const field = fieldOf(instancePath);
    fields[field] = [...(fields[field] ?? []), keyword];
  }
  return fields;
}

function refusalOf(error: FastifyError): Refusal {
  if (error.validation) return { code: 'bad_request', fields: fieldsOf(error) };
  if (error instanceof HashingOverloaded) return { code: 'unavailable', retryAfterSeconds: 2 };
  if (error.statusCode === 413) return { code: 'too_large' };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: 'bad_request' };
  }
  if (isTransientFault(error)) return { code: 'unavailable' };
  return wasOvertaken(error) ? { code: 'wrong_state' } : { code: 'internal' };
}

/** Refusals for the caller's own mistakes; they are not logged. */
const IS_CALLERS: ReadonlySet<Refusal['code']> = new Set(['bad_request', 'too_large']);

/** Answers thrown errors with a sentence, and logs them without what people typed. */
export const errorBoundary =
  (log: Log) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalOf(error);
    if (!IS_CALLERS.has(refusal.code)) {
      log.error('request failed', error, { request: request.id, route: request.routeOptions.url ?? 'none' });
    }
    return sendRefusal(reply, refusal);
  };
