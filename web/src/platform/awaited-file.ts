import { UnreachableError } from './answer.ts';
import { onceReached } from './connection.ts';
import { fetchFile } from './static-file.ts';

/** A file of the shop as JSON: without a network it is waited for, and that is said. Throws where it does not come. */
export const awaitedFile = <Content>(url: string): Promise<Content> =>
  onceReached(async () => {
    const file = await fetchFile<Content>(url);
    if (file === null) throw new UnreachableError('A file of the shop could not be fetched.');
    return file;
  });
