import type { ImportTarget } from '@fumi/domain';
import type { Person } from '../../contacts/people-calls.ts';
import { createFileDesk } from './file-desk.ts';
import type { FoundPerson, ImportJob, ImportReply, ImportRequest, OpenedFile } from './import-job.ts';

/** Reads files off the main thread where the browser can: ten thousand rows must not hold up the page. */
export type FileReader = {
  readonly open: (file: File) => Promise<OpenedFile>;
  readonly people: (
    targets: readonly ImportTarget[],
    book: readonly Person[],
  ) => Promise<readonly FoundPerson[]>;
  readonly close: () => void;
};

type Ask = (job: ImportJob) => Promise<ImportReply['result']>;

function onPage(): Ask {
  const desk = createFileDesk();
  return async (job) =>
    job.kind === 'open' ? desk.open(job.name, job.bytes) : desk.people(job.targets, job.book);
}

function inWorker(worker: Worker): Ask {
  const waiting = new Map<number, (result: ImportReply['result']) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ImportReply>) => {
    waiting.get(data.id)?.(data.result);
    waiting.delete(data.id);
  });
  return (job) => {
    lastId += 1;
    const request: ImportRequest = { id: lastId, job };
    return new Promise((resolve) => {
      waiting.set(request.id, resolve);
      worker.postMessage(request);
    });
  };
}

export function openFileReader(): FileReader {
  const worker =
    typeof Worker === 'undefined'
      ? null
      : new Worker(new URL('./address-file.worker.ts', import.meta.url), { type: 'module' });
  const ask = worker ? inWorker(worker) : onPage();
  return {
    open: async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return (await ask({ kind: 'open', name: file.name, bytes })) as OpenedFile;
    },
    people: async (targets, book) => (await ask({ kind: 'people', targets, book })) as readonly FoundPerson[],
    close: () => worker?.terminate(),
  };
}
