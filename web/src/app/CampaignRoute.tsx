import { checkoutCopy } from '../copy/checkout.ts';
import { CampaignPage } from '../features/order/CampaignPage.tsx';
import { loadCampaign } from '../features/order/load-checkout.ts';
import { useShop } from '../shop/use-shop.ts';
import { forMembers } from './guards.ts';
import { MemberGate } from './MemberGate.tsx';

/** A code is asked about for a member only: trying many of them costs an account. */
export const loader = forMembers(loadCampaign);

export function Component() {
  return (
    <MemberGate title={checkoutCopy.title} product={useShop().product}>
      <CampaignPage />
    </MemberGate>
  );
}
