import { ROLES } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { done } from '../field.ts';

export const deskSessionCalls = {
  deskSignIn: { route: 'POST /api/desk/sign_in' },
  deskSession: { route: 'GET /api/desk/session' },
  deskSignOut: { route: 'POST /api/desk/sign_out' },
  deskAuditList: { route: 'GET /api/desk/audit', asIs: ['before', 'after'] },
} as const satisfies Calls;

export const deskSessionEndpoints = () => {
  const operator = z.object({ name: z.string(), role: z.enum(ROLES) });

  return {
    deskSignIn: {
      summary: 'Sign an operator in with password and the code of the second factor, for twelve hours',
      access: 'anyone',
      mayAnswer401: true,
      body: z.strictObject({
        name: z.string().max(40),
        password: z.string().max(200),
        code: z.string().max(20),
      }),
      response: z.object({ operator }),
    },
    deskSession: {
      summary: 'The operator who is signed in, and what filters are called',
      access: 'operator',
      permission: 'desk-enter',
      audit: 'none',
      response: z.object({
        operator,
        products: z.array(z.object({ code: z.string(), label: z.string() })),
        deliveries: z.array(z.object({ id: z.int(), label: z.string() })),
      }),
    },
    deskSignOut: {
      summary: 'Sign the operator out',
      access: 'operator',
      permission: 'desk-enter',
      audit: 'change',
      response: done,
    },
    deskAuditList: {
      summary: 'Who did what, newest first; of one object or one person where asked',
      access: 'operator',
      permission: 'audit-see',
      audit: 'none',
      query: z.strictObject({
        before_id: z.coerce.number().int().min(1).optional(),
        object: z.string().max(100).optional(),
      }),
      response: z.object({
        entries: z.array(
          z.object({
            id: z.int(),
            at: z.iso.datetime(),
            actor: z.string(),
            action: z.string(),
            object: z.string(),
            /** Names of the fields that changed; they stay when the values have been deleted. */
            fields: z.array(z.string()),
            /** IP address of the operator; empty for the command line. */
            origin: z.string(),
            before: z.record(z.string(), z.unknown()).nullable(),
            after: z.record(z.string(), z.unknown()).nullable(),
          }),
        ),
        has_more: z.boolean(),
      }),
    },
  } satisfies EndpointsOf<typeof deskSessionCalls>;
};
