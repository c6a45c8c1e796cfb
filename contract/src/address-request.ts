import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { address, contact, personName } from './contact-fields.ts';
import { code, done, plainDate, text } from './field.ts';

/* Ours: a link with which a friend fills in their own address. Of the member who made it, its page shows the name only.
   It takes one answer, which only the friend who gave it can correct. */

export const addressRequestCalls = {
  addressRequestCreate: { route: 'POST /api/address_request/create' },
  addressRequestList: { route: 'GET /api/address_request/list' },
  addressRequestShow: { route: 'GET /api/address_request/link/:token' },
  addressRequestAnswer: { route: 'POST /api/address_request/link/:token' },
  addressRequestAccept: { route: 'POST /api/address_request/accept' },
  addressRequestDelete: { route: 'POST /api/address_request/delete' },
} as const satisfies Calls;

export const addressRequestEndpoints = () => {
  /** A secret of a link, base64url. */
  const token = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);

  const shortText = z.string().max(40);

  const proposal = {
    ...address,
    ...personName.shape,
    kana_last: text,
    kana_first: text,
    joint_names: z.array(personName).max(4),
  };

  return {
    addressRequestCreate: {
      summary: 'Make a link with which somebody fills in their address',
      access: 'member',
      body: z.strictObject({
        /** The member's name as the friend's page shows it. */
        sender_name: shortText.min(1),
        /** The member's own name for the link: whom it was made for. */
        label: shortText,
        /** The contact whose address the answer is to update. */
        contact_code: code.optional(),
        /** Whether the member gets a mail when the friend has answered. */
        tells_owner: z.boolean().default(false),
      }),
      response: z.object({ url: z.string(), expires_on: z.string() }),
      creates: true,
    },
    addressRequestList: {
      summary: 'Links that were made, and what came back',
      access: 'member',
      response: z.object({
        requests: z.array(
          z.object({
            code,
            label: z.string(),
            sender_name: z.string(),
            expires_on: z.string(),
            state: z.enum(['waiting', 'answered', 'expired']),
            proposal: z.object(proposal).nullable(),
            /** When the friend filled it in, or corrected it last. */
            answered_at: z.iso.datetime().nullable(),
            /** The contact as it is kept now. */
            contact: contact.nullable(),
          }),
        ),
      }),
    },
    addressRequestShow: {
      summary: 'Who asks for the address',
      access: 'anyone',
      params: z.strictObject({ token }),
      response: z.object({
        sender_name: z.string(),
        expires_on: plainDate,
        /** Somebody has answered: only who did may correct it. */
        is_answered: z.boolean(),
      }),
    },
    addressRequestAnswer: {
      summary: 'Fill in the address, or correct it while nobody has taken it',
      access: 'anyone',
      params: z.strictObject({ token }),
      body: z.strictObject({
        ...proposal,
        /** The `correction` secret from the response to the friend's latest answer; absent in a first answer. */
        correction: token.optional(),
      }),
      response: z.object({ correction: token }),
      creates: true,
    },
    addressRequestAccept: {
      summary: 'Take what came back into the address book',
      access: 'member',
      body: z.strictObject({
        code,
        /** Of the answer that the member has read; refused where the friend has corrected it since. */
        answered_at: z.iso.datetime().nullish(),
      }),
      response: z.object({ code }),
    },
    addressRequestDelete: {
      summary: 'Withdraw a link, or refuse what came back',
      access: 'member',
      body: z.strictObject({ code }),
      response: done,
    },
  } satisfies EndpointsOf<typeof addressRequestCalls>;
};
