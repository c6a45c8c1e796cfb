import type { Contact } from '@fumi/domain';
import { allowOwnWorkers } from '../../../platform/trusted-types.ts';
import { workerCalls } from '../../../platform/worker-calls.ts';
import {
  type Answer,
  answerJob,
  type CompareJob,
  createAddressFile,
  type Job,
  type OpenedFile,
  type OpenJob,
} from './address-file.ts';
import type { FoundContact } from './found-contact.ts';

/**
 * Reads files off the main thread where the browser can: ten thousand rows must not block the page. `broken`
 * where that has failed; a retry needs another reader.
 */
export type FileReader = {
  readonly open: (file: File, encoding?: OpenJob['encoding']) => Promise<OpenedFile | 'broken'>;
  readonly know: (contacts: readonly Contact[]) => Promise<void>;
  readonly contacts: (job: Omit<CompareJob, 'kind'>) => Promise<readonly FoundContact[] | 'broken'>;
  readonly close: () => void;
};

type Ask = (job: Job) => Promise<Answer | null | 'broken'>;

function onPage(): Ask {
  const file = createAddressFile();
  return async (job) => answerJob(file, job).catch(() => null);
}

const startWorker = (): Worker | null =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./address-file.worker.ts', import.meta.url), { type: 'module' });

/** A reader of files, one after another. */
export function openFileReader(): FileReader {
  allowOwnWorkers();
  const worker = startWorker();
  const call: Ask = worker ? workerCalls<Job, Answer | null>(worker) : onPage();
  let isBroken = false;
  // A job that fails may have left half of what the next ones build on.
  const ask = async <Value extends Answer>(job: Job): Promise<Value | 'broken'> => {
    const answer = isBroken ? null : await call(job);
    isBroken = answer === null || answer === 'broken';
    return answer === null ? 'broken' : (answer as Value | 'broken');
  };
  return {
    open: (file, encoding) => ask<OpenedFile>({ kind: 'open', file, encoding }),
    know: async (contacts) => {
      await ask({ kind: 'know', contacts });
    },
    contacts: async (job) => {
      const count = await ask<number>({ kind: 'compare', ...job });
      if (count === 'broken') return count;
      const found: FoundContact[] = [];
      while (found.length < count) {
        const piece = await ask<readonly FoundContact[]>({ kind: 'take', from: found.length });
        if (piece === 'broken' || piece.length === 0) return 'broken';
        found.push(...piece);
      }
      return found;
    },
    close: () => worker?.terminate(),
  };
}
