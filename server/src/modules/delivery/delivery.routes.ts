import { ok, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/call.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { checkAddresses, deliveryTo, mendsOf } from './delivery.service.ts';

const tooOften = ({ context, originKey }: { context: Context; originKey: string }) =>
  refuseOverLimit(context, ['zip-origin', originKey]);

export const deliveryHandlers: HandlersOf<'zipinfoGet' | 'zipinfoCheck' | 'zipSearch' | 'addressCheck'> = {
  zipinfoGet: async (call) => {
    const limited = await tooOften(call);
    return limited ? refuse(limited) : ok({ info: call.context.zip.directory().find(call.input.query.zip) });
  },
  zipinfoCheck: async (call) => {
    const limited = await tooOften(call);
    return limited ? refuse(limited) : ok(deliveryTo(call.context.zip, call.input.body.zip));
  },
  zipSearch: async (call) => {
    const limited = await tooOften(call);
    return limited ? refuse(limited) : ok({ mends: mendsOf(call.context.zip, call.input.body) });
  },
  addressCheck: async (call) => {
    const { context, signedIn, input } = call;
    const { addresses } = input.body;
    const limited = await refuseOverLimit(context, [
      'address-check-member',
      signedIn.member.code,
      Math.max(1, addresses.length),
    ]);
    return limited ? refuse(limited) : ok({ results: await checkAddresses(context.zip, addresses) });
  },
};
