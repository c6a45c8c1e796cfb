import { ok, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/call.ts';
import { overBudget } from '../limits/limits.service.ts';
import { checkPlace, deliveryTo, mendsOf } from './delivery.service.ts';

const tooOften = ({ context, originKey }: { context: Context; originKey: string }) =>
  overBudget(context, ['zip-origin', originKey]);

export const deliveryHandlers: HandlersOf<'zipinfoGet' | 'zipinfoCheck' | 'zipSearch' | 'addressCheck'> = {
  zipinfoGet: async (call) => {
    const spent = await tooOften(call);
    return spent ? refuse(spent) : ok({ info: call.context.zip.directory().find(call.input.query.zip) });
  },
  zipinfoCheck: async (call) => {
    const spent = await tooOften(call);
    return spent ? refuse(spent) : ok(deliveryTo(call.context.zip, call.input.body.zip));
  },
  zipSearch: async (call) => {
    const spent = await tooOften(call);
    return spent ? refuse(spent) : ok({ mends: mendsOf(call.context.zip, call.input.body) });
  },
  addressCheck: async (call) => {
    const { context, present, input } = call;
    const spent = await overBudget(context, ['address-check-member', present.member.code]);
    if (spent) return refuse(spent);
    return ok({ results: input.body.addresses.map((place) => checkPlace(context.zip, place)) });
  },
};
