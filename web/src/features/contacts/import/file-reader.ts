import { allowOwnWorkers } from '../../../platform/trusted-types.ts';
import {
  type Answer,
  answerJob,
  type ContactsJob,
  createAddressFile,
  type FoundContact,
  type Job,
  type OpenedFile,
  type OpenJob,
} from './address-file.ts';

/** Reads files off the main thread where the browser can: ten thousand rows must not hold up the page. */
export type FileReader = {
  readonly open: (file: File, encoding?: OpenJob['encoding']) => Promise<OpenedFile>;
  readonly contacts: (job: Omit<ContactsJob, 'kind'>) => Promise<readonly FoundContact[]>;
  readonly close: () => void;
};

type Ask = (job: Job) => Promise<Answer>;

export type Request = { readonly id: number; readonly job: Job };
export type Reply = { readonly id: number; readonly answer: Answer };

function onPage(): Ask {
  const file = createAddressFile();
  return async (job) => answerJob(file, job);
}

function inWorker(worker: Worker): Ask {
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  return (job) => {
    lastId += 1;
    const request: Request = { id: lastId, job };
    return new Promise((resolve) => {
      waiting.set(request.id, resolve);
      worker.postMessage(request);
    });
  };
}

export function openFileReader(): FileReader {
  allowOwnWorkers();
  const worker =
    typeof Worker === 'undefined'
      ? null
      : new Worker(new URL('./address-file.worker.ts', import.meta.url), { type: 'module' });
  const ask = worker ? inWorker(worker) : onPage();
  return {
    open: async (file, encoding) => {
      const read = await file.arrayBuffer().catch(() => null);
      if (read === null) return { kind: 'shut' };
      const job = { kind: 'open', name: file.name, bytes: new Uint8Array(read), encoding } as const;
      return (await ask(job)) as OpenedFile;
    },
    contacts: async (job) => (await ask({ kind: 'contacts', ...job })) as readonly FoundContact[],
    close: () => worker?.terminate(),
  };
}
