import { stat } from 'node:fs/promises';
import { isTransientFault, Unavailable } from '../faults.ts';
import type { ObjectStorage } from './storage.ts';

/** Timeouts and retries of a call to the store, and its circuit breaker. */
export type RetryRules = {
  /** Timeout of one try; of a read, the longest time without a byte, because nobody knows how much there is to read. */
  readonly tryMs: number;
  /** Added to the timeout for each byte that is sent: 1 MB/s. */
  readonly msPerByte: number;
  /** Pauses before the second and the third try. */
  readonly delaysMs: readonly number[];
  /** After so many failures in a row the breaker opens: calls fail at once. */
  readonly maxFailures: number;
  /** How long the breaker stays open; then one call tries whether the store is back. */
  readonly restMs: number;
};

const RETRY_RULES: RetryRules = {
  tryMs: 5_000,
  msPerByte: 1 / 1_000,
  delaysMs: [200, 1_000],
  maxFailures: 5,
  restMs: 10_000,
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Up to twice as long, so that callers who failed together don't retry together. */
const jittered = (ms: number): number => ms * (1 + Math.random());

/** Work that calls `onProgress` to start its timeout anew. */
type Work<Value> = (onProgress: () => void) => Promise<Value>;

async function within<Value>(ms: number, work: Work<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Unavailable(`no answer from the store within ${Math.round(ms)} ms`)),
      ms,
    );
  });
  return Promise.race([work(() => timer?.refresh()), late]).finally(() => clearTimeout(timer));
}

/** Counts failures in a row, and says whether the store may be asked. */
function openBreaker({ maxFailures, restMs }: RetryRules) {
  let failures = 0;
  let asksAgainAtMs = 0;
  let lastFault: unknown;
  return {
    mayAsk(): boolean {
      if (failures < maxFailures) return true;
      if (performance.now() < asksAgainAtMs) return false;
      asksAgainAtMs = performance.now() + restMs;
      return true;
    },
    /** Error of a call that the open breaker refuses. Its cause is the driver's inner error, which names the fault. */
    refusal: (): Unavailable =>
      new Unavailable('The store is down.', {
        cause: lastFault instanceof Error ? (lastFault.cause ?? lastFault) : lastFault,
      }),
    note(fault: unknown): void {
      failures = fault === null ? 0 : failures + 1;
      lastFault = fault;
      if (failures >= maxFailures) asksAgainAtMs = performance.now() + restMs;
    },
  };
}

/**
 * Adds timeouts, retries (every call of a store may be repeated) and a circuit breaker, so that a store
 * that is slow, broken or gone costs a caller seconds.
 */
export function withRetries(storage: ObjectStorage, rules: RetryRules = RETRY_RULES): ObjectStorage {
  const breaker = openBreaker(rules);
  const once = async <Value>(work: Work<Value>, byteCount: number): Promise<Value> => {
    if (!breaker.mayAsk()) throw breaker.refusal();
    try {
      const value = await within(rules.tryMs + byteCount * rules.msPerByte, work);
      breaker.note(null);
      return value;
    } catch (error) {
      breaker.note(isTransientFault(error) ? error : null);
      throw error;
    }
  };
  const tried = async <Value>(work: Work<Value>, byteCount = 0): Promise<Value> => {
    for (const delayMs of rules.delaysMs) {
      try {
        return await once(work, byteCount);
      } catch (error) {
        if (!isTransientFault(error)) throw error;
        await sleep(jittered(delayMs));
      }
    }
    return once(work, byteCount);
  };
  return {
    put: (key, bytes) => tried(() => storage.put(key, bytes), bytes.byteLength),
    putFile: async (key, file) => tried(() => storage.putFile(key, file), (await stat(file)).size),
    getFile: (key, file) => tried((onProgress) => storage.getFile(key, file, onProgress)),
    get: (key) => tried((onProgress) => storage.get(key, onProgress)),
    stat: (key) => tried(() => storage.stat(key)),
    delete: (key) => tried(() => storage.delete(key)),
    async *list(prefix, after) {
      const found = storage.list(prefix, after)[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await once(() => found.next(), 0);
        if (done) return;
        yield value;
      }
    },
  };
}
