import {
  type CardTextType,
  cardYear,
  type Hint,
  hintsOf,
  isCardText,
  occasionOn,
  type PhraseValues,
  type PlainDate,
  type TagGroup,
} from '@fumi/domain';
import { useMemo } from 'react';
import { useDraft } from '../draft/draft-store.ts';
import { useShop } from '../shop/use-shop.ts';
import { wordsPlaces } from './kit-art.ts';
import { wordsByRole } from './words-of-phrase.ts';

const NO_HINTS: readonly Hint[] = [];
const NO_VALUES: PhraseValues = {};

/** When a card of a group is to arrive, as far as anybody can say: a New Year's card on the next 1 January. */
export function arrivalOf(group: Pick<TagGroup, 'occasion'>, today: PlainDate): PlainDate {
  const newYearsDay = `${cardYear(today)}-01-01`;
  if (group.occasion === 'new-year') return newYearsDay;
  return group.occasion === 'kanchu' && today < newYearsDay ? `${cardYear(today)}-01-15` : today;
}

type Card = { readonly kitId: number; readonly group: TagGroup };

/** Customs that the typed words may go against; nothing is said of the design's own. */
export function useHints({ kitId, group }: Card, values = NO_VALUES): readonly Hint[] {
  const { today, material } = useShop();
  const texts = useDraft((draft) => draft.texts);
  const sender = useDraft((draft) => draft.sender);
  const recipients = useDraft((draft) => draft.recipients);
  return useMemo(() => {
    const { occasion } = group;
    const places = wordsPlaces(kitId, material.frontPage);
    const typedAt = (type: CardTextType) =>
      places.some((place) => place.type === type) ? (texts[type] ?? '') : '';
    if (occasion === undefined) return NO_HINTS;
    const arrivesOn = arrivalOf(group, today);
    return hintsOf(wordsByRole(typedAt), {
      occasion: occasionOn(occasion, arrivesOn),
      today,
      arrivesOn,
      drawn: places.flatMap(({ type, words }) =>
        isCardText(type) && texts[type] === undefined && words ? [words] : [],
      ),
      values,
      senders: [sender.name, ...sender.jointNames],
      recipients: recipients.flatMap(({ name, jointNames }) => [name, ...jointNames]),
    });
  }, [group, kitId, material, today, texts, values, sender, recipients]);
}
