import { firstLoadBytes } from '../support/first-load.ts';
import { CREATE } from '../support/flow.ts';
import { expect, test } from '../support/test.ts';

/** What the shop front may cost a phone before anybody does anything, brotli (ADR 0083). */
const BUDGET_BYTES = 95_000;

for (const path of ['/', '/jp/apps/postcard/', `${CREATE}kit/10`]) {
  test(`the JavaScript of the first load of ${path} stays in its budget`, async ({ page }) => {
    const bytes = await firstLoadBytes(page, path);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  });
}
