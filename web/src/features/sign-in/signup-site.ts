import { invariant, type Product } from '@fumi/domain';
import { isSmartphone } from '../../platform/browser.ts';

/** The site that a sign-up is offered through: a phone's or a computer's (spec §6). */
export function signupSite(product: Product, userAgent: string): number {
  const { site } = product.member;
  invariant(site, `${product.code} has no site type for login.`);
  return isSmartphone(userAgent) ? site.normal.mobile : site.normal.pc;
}
