import { expect, test } from 'vitest';
import { flowPaths, paths } from '../../paths.ts';
import { signupSite } from './signup-site.ts';

const site = { normal: { pc: 1, mobile: 2 }, minchu: { pc: 3, mobile: 4 } };
const product = { code: 'T0021', member: { site, signupMode: 2 } } as never;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

test.each([
  [flowPaths('/jp/apps/postcard/create/').preview(), 'Mozilla/5.0 (X11; Linux x86_64)', 1],
  [flowPaths('/jp/apps/postcard/create/').preview(), PHONE, 2],
  [paths.campaignCustomer('T0021', 't1cket'), 'Mozilla/5.0 (X11; Linux x86_64)', 3],
  [paths.campaignCustomer('T0021', 't1cket'), PHONE, 4],
])('who signs up on the way to %s with %s does so on site %i', (returnTo, userAgent, expected) => {
  expect(signupSite(product, returnTo, userAgent)).toBe(expected);
});
