import {
  type CardTextType,
  type Hint,
  hintsOf,
  isCardText,
  occasionOn,
  ok,
  type PhraseValues,
  type TagGroup,
  zipInWords,
} from '@fumi/domain';
import { wordsByRole } from '@fumi/print';
import { useMemo } from 'react';
import { useDraft } from '../draft/draft-store.ts';
import { useCall } from '../platform/use-call.ts';
import { useShop } from '../shop/use-shop.ts';
import { arrivalOf } from './arrival.ts';
import { wordsPlaces } from './kit-art.ts';
import { localitiesOfZip } from './localities.ts';

const NO_HINTS: readonly Hint[] = [];
const NO_VALUES: PhraseValues = {};

type Card = { readonly kitId: number; readonly group: TagGroup };

/** Whether a hint is about the design's own greeting: it stands beside the card, as no field has it. */
export const isOwnTooLate = ({ rule, role }: Hint): boolean => rule === 'too-late' && role === null;

/** Customs that the typed words may go against; of the design's own only what the day of arrival makes wrong. */
export function useHints({ kitId, group }: Card): readonly Hint[] {
  const shop = useShop();
  const { today, material } = shop;
  const texts = useDraft((draft) => draft.texts);
  const sender = useDraft((draft) => draft.sender);
  const recipients = useDraft((draft) => draft.recipients);
  const values = useDraft(({ phrasing }) => (phrasing?.groupId === group.id ? phrasing.values : NO_VALUES));
  const words = useMemo(() => {
    const places = wordsPlaces(kitId, material.frontPage);
    const typedAt = (type: CardTextType) =>
      places.some((place) => place.type === type) ? (texts[type] ?? '') : '';
    return wordsByRole(typedAt);
  }, [kitId, material, texts]);
  const zip = zipInWords(words);
  const { value: zipLocalities } = useCall(zip || null, async () => ok(await localitiesOfZip(zip)));
  return useMemo(() => {
    const { occasion } = group;
    if (occasion === undefined) return NO_HINTS;
    const places = wordsPlaces(kitId, material.frontPage);
    const arrivesOn = arrivalOf(group, shop);
    return hintsOf(words, {
      occasion: occasionOn(occasion, arrivesOn),
      today,
      arrivesOn,
      drawn: places.flatMap(({ type, words }) =>
        isCardText(type) && texts[type] === undefined && words ? [words] : [],
      ),
      values,
      senders: [sender.name, ...sender.jointNames],
      recipients: recipients.flatMap(({ name, jointNames }) => [name, ...jointNames]),
      zipLocalities,
    });
  }, [group, kitId, material, shop, today, texts, words, values, sender, recipients, zipLocalities]);
}
