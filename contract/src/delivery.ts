import { ADDRESS_WARNINGS, CONTACTS_PER_CALL } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { address } from './contact-fields.ts';

export const deliveryCalls = {
  zipinfoGet: { route: 'GET /api/delivery/zipinfo' },
  zipinfoCheck: { route: 'POST /api/delivery/zipinfo' },
  /** Ours: from an address to its zip, and a check of a whole list. */
  zipSearch: { route: 'POST /api/delivery/zip_search' },
  addressCheck: { route: 'POST /api/delivery/address_check' },
} as const satisfies Calls;

export const deliveryEndpoints = () => {
  const zip = z.string().regex(/^[0-9]{7}$/);
  const locality = {
    prefecture: z.string(),
    city: z.string(),
    area: z.string(),
    facility: z.string(),
  };

  const mend = {
    /** Which of the two is mended: the zip, or the names of the locality. */
    what: z.enum(['zip', 'town']),
    ...address,
    /** The locality as the zip table names it. */
    town: z.string(),
    /** With a zip, what tells the town from others of that name; with a town, the former name that was typed. */
    note: z.string(),
  };

  return {
    zipinfoGet: {
      summary: 'The localities that a zip stands for',
      access: 'anyone',
      query: z.strictObject({ zip }),
      response: z.object({ info: z.array(z.object(locality)) }),
    },
    zipinfoCheck: {
      summary: 'Whether and how a zip can be delivered to',
      access: 'anyone',
      body: z.strictObject({ zip }),
      response: z.object({
        deliverable: z.boolean(),
        /** Extra days to islands and other remote areas. */
        extra_days: z.int(),
        notice: z.string().nullable(),
      }),
    },
    zipSearch: {
      summary: 'What may be meant by an address whose zip is missing or in doubt, the likeliest first',
      access: 'anyone',
      body: z.strictObject(address),
      response: z.object({ mends: z.array(z.object(mend)) }),
    },
    addressCheck: {
      summary: 'What is probably wrong with each of many addresses',
      access: 'member',
      body: z.strictObject({ addresses: z.array(z.strictObject(address)).max(CONTACTS_PER_CALL.checked) }),
      response: z.object({
        results: z.array(
          z.object({
            warnings: z.array(z.enum(ADDRESS_WARNINGS)),
            /** The localities of a zip that is in doubt. */
            localities: z.array(z.object(locality)),
            mends: z.array(z.object(mend)),
          }),
        ),
      }),
    },
  } satisfies EndpointsOf<typeof deliveryCalls>;
};
