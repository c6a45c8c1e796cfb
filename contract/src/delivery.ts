import type { PlaceWarning } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { text } from './field.ts';
import { address } from './person.ts';

/** Addresses of one check: the browser asks for a long list in parts. */
export const MAX_CHECKED_ADDRESSES = 500;

export const deliveryCalls = {
  zipinfoGet: { route: 'GET /api/delivery/zipinfo' },
  zipinfoCheck: { route: 'POST /api/delivery/zipinfo' },
  /** Ours: from an address to its zip, and a check of a whole list. */
  zipSearch: { route: 'POST /api/delivery/zip_search' },
  addressCheck: { route: 'POST /api/delivery/address_check' },
} as const satisfies Calls;

const WARNINGS = [
  'zip-missing',
  'zip-unknown',
  'zip-disagrees',
  'no-street-number',
  'no-room-number',
] as const satisfies readonly PlaceWarning[];

export const deliveryEndpoints = () => {
  const zip = z.string().regex(/^[0-9]{7}$/);
  const zipPlace = {
    prefecture: z.string(),
    city: z.string(),
    area: z.string(),
    facility: z.string(),
  };

  return {
    zipinfoGet: {
      summary: 'The places that a zip stands for',
      access: 'anyone',
      query: z.strictObject({ zip }),
      response: z.object({ info: z.array(z.object(zipPlace)) }),
    },
    zipinfoCheck: {
      summary: 'Whether and how a zip can be delivered to',
      access: 'anyone',
      body: z.strictObject({ zip }),
      response: z.object({
        deliverable: z.boolean(),
        /** Extra days to islands and other remote places. */
        extra_days: z.int(),
        notice: z.string().nullable(),
      }),
    },
    zipSearch: {
      summary: 'The zips that an address may have, the likeliest first',
      access: 'anyone',
      body: z.strictObject({ state: text, address1: text, address2: text }),
      response: z.object({ candidates: z.array(z.object({ ...zipPlace, zip: z.string() })) }),
    },
    addressCheck: {
      summary: 'What is probably wrong with each of many addresses',
      access: 'member',
      body: z.strictObject({ addresses: z.array(z.strictObject(address)).max(MAX_CHECKED_ADDRESSES) }),
      response: z.object({
        results: z.array(z.object({ warnings: z.array(z.enum(WARNINGS)), zips: z.array(z.string()) })),
      }),
    },
  } satisfies EndpointsOf<typeof deliveryCalls>;
};
