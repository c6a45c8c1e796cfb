import type { PlaceWarning } from '@fumi/domain';
import { z } from 'zod';
import { zipPlace } from './delivery.ts';
import { endpoint } from './endpoint.ts';
import { text } from './field.ts';

const place = { state: text, address1: text, address2: text };

/** Addresses of one check: the browser asks for a long list in parts. */
export const MAX_CHECKED_ADDRESSES = 500;

const WARNINGS = [
  'zip-missing',
  'zip-unknown',
  'zip-disagrees',
  'no-street-number',
  'no-room-number',
] as const satisfies readonly PlaceWarning[];

export const zipSearch = endpoint({
  summary: 'The zips that an address may have, the likeliest first',
  access: 'anyone',
  body: z.strictObject(place),
  response: z.object({ candidates: z.array(zipPlace.extend({ zip: z.string() })) }),
});

export const addressCheck = endpoint({
  summary: 'What is probably wrong with each of many addresses',
  access: 'member',
  body: z.strictObject({
    addresses: z.array(z.strictObject({ zip: text, ...place })).max(MAX_CHECKED_ADDRESSES),
  }),
  response: z.object({
    results: z.array(z.object({ warnings: z.array(z.enum(WARNINGS)), zips: z.array(z.string()) })),
  }),
});
