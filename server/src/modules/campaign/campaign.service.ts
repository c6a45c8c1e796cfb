import { ok, type PlainDate, type Result, refuse, typedCode } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { digest } from '../../random.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { type CampaignRow, findTicket } from './campaign.repository.ts';

/** A code as people type it; its digest is what is kept. */
export const ticketHashOf = (typed: string): string => digest(typedCode(typed));

/** Whether a campaign runs today. */
export function campaignStatus(
  { startsOn, endsOn }: Pick<CampaignRow, 'startsOn' | 'endsOn'>,
  today: PlainDate,
): 'open' | 'not-begun' | 'ended' {
  if (today < startsOn) return 'not-begun';
  return today > endsOn ? 'ended' : 'open';
}

/** What a campaign's code stands for. A member who used it themselves is told with which order. */
export async function showCampaign(
  context: Context,
  memberCode: string,
  { code, today }: { readonly code: string; readonly today: PlainDate },
): Promise<Result<ReturnType<typeof campaignToWire>, Refusal>> {
  const ticket = await findTicket(context.db, ticketHashOf(code));
  if (ticket === null) return refuse({ code: 'not_found' });
  const { campaign, orderCode } = ticket;
  const book = await findBookByCode(context.db, campaign.bookCode);
  const own = orderCode === null ? null : await findOwnOrder(context.db, orderCode, memberCode);
  const status = orderCode === null ? campaignStatus(campaign, today) : ('used' as const);
  return ok(campaignToWire(campaign, { kitId: book?.kitId ?? null, status, orderCode: own?.code ?? null }));
}

type Facts = {
  readonly kitId: number | null;
  readonly status: 'open' | 'not-begun' | 'ended' | 'used';
  readonly orderCode: string | null;
};

const campaignToWire = (campaign: CampaignRow, { kitId, status, orderCode }: Facts) => ({
  campaign: {
    code: campaign.code,
    title: campaign.title,
    productCode: campaign.productCode,
    kitId,
    unitPrice: campaign.unitPriceYen,
    deliveryTypeId: campaign.deliveryTypeId,
    startsOn: campaign.startsOn,
    endsOn: campaign.endsOn,
    status,
    orderCode,
  },
});
