import { ok, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/call.ts';
import type { Owner } from '../contacts/contacts.service.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import type { SignedIn } from '../session/session.service.ts';
import * as service from './address-request.service.ts';

const ownerOf = ({ context, signedIn }: { context: Context; signedIn: SignedIn }): Owner => ({
  context,
  memberCode: signedIn.member.code,
});

export const addressRequestHandlers: HandlersOf<
  | 'addressRequestCreate'
  | 'addressRequestList'
  | 'addressRequestAccept'
  | 'addressRequestDelete'
  | 'addressRequestShow'
  | 'addressRequestAnswer'
> = {
  addressRequestCreate: async (call) => {
    const { context, signedIn, once } = call;
    const limited = await refuseOverLimit(context, ['address-request-member', signedIn.member.code]);
    if (limited) return refuse(limited);
    const { contactCode = null, ...form } = call.input.body;
    return once((tx) => service.createRequest(tx, context, signedIn.member.code, { ...form, contactCode }));
  },

  addressRequestList: async (call) => ok({ requests: await service.listRequests(ownerOf(call)) }),

  addressRequestAccept: (call) => service.acceptRequest(ownerOf(call), call.input.body),

  addressRequestDelete: async (call) => {
    const gone = await service.deleteRequest(ownerOf(call), call.input.body.code);
    return gone.ok ? ok({}) : gone;
  },

  addressRequestShow: async ({ context, input, originKey }) => {
    const limited = await refuseOverLimit(context, ['address-request-origin', originKey]);
    if (limited) return refuse(limited);
    return service.showRequest(context, input.params.token);
  },

  addressRequestAnswer: async ({ context, input, originKey, once }) => {
    const limited = await refuseOverLimit(context, ['address-request-origin', originKey]);
    if (limited) return refuse(limited);
    return once((tx) => service.answerRequest(tx, context, input.params.token, input.body));
  },
};
