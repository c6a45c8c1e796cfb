import { INQUIRY_REASONS } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { code, text } from './field.ts';

export const inquiryCalls = {
  /** Ours: what somebody writes to the shop, about an order or before one. */
  inquiryCreate: { route: 'POST /api/inquiry/create' },
  /** Ours: a photo of what is wrong, sent after the inquiry. */
  inquiryPhoto: { route: 'POST /api/inquiry/photo', file: 'object' },
} as const satisfies Calls;

export const inquiryEndpoints = () =>
  ({
    inquiryCreate: {
      summary: 'Write to the shop; the answer goes to the e-mail given, or to the member’s own',
      access: 'anyone',
      mayAnswer401: true,
      body: z.strictObject({
        reason: z.enum(INQUIRY_REASONS),
        /** One of the member's own orders; 401 where nobody is signed in. */
        order_code: code.optional(),
        /** What a visitor typed. */
        order_number: text,
        name: text,
        email: text,
        text: z.string().max(20_000),
      }),
      /** With the token three photos may follow within an hour. */
      response: z.object({ number: z.string(), photo_token: z.string() }),
      creates: true,
    },
    inquiryPhoto: {
      summary: 'Add a photo (JPEG or PNG, 8 MB) to what was written',
      access: 'anyone',
      body: z.strictObject({ photo_token: z.string().max(200) }),
      response: z.object({ photos: z.int() }),
    },
  }) satisfies EndpointsOf<typeof inquiryCalls>;
