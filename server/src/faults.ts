/** Thrown by an adapter whose service does not answer, or not in time; a later try may succeed. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/**
 * Codes of faults that pass by themselves: a connection refused, reset or timed out, a full disk,
 * and of PostgreSQL (appendix A of its manual) connections 08, resources 53, shutdown 57P0x, the
 * system 58, timeouts, and rivals for a lock.
 */
const PASSING_CODE =
  /^(ECONN\w+|ETIMEDOUT|EPIPE|EAI_AGAIN|ENOTFOUND|EHOST\w+|ENET\w+|ENOSPC|EDQUOT|EIO|EMFILE|ENFILE|UND_ERR_\w+|OAUTH_TIMEOUT|08\w{3}|53\w{3}|57014|57P0\d|58\w{3}|55P03|25P03|40001|40P01)$/;

const PASSING_NAMES: ReadonlySet<string> = new Set(['Unavailable', 'TimeoutError']);

/** What the drivers of the database throw without a code. */
const PASSING_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** How deep drivers wrap what they meet. */
const MAX_CAUSES = 5;

/** PostgreSQL: the row referred to is gone (foreign key), or the row exists already (unique). */
const OVERTAKEN_CODE = /^(23503|23505)$/;

/**
 * Whether somebody else was faster between what a call saw and what it wrote: the same row by another call, or the
 * end of the account by its own member. Nothing was written.
 */
export const wasOvertaken = (error: unknown, depth = 0): boolean =>
  error instanceof Error &&
  depth <= MAX_CAUSES &&
  (OVERTAKEN_CODE.test(codeOf(error)) || wasOvertaken(error.cause, depth + 1));

/** Whether the database, the store or the network failed, and not the request itself. */
export function isTransientFault(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return false;
  return (
    PASSING_NAMES.has(error.name) ||
    PASSING_CODE.test(codeOf(error)) ||
    PASSING_MESSAGE.test(error.message) ||
    isTransientFault(error.cause, depth + 1)
  );
}
