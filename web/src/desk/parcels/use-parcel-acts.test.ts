import type { CallFailure } from '@fumi/contract/client';
import { ok, refuse } from '@fumi/domain';
import { expect, test } from 'vitest';
import { brokenOffWords, type Leaving, shipInParts } from './use-parcel-acts.ts';

const parcels: Leaving[] = Array.from({ length: 120 }, (_, at) => ({
  number: `F261121-${10_000 + at}-1`,
  trackingNumber: null,
}));
const lost: CallFailure = { kind: 'unreachable' };

/** A shop that refuses the first parcel of each call as held, and is unreachable after so many calls. */
const shop = (calls: number) => {
  let left = calls;
  return async (part: readonly Leaving[]) => {
    left -= 1;
    if (left < 0) return refuse(lost);
    const [first, ...others] = part.map(({ number }) => number);
    const refused = [{ number: first ?? '', problem: 'held' as const, uncounted: null }];
    return ok({ shipped: others, refused });
  };
};

test('parcels leave fifty at once, until all have been sent', async () => {
  const { shipped, refused, failure } = await shipInParts(parcels, shop(3));
  expect([shipped.length, refused.length, failure]).toEqual([117, 3, null]);
});

test('a shipment that breaks off says how many have left, which cannot, and why it stopped', async () => {
  const shipment = await shipInParts(parcels, shop(2));
  expect([shipment.shipped.length, shipment.failure]).toEqual([98, lost]);
  const words = brokenOffWords(shipment, lost);
  for (const part of [
    '98個を発送済みにしましたが',
    'F261121-10000-1（止められています）',
    '通信できませんでした',
  ])
    expect(words).toContain(part);
  expect(brokenOffWords({ shipped: [], refused: [] }, lost)).not.toContain('発送済みにしました');
});
