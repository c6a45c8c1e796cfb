import { type CardTextType, isCardText } from '@fumi/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { wordsPlaces } from '../../card/kit-art.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useShop } from '../../shop/use-shop.ts';

/** In the address where the page before the order leads to the words: they are open at once. */
const WORDS_OPEN = 'words';

/** Whether the words of the card are being written, and which was pressed. */
export function useWordsDialog({ kit }: ChosenKit) {
  const { frontPage } = useShop().material;
  const [search] = useSearchParams();
  const hasPlaces = wordsPlaces(kit.id, frontPage).some(({ type }) => isCardText(type));
  const [opened, setOpened] = useState<{ readonly first: CardTextType | null } | null>(
    search.has(WORDS_OPEN) && hasPlaces ? { first: null } : null,
  );
  return {
    hasPlaces,
    isOpen: opened !== null,
    first: opened?.first ?? null,
    open: (first: CardTextType | null) => setOpened({ first }),
    close: () => setOpened(null),
  };
}
