import { INQUIRY_REASONS } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { done } from '../field.ts';

export const deskInquiryCalls = {
  deskInquiryList: { route: 'GET /api/desk/inquiries' },
  deskInquiry: { route: 'GET /api/desk/inquiry/:number' },
  deskInquiryAnswer: { route: 'POST /api/desk/inquiry/answer' },
  deskInquirySettle: { route: 'POST /api/desk/inquiry/settle' },
  deskInquiryReopen: { route: 'POST /api/desk/inquiry/reopen' },
} as const satisfies Calls;

export const deskInquiryEndpoints = () => {
  const numbered = z.strictObject({ number: z.string().min(1).max(20) });
  const words = z.string().trim().min(1).max(4000);
  const row = z.object({
    number: z.string(),
    at: z.iso.datetime(),
    reason: z.enum(INQUIRY_REASONS),
    /** Number of the member's own order, or whatever number was typed. */
    order_number: z.string(),
    photos: z.int(),
    settled_at: z.iso.datetime().nullable(),
  });

  return {
    deskInquiryList: {
      summary: 'What people wrote to the shop, newest first: what waits, or what somebody has dealt with',
      access: 'operator',
      permission: 'inquiry-see',
      audit: 'none',
      query: z.strictObject({
        settled: z.enum(['true', 'false']).optional(),
        page: z.coerce.number().int().min(1).max(1000).optional(),
      }),
      response: z.object({ inquiries: z.array(row), has_more: z.boolean() }),
    },
    deskInquiry: {
      summary: 'What somebody wrote, and what was written about it',
      access: 'operator',
      permission: 'inquiry-see',
      audit: 'view',
      params: numbered,
      response: z.object({
        inquiry: row.extend({
          name: z.string(),
          email: z.string(),
          text: z.string(),
          /** Whether the order is their own: a number that was only typed proves nothing. */
          is_own_order: z.boolean(),
          notes: z.array(
            z.object({ at: z.iso.datetime(), author: z.string(), is_answer: z.boolean(), words: z.string() }),
          ),
        }),
        /** What else was written about the same order. */
        others: z.array(row),
      }),
    },
    deskInquiryAnswer: {
      summary: 'Answer by mail; with that somebody has dealt with it',
      access: 'operator',
      permission: 'inquiry-answer',
      audit: 'change',
      body: numbered.extend({
        words,
        /** How many notes the operator saw: an answer that is sent twice, or after another's, is refused. */
        note_count: z.int().min(0).optional(),
      }),
      response: done,
    },
    deskInquirySettle: {
      summary: 'Somebody has dealt with it otherwise: how, for whoever reads it next',
      access: 'operator',
      permission: 'inquiry-answer',
      audit: 'change',
      body: numbered.extend({ words }),
      response: done,
    },
    deskInquiryReopen: {
      summary: 'It waits again',
      access: 'operator',
      permission: 'inquiry-answer',
      audit: 'change',
      body: numbered,
      response: done,
    },
  } satisfies EndpointsOf<typeof deskInquiryCalls>;
};
