import { ORDER_NUMBER } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { address, personName } from '../contact-fields.ts';
import { done } from '../field.ts';

export const deskFaceCalls = {
  deskFaces: { route: 'GET /api/desk/order/:number/faces/:page' },
  deskFaceCorrect: { route: 'POST /api/desk/order/face' },
} as const satisfies Calls;

export const deskFaceEndpoints = () => {
  const number = z.string().regex(ORDER_NUMBER);
  const kind = z.enum(['sender', 'recipient']);
  /** What is mistyped most; joint names and comments stay as they are. */
  const words = z.strictObject({ ...address, ...personName.shape });

  return {
    deskFaces: {
      summary: 'Who stands on a page of an order, as words that can be corrected',
      access: 'operator',
      permission: 'address-correct',
      audit: 'view',
      params: z.strictObject({ number, page: z.coerce.number().int().min(1).max(400) }),
      response: z.object({ faces: z.array(z.object({ kind, words })) }),
    },
    deskFaceCorrect: {
      summary: 'Correct a name or an address as it is printed, before the print; the press file is made anew',
      access: 'operator',
      permission: 'address-correct',
      audit: 'change',
      body: z.strictObject({ number, page: z.int().min(1).max(400), kind, words }),
      response: done,
    },
  } satisfies EndpointsOf<typeof deskFaceCalls>;
};
