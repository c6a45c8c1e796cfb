import { addMissingMethods } from '../../../platform/missing-methods.ts';
import { answerJob, createAddressFile } from './address-file.ts';
import type { Reply, Request } from './file-reader.ts';

addMissingMethods();
const file = createAddressFile();

self.addEventListener('message', async ({ data: { id, job } }: MessageEvent<Request>) => {
  const reply: Reply = { id, answer: await answerJob(file, job) };
  self.postMessage(reply);
});
