import { type CardTextType, isCardText } from '@fumi/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { wordsPlaces } from '../../card/kit-art.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useShop } from '../../shop/use-shop.ts';

/** Query parameter with which the confirm page leads to some words: their dialog is open at once. */
const WORDS_OPEN = 'words';

/** Whether the dialog for the words of the card is open, and with which words first. */
export function useWordsDialog({ kit }: ChosenKit) {
  const { frontPage } = useShop().material;
  const [search] = useSearchParams();
  const types = wordsPlaces(kit.id, frontPage).flatMap(({ type }) => (isCardText(type) ? [type] : []));
  const asked = search.get(WORDS_OPEN);
  const [opened, setOpened] = useState<{ readonly first: CardTextType | null } | null>(
    asked !== null && types.length > 0 ? { first: types.find((type) => type === asked) ?? null } : null,
  );
  return {
    hasPlaces: types.length > 0,
    isOpen: opened !== null,
    first: opened?.first ?? null,
    open: (first: CardTextType | null) => setOpened({ first }),
    close: () => setOpened(null),
  };
}
