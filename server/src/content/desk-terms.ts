import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentFolder } from './content-folder.ts';

/** How the shop's people work: content/desk.json, replaced by the operator. */
const schema = z.strictObject({
  refunds: z.strictObject({
    /** From this sum on another operator must send what one granted; null where one is enough. */
    twoPeopleFromYen: z.int().min(1).nullable(),
  }),
  /** What each provider keeps of what it takes, percent, by the contract with it. */
  payouts: z.record(z.string(), z.strictObject({ feePercent: z.number().min(0).max(20) })).default({}),
  /** How much each press prints on a working day, cards or leaves after cutting; papers are those of print-runs.json. */
  presses: z.array(
    z.strictObject({
      name: z.string().min(1),
      papers: z.array(z.string()).min(1),
      cardsADay: z.int().min(1),
    }),
  ),
});

export const deskTerms = schema.parse(
  JSON.parse(readFileSync(path.join(contentFolder, 'desk.json'), 'utf8')),
);
