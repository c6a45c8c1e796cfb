import { invariant, type Product } from '@fumi/domain';
import { isCampaignPath } from '../../paths.ts';
import { isSmartphone } from '../../platform/browser.ts';

/** The site that a sign-up is offered through: a campaign's or the shop's own, a phone's or a computer's (spec §6). */
export function signupSite(product: Product, returnTo: string, userAgent: string): number {
  const { site } = product.member;
  invariant(site, `${product.code} has no site type for login.`);
  const of = isCampaignPath(returnTo) ? site.minchu : site.normal;
  return isSmartphone(userAgent) ? of.mobile : of.pc;
}
