import { expect, test } from 'vitest';
import { finalCheckCopy } from './checkout.ts';
import { CLAIM_TEXT } from './claims.ts';
import { commerceCopy } from './commerce.ts';
import { termsArticles } from './terms.ts';

test('what was damaged, misprinted or did not come may be said for thirty days, everywhere alike', () => {
  expect(CLAIM_TEXT.match(/30日以内/g)).toHaveLength(2);
  expect(finalCheckCopy.returnsText).toContain(CLAIM_TEXT);
  expect(termsArticles.flatMap(({ paragraphs }) => paragraphs)).toContain(CLAIM_TEXT);
  expect(commerceCopy.returnsText).toContain(CLAIM_TEXT);
  expect(JSON.stringify([finalCheckCopy, termsArticles, commerceCopy])).not.toContain('14日');
});
