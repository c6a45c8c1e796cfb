import { KEPT_DAYS } from '@fumi/domain';
import { expect, test } from 'vitest';
import { CLAIM_TEXT } from './claims.ts';
import { commerceCopy } from './commerce.ts';
import { finalCheckCopy } from './payment.ts';
import { privacyArticles, termsArticles } from './terms.ts';

test('every text gives thirty days for a claim', () => {
  expect(CLAIM_TEXT.match(/30日以内/g)).toHaveLength(2);
  expect(finalCheckCopy.returnsText).toContain(CLAIM_TEXT);
  expect(termsArticles.flatMap(({ paragraphs }) => paragraphs)).toContain(CLAIM_TEXT);
  expect(commerceCopy.returnsText).toContain(CLAIM_TEXT);
  expect(JSON.stringify([finalCheckCopy, termsArticles, commerceCopy])).not.toContain('14日');
});

test.each([
  'unorderedBooks',
  'shippedBooks',
  'deliveryAddresses',
  'drafts',
  'words',
  'inquiries',
  'backups',
] as const)('the privacy text promises what the shop does: %s', (kept) =>
  expect(privacyArticles.flatMap(({ paragraphs }) => paragraphs).join()).toContain(`${KEPT_DAYS[kept]}日`),
);
