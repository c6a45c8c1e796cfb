import { refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { addPhoto, createInquiry } from './inquiry.service.ts';

export const inquiryHandlers: HandlersOf<'inquiryCreate' | 'inquiryPhoto'> = {
  inquiryCreate: async ({ context, input, signedIn, originKey, once }) => {
    const { orderCode = null, ...form } = input.body;
    const email = form.email.trim().toLowerCase();
    const limited = await refuseOverLimit(
      context,
      ['inquiry-origin', originKey],
      ...(signedIn
        ? ([['inquiry-member', signedIn.member.code]] as const)
        : ([
            ['inquiry-email-origin', `${originKey} ${email}`],
            ['inquiry-email', email],
          ] as const)),
    );
    if (limited) return refuse(limited);
    return once((tx) => createInquiry(tx, context, { ...form, orderCode }, signedIn?.member ?? null));
  },

  inquiryPhoto: async ({ context, input, originKey }) => {
    const limited = await refuseOverLimit(context, ['inquiry-photo-origin', originKey]);
    if (limited) return refuse(limited);
    return addPhoto(context, input.body.photoToken, input.file?.bytes ?? null);
  },
};
