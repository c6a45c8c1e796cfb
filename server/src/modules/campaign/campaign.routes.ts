import { dayInTokyo, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { overBudget } from '../limits/limits.service.ts';
import { showCampaign } from './campaign.service.ts';

export const campaignHandlers: HandlersOf<'campaignShow'> = {
  campaignShow: async ({ context, present: { member }, input: { body } }) => {
    const spent = await overBudget(context, ['campaign-member', member.code]);
    if (spent) return refuse(spent);
    const code = body.minchuCode ?? body.minchuToken;
    if (code === undefined) return refuse({ code: 'invalid', fields: { minchuCode: ['exactly-one'] } });
    return showCampaign(context, member.code, { code, today: dayInTokyo(context.clock.nowMs()) });
  },
};
