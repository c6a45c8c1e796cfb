import { dayInTokyo, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { showCampaign } from './campaign.service.ts';

export const campaignHandlers: HandlersOf<'campaignShow'> = {
  campaignShow: async ({ context, signedIn: { member }, input: { body } }) => {
    const limited = await refuseOverLimit(context, ['campaign-member', member.code]);
    if (limited) return refuse(limited);
    const code = body.minchuCode ?? body.minchuToken;
    if (code === undefined) return refuse({ code: 'invalid', fields: { minchuCode: ['exactly-one'] } });
    return showCampaign(context, member.code, { code, today: dayInTokyo(context.clock.nowMs()) });
  },
};
