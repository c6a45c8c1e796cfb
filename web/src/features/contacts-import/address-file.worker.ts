import { createFileDesk } from './file-desk.ts';
import type { ImportReply, ImportRequest } from './import-job.ts';

const desk = createFileDesk();

self.addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  const { id, job } = event.data;
  const result = job.kind === 'open' ? desk.open(job.name, job.bytes) : desk.people(job.targets, job.book);
  const reply: ImportReply = { id, result };
  self.postMessage(reply);
});
