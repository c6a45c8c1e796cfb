import { ok } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { checkPlace, deliveryTo, zipsOf } from './delivery.service.ts';

export const deliveryHandlers: HandlersOf<'zipinfoGet' | 'zipinfoCheck' | 'zipSearch' | 'addressCheck'> = {
  zipinfoGet: async ({ context, input }) => ok({ info: context.zip.directory().find(input.query.zip) }),
  zipinfoCheck: async ({ context, input }) => ok(deliveryTo(context.zip, input.body.zip)),
  zipSearch: async ({ context, input }) => ok({ candidates: zipsOf(context.zip, input.body) }),
  addressCheck: async ({ context, input }) =>
    ok({ results: input.body.addresses.map((place) => checkPlace(context.zip, place)) }),
};
