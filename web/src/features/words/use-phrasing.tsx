import {
  type BookTexts,
  fillPhrase,
  type Hint,
  isCardText,
  occasionOn,
  type Phrase,
  type PhraseField,
  type PhraseValues,
  type TextType,
} from '@fumi/domain';
import { placedWords, roleOf } from '@fumi/print';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { arrivalOf } from '../../card/arrival.ts';
import { wordsPlaces } from '../../card/kit-art.ts';
import { isOwnTooLate, useHints } from '../../card/use-hints.ts';
import { phrasesCopy as copy } from '../../copy/phrases.ts';
import { wordsCopy } from '../../copy/words.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { draftStore, useDraft } from '../../draft/draft-store.ts';
import { isByKeys } from '../../platform/is-by-keys.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { PhraseFields } from './PhraseFields.tsx';
import { PhrasePicker } from './PhrasePicker.tsx';
import { picked, refill } from './refill.ts';
import { addressWords } from './sender-words.ts';
import type { History } from './use-history.ts';
import { useKnownSender } from './use-known-sender.ts';
import styles from './WordsDialog.module.css';

const NOTHING = { phrase: null, values: {} as PhraseValues } as const;

/** A text to start from: choosing one, filling it in, what the sender's own data offer, and customs of the occasion. */
export function usePhrasing({ kit, group }: ChosenKit, history: History) {
  const shop = useShop();
  const { today, material } = shop;
  const [isPicking, setIsPicking] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const { phrase, values: typed } = useDraft(({ phrasing }) =>
    phrasing?.groupId === group.id ? phrasing : NOTHING,
  );
  const texts = useDraft((draft) => draft.texts);
  const sender = useKnownSender();
  const values = { ...sender, ...typed };
  const hints = useHints({ kitId: kit.id, group });
  const places = wordsPlaces(kit.id, material.frontPage);
  const isVertical = places.some(({ type, look }) => type === 'MESSAGE' && look?.writing === 'vertical');
  const arrivesOn = arrivalOf(group, shop);
  const fillingWith = (filled: PhraseValues) =>
    ({ values: filled, arrivesOn, writing: isVertical ? 'vertical' : 'horizontal' }) as const;

  const textsOf = (chosen: Phrase, filled: PhraseValues): BookTexts =>
    placedWords(fillPhrase(chosen, fillingWith(filled)).words, places).texts;
  /** Opens or closes the list. The pressed button is gone: `first` takes the focus, or a button. */
  const show = (list: boolean, first: string): void => {
    flushSync(() => setIsPicking(list));
    const at = part.current?.querySelector<HTMLElement>(first) ?? part.current?.querySelector('button');
    at?.focus();
  };
  const pick = (chosen: Phrase, event: MouseEvent): void => {
    const before = phrase ? textsOf(phrase, values) : {};
    const after = picked(draftStore.getState().texts, before, textsOf(chosen, values));
    history.change(after, null, { groupId: group.id, phrase: chosen, values: typed });
    // After a touch, focus in a field would open the on-screen keyboard over the card.
    show(false, isByKeys(event) ? 'fieldset :is(input, select, textarea)' : 'button');
  };
  const fill = (field: PhraseField, value: string): void => {
    if (!phrase) return;
    const filled = { ...values, [field]: value };
    const [before, after] = [textsOf(phrase, values), textsOf(phrase, { ...sender, ...filled })];
    const refilled = refill(draftStore.getState().texts, before, after);
    history.change(refilled, `phrase.${field}`, { groupId: group.id, phrase, values: filled });
  };

  const leave = (): void => show(false, 'button');
  const opening =
    isPicking && group.occasion ? (
      <PhrasePicker
        occasion={occasionOn(group.occasion, arrivesOn)}
        filling={fillingWith(values)}
        places={places}
        onPick={pick}
        onBack={leave}
      />
    ) : (
      <>
        <Note>{wordsCopy.lead}</Note>
        {group.occasion ? (
          <Button icon="file" wide onClick={() => show(true, 'h3')}>
            {copy.open}
          </Button>
        ) : null}
        {phrase ? <PhraseFields {...{ phrase, values, today }} onValue={fill} /> : null}
      </>
    );

  const writing = places.find(({ type }) => type === 'ADDRESS')?.look?.writing;
  const offers: BookTexts = sender
    ? placedWords({ address: addressWords(sender, writing), names: sender.senderNames ?? '' }, places).texts
    : {};
  return {
    isPicking,
    /** Back from the list to the words. */
    leave,
    opening: (
      <div ref={part} className={styles.opening}>
        {opening}
      </div>
    ),
    /** Hints about what is typed in a place; those about the whole card stand with the message. */
    hintsAt: (type: TextType): readonly Hint[] => {
      // Of a place where nobody has typed, the confirm page tells what is missing.
      const role = isCardText(type) && texts[type] ? roleOf(type) : undefined;
      const isOfCard = (hint: Hint) => hint.role === null && type === 'MESSAGE' && !isOwnTooLate(hint);
      return hints.filter((hint) => hint.role === role || isOfCard(hint));
    },
    /** What the sender's own data say for a place, '' for nothing. */
    offeredAt: (type: TextType): string => (isCardText(type) ? (offers[type] ?? '') : ''),
  };
}
