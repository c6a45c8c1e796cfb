import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentFolder } from './content-folder.ts';

/** How the shop's people work: content/desk.json, replaced by the operator. */
const schema = z.strictObject({
  refunds: z.strictObject({
    /** From this sum on, somebody else sends what one granted; null where one person is enough. */
    twoPeopleFromYen: z.int().min(1).nullable(),
  }),
});

export type DeskTerms = z.output<typeof schema>;

export const readDeskTerms = (folder: string = contentFolder): DeskTerms =>
  schema.parse(JSON.parse(readFileSync(path.join(folder, 'desk.json'), 'utf8')));

export const deskTerms: DeskTerms = readDeskTerms();
