import { ok, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/call.ts';
import type { Owner } from '../contacts/contacts.service.ts';
import { overBudget } from '../limits/limits.service.ts';
import type { SignedIn } from '../session/session.service.ts';
import * as service from './address-request.service.ts';

const ownerOf = ({ context, present }: { context: Context; present: SignedIn }): Owner => ({
  context,
  memberCode: present.member.code,
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
    const { context, present, once } = call;
    const spent = await overBudget(context, ['address-request-member', present.member.code]);
    if (spent) return refuse(spent);
    const { contactCode = null, ...form } = call.input.body;
    return once((tx) => service.createRequest(tx, context, present.member.code, { ...form, contactCode }));
  },

  addressRequestList: async (call) => ok({ requests: await service.listRequests(ownerOf(call)) }),

  addressRequestAccept: (call) => service.acceptRequest(ownerOf(call), call.input.body.code),

  addressRequestDelete: async (call) => {
    const gone = await service.deleteRequest(ownerOf(call), call.input.body.code);
    return gone.ok ? ok({}) : gone;
  },

  addressRequestShow: async ({ context, input, originKey }) => {
    const spent = await overBudget(context, ['address-request-origin', originKey]);
    if (spent) return refuse(spent);
    const shown = await service.showRequest(context, input.params.token);
    return shown.ok ? ok({ senderName: shown.value }) : shown;
  },

  addressRequestAnswer: async ({ context, input, originKey }) => {
    const spent = await overBudget(context, ['address-request-origin', originKey]);
    if (spent) return refuse(spent);
    const answered = await service.answerRequest(context, input.params.token, input.body);
    return answered.ok ? ok({}) : answered;
  },
};
