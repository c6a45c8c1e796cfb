import { type Hint, hintsOf, occasionOn, type PrintAddress, type TagGroup } from '@fumi/domain';
import { useMemo } from 'react';
import { useShop } from '../shop/use-shop.ts';
import { arrivalOf } from './arrival.ts';

const NO_HINTS: readonly Hint[] = [];

/** Customs that a line for one person may go against, on a card for an occasion. */
export function useCommentHints(
  group: TagGroup | undefined,
  { comment1, comment2 }: Pick<PrintAddress, 'comment1' | 'comment2'>,
): readonly Hint[] {
  const shop = useShop();
  return useMemo(() => {
    if (group?.occasion === undefined) return NO_HINTS;
    const { today } = shop;
    const arrivesOn = arrivalOf(group, shop);
    const hints = hintsOf(
      { byHand: [comment1, comment2].join('\n') },
      {
        occasion: occasionOn(group.occasion, arrivesOn),
        ...{ today, arrivesOn, drawn: [], values: {}, senders: [], recipients: [] },
      },
    );
    return hints.filter(({ role }) => role === 'byHand');
  }, [group, shop, comment1, comment2]);
}
