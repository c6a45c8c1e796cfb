/** What a log line may carry: plain facts under names, never an object that could hide a secret. */
type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Log = {
  readonly info: (message: string, fields?: LogFields) => void;
  readonly warn: (message: string, fields?: LogFields) => void;
  readonly error: (message: string, error: unknown, fields?: LogFields) => void;
};

const MAX_TEXT_LENGTH = 2000;
const MAX_REDACTED_LENGTH = 2 * MAX_TEXT_LENGTH;

/**
 * Replaces e-mail addresses, long tokens, PINs and card-like digits: a last safeguard behind the
 * allowlist of fields, since messages of errors can quote what a person typed.
 */
export const redact = (text: string): string =>
  // Cut first: the patterns take quadratic time. The word at the cut goes, too, since half of it might match none.
  (text.length > MAX_REDACTED_LENGTH ? text.slice(0, MAX_REDACTED_LENGTH).replace(/\S{1,500}$/, '') : text)
    .replace(/[^\s@<>"'=(),]+@[^\s@<>"'=(),]+/g, '[email]')
    .replace(/\b(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{20,}\b/g, '[token]')
    .replace(/\d{6,}/g, '[digits]')
    .slice(0, MAX_TEXT_LENGTH);

/** Name, code and message of a thrown value, or the names of its fields; values may be personal. */
function nameOf(thing: unknown): string {
  if (typeof thing !== 'object' || thing === null) return String(thing);
  const { name, code, message } = thing as Readonly<Record<string, unknown>>;
  const known = [name, code, message].filter((part) => typeof part === 'string' && part !== '');
  return known.length > 0 ? known.join(': ') : `a thing with ${Object.keys(thing).join(', ') || 'nothing'}`;
}

/** A driver's error carries the statement and its values in the outer message; the inner one names the fault. */
const faultOf = (error: Error): Error => (error.cause instanceof Error ? error.cause : error);

const codeOf = (fault: Error): string | undefined =>
  'code' in fault && typeof fault.code === 'string' ? fault.code : undefined;

/** What an error says, without queries and their parameters and without what a person typed. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return redact(nameOf(error));
  const fault = faultOf(error);
  const code = codeOf(fault);
  // What a database complains about quotes what it was given; its code says enough.
  // A SQLSTATE has digits; codes of the system, such as EPERM and E2BIG, begin with E.
  const isDatabase = code !== undefined && /^(?!E)(?=.*\d)[0-9A-Z]{5}$/.test(code);
  // Of several at once, such as the addresses of a host that refuse, each says its own.
  const several = fault instanceof AggregateError ? fault.errors.map(nameOf).join('; ') : '';
  return isDatabase ? `the database refused (${code})` : redact(fault.message || several);
}

/** Name, message and stack of an error and of what caused it. */
function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: messageOf(error) };
  const fault = faultOf(error);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const stack = frames.slice(0, 12).join('\n');
  return { error: `${fault.name}: ${messageOf(error)}`, code: codeOf(fault), stack };
}

const isTooLong = (value: unknown): boolean => typeof value === 'string' && value.length > MAX_TEXT_LENGTH;

/** Copies the fields only where a text is too long: a copy for every line took half of its CPU. */
const clean = (fields: LogFields): LogFields =>
  Object.values(fields).some(isTooLong)
    ? Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : value,
        ]),
      )
    : fields;

/** JSON lines; line breaks of the input are encoded by JSON, so nobody can forge a line. */
export function createLog(write: (line: string) => void, nowMs: () => number, least: LogLevel = 'info'): Log {
  const line = (level: LogLevel, message: string, fields: LogFields): void => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(least)) return;
    write(
      `${JSON.stringify({ time: new Date(nowMs()).toISOString(), level, message: redact(message), ...clean(fields) })}\n`,
    );
  };
  return {
    info: (message, fields = {}) => line('info', message, fields),
    warn: (message, fields = {}) => line('warn', message, fields),
    error: (message, error, fields = {}) => line('error', message, { ...fields, ...describe(error) }),
  };
}
