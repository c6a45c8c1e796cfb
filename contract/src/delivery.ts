import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const zip = z.string().regex(/^[0-9]{7}$/);

export const zipPlace = z.object({
  prefecture: z.string(),
  city: z.string(),
  area: z.string(),
  facility: z.string(),
});

export const zipinfoGet = endpoint({
  summary: 'The places that a zip stands for',
  access: 'anyone',
  query: z.strictObject({ zip }),
  response: z.object({ info: z.array(zipPlace) }),
});

export const zipinfoCheck = endpoint({
  summary: 'Whether and how a zip can be delivered to',
  access: 'anyone',
  body: z.strictObject({ zip }),
  response: z.object({
    deliverable: z.boolean(),
    /** Extra days to islands and other remote places. */
    extra_days: z.int(),
    notice: z.string().nullable(),
  }),
});
