import type { Answer, OutgoingRequest, Send } from '@fumi/contract/client';
import { isSmartphone } from './browser.ts';

/** Waits before the second, third and fourth attempt, ms. */
const RETRY_DELAYS_MS = [400, 1200, 3600] as const;

/** Answers after which the same request may succeed: the server is busy or restarting. */
const isPassing = (answer: Answer | null): boolean =>
  answer === null || answer.status === 502 || answer.status === 503 || answer.status === 504;

/** Only idempotent requests are retried: reads, calls with a key (design §6), and those that say so. */
const mayRepeat = ({ method, idempotencyKey, isRepeatable }: OutgoingRequest): boolean =>
  isRepeatable ?? (method === 'GET' || idempotencyKey !== undefined);

/** Whether the caller no longer waits for the answer. */
const isAborted = ({ signal }: OutgoingRequest): boolean => signal instanceof AbortSignal && signal.aborted;

function headersOf(request: OutgoingRequest, userAgent: string): Headers {
  const headers = new Headers({ accept: 'application/json', 'X-Requested-With': 'fumi' });
  if (isSmartphone(userAgent)) headers.set('X-Browser-Type', '2');
  if (request.idempotencyKey !== undefined) headers.set('Idempotency-Key', request.idempotencyKey);
  if (request.method === 'POST' && request.file === undefined) {
    headers.set('content-type', 'application/json');
  }
  return headers;
}

/** JSON, or multipart where the call carries a file: its fields first, so that the server can stream the rest. */
function bodyOf({ method, body, file }: OutgoingRequest): string | FormData | null {
  if (method === 'GET') return null;
  if (file === undefined) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  form.append(file.field, file.bytes as Blob, file.name);
  return form;
}

/** What sending needs of a browser. */
export type Environment = {
  readonly fetch: typeof fetch;
  readonly userAgent: string;
  readonly wait: (ms: number) => Promise<void>;
};

/** The browser's own; looked up at each call. */
export const browserEnvironment = (): Environment => ({
  fetch: (...args) => fetch(...args),
  userAgent: navigator.userAgent,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** A connection that died unnoticed never answers; the server itself gives no request more than a minute. */
const ATTEMPT_TIMEOUT_MS = 75_000;

async function sendOnce(request: OutgoingRequest, environment: Environment): Promise<Answer | null> {
  const attempt = new AbortController();
  const end = () => attempt.abort();
  const timer = setTimeout(end, ATTEMPT_TIMEOUT_MS);
  const signal = request.signal instanceof AbortSignal ? request.signal : null;
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  try {
    const response = await environment.fetch(request.path, {
      method: request.method,
      headers: headersOf(request, environment.userAgent),
      body: bodyOf(request),
      credentials: 'same-origin',
      signal: attempt.signal,
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** The contract's `Send` over fetch. The environment is looked up at each call: nothing happens at import. */
export const sendOverFetch =
  (environmentOf: () => Environment = browserEnvironment): Send =>
  async (request) => {
    const environment = environmentOf();
    let answer = await sendOnce(request, environment);
    if (!mayRepeat(request)) return answer;
    for (const delayMs of RETRY_DELAYS_MS) {
      if (!isPassing(answer) || isAborted(request)) return answer;
      await environment.wait(delayMs);
      answer = await sendOnce(request, environment);
    }
    return answer;
  };
