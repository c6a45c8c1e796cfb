import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { cardTexts, code, done, id, plainDate } from './field.ts';

/* Ours: words of an order that its member keeps for next year, without its recipients. */

export const keptWordsCalls = {
  keptWordsList: { route: 'GET /api/words/kept', asIs: ['texts'] },
  keptWordsKeep: { route: 'POST /api/words/keep' },
  keptWordsForget: { route: 'POST /api/words/forget' },
} as const satisfies Calls;

export const keptWordsEndpoints = () => {
  const texts = cardTexts(z.string());

  return {
    keptWordsList: {
      summary: 'Words of earlier orders that the member keeps, the latest first',
      access: 'member',
      response: z.object({
        kept: z.array(
          z.object({
            code,
            order_code: code,
            product_code: z.string(),
            kit_id: id,
            /** The name that the design had. */
            label: z.string(),
            texts,
            kept_until: plainDate,
          }),
        ),
      }),
    },
    keptWordsKeep: {
      summary: "Keep the words and the design of an order's card for next year: the call is the consent",
      access: 'member',
      body: z.strictObject({ order_code: code }),
      response: z.object({ code }),
    },
    keptWordsForget: {
      summary: 'Delete kept words at once',
      access: 'member',
      body: z.strictObject({ code }),
      response: done,
    },
  } satisfies EndpointsOf<typeof keptWordsCalls>;
};
