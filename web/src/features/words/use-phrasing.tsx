import {
  type BookTexts,
  fillPhrase,
  type Hint,
  isCardText,
  occasionOn,
  type Phrase,
  type PhraseValues,
  type TextType,
} from '@fumi/domain';
import { placedWords, roleOf } from '@fumi/print';
import { useState } from 'react';
import { arrivalOf } from '../../card/arrival.ts';
import { wordsPlaces } from '../../card/kit-art.ts';
import { useHints } from '../../card/use-hints.ts';
import { phrasesCopy as copy } from '../../copy/phrases.ts';
import { wordsCopy } from '../../copy/words.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { PhraseFields } from './PhraseFields.tsx';
import { PhrasePicker } from './PhrasePicker.tsx';
import { addressWords } from './sender-words.ts';
import type { History } from './use-history.ts';
import { useKnownSender } from './use-known-sender.ts';

/** A text to start from: choosing one, filling it in, what the sender's own data offer, and customs of the occasion. */
export function usePhrasing({ kit, group }: ChosenKit, history: History) {
  const shop = useShop();
  const { today, material } = shop;
  const [isPicking, setIsPicking] = useState(false);
  const [phrase, setPhrase] = useState<Phrase | null>(null);
  const [typed, setTyped] = useState<PhraseValues>({});
  const sender = useKnownSender();
  const values = { ...sender, ...typed };
  const hints = useHints({ kitId: kit.id, group }, typed);
  const places = wordsPlaces(kit.id, material.frontPage);
  const isVertical = places.some(({ type, look }) => type === 'MESSAGE' && look?.writing === 'vertical');
  const arrivesOn = arrivalOf(group, shop);
  const fillingWith = (filled: PhraseValues) =>
    ({ values: filled, arrivesOn, writing: isVertical ? 'vertical' : 'horizontal' }) as const;

  const put = (chosen: Phrase, filled: PhraseValues, step: 'phrase' | null): void => {
    const { words } = fillPhrase(chosen, fillingWith(filled));
    history.change({ ...draftStore.getState().texts, ...placedWords(words, places).texts }, step);
  };
  const pick = (chosen: Phrase): void => {
    setPhrase(chosen);
    setIsPicking(false);
    put(chosen, values, null);
  };
  const fill = (filled: PhraseValues): void => {
    setTyped(filled);
    if (phrase) put(phrase, { ...sender, ...filled }, 'phrase');
  };

  const opening =
    isPicking && group.occasion ? (
      <PhrasePicker
        occasion={occasionOn(group.occasion, arrivesOn)}
        filling={fillingWith(values)}
        places={places}
        onPick={pick}
        onBack={() => setIsPicking(false)}
      />
    ) : (
      <>
        <Note>{wordsCopy.lead}</Note>
        {group.occasion ? (
          <Button icon="file" wide onClick={() => setIsPicking(true)}>
            {copy.open}
          </Button>
        ) : null}
        {phrase ? <PhraseFields {...{ phrase, values, today }} onValues={fill} /> : null}
      </>
    );

  const writing = places.find(({ type }) => type === 'ADDRESS')?.look?.writing;
  const offers: BookTexts = sender
    ? placedWords({ address: addressWords(sender, writing), names: sender.senderNames ?? '' }, places).texts
    : {};
  return {
    isPicking,
    opening,
    /** Hints of a place; those of the card as a whole stand with its text. */
    hintsAt: (type: TextType): readonly Hint[] => {
      const role = isCardText(type) ? roleOf(type) : undefined;
      return hints.filter((hint) => hint.role === role || (hint.role === null && role === 'message'));
    },
    /** What the sender's own data say for a place, '' for nothing. */
    offeredAt: (type: TextType): string => (isCardText(type) ? (offers[type] ?? '') : ''),
  };
}
