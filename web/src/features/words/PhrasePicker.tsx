import {
  type Filling,
  fillPhrase,
  type Occasion,
  type Phrase,
  type PhraseCollection,
  phrasesFor,
  type Tone,
  tonesOf,
} from '@fumi/domain';
import { hasRoomFor, placedWords } from '@fumi/print';
import { type MouseEvent, useState } from 'react';
import type { WordsPlace } from '../../card/kit-art.ts';
import { phrasesCopy as copy, TONE_WORDS } from '../../copy/phrases.ts';
import { inLetters } from '../../platform/in-letters.ts';
import { Button } from '../../ui/Button.tsx';
import { ChipGroup } from '../../ui/Chip.tsx';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { usePhrases } from './load-phrases.ts';
import styles from './PhrasePicker.module.css';

type Props = {
  readonly occasion: Occasion;
  readonly filling: Filling;
  /** Where the words will stand: texts that find no room there are not offered. */
  readonly places: readonly WordsPlace[];
  readonly onPick: (phrase: Phrase, event: MouseEvent) => void;
  readonly onBack: () => void;
};

/** What the list shows of a phrase: greeting, headline and message as they stand on the card, with blanks. */
function preview(phrase: Phrase, filling: Filling, places: readonly WordsPlace[]): string {
  const { texts } = placedWords(fillPhrase(phrase, { ...filling, blank: copy.blank }).words, places);
  return [texts.GREETING, texts.HEADLINE, texts.MESSAGE].filter(Boolean).join('\n');
}

/** 文例から選ぶ: the texts of the occasion by tone; one press puts one on the card. */
export function PhrasePicker({ occasion, filling, places, onPick, onBack }: Props) {
  const { value, failure, again } = usePhrases(occasion);
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <h3 tabIndex={-1}>{copy.title}</h3>
        <Button size="small" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
      {failure === null ? null : (
        <Message tone="error" announced>
          <p>{copy.failed}</p>
          <Button size="small" onClick={again}>
            {copy.again}
          </Button>
        </Message>
      )}
      {value === null && failure === null ? <p role="status">{copy.loading}</p> : null}
      {value ? <Phrases {...{ filling, places, onPick }} collection={value} /> : null}
    </div>
  );
}

type PhrasesProps = Pick<Props, 'filling' | 'places' | 'onPick'> & { readonly collection: PhraseCollection };

/** The texts that find room in the places, of one tone at a time. */
function Phrases({ collection, filling, places, onPick }: PhrasesProps) {
  const [chosen, setChosen] = useState<Tone | null>(null);
  const phrases = collection.phrases.filter((phrase) => hasRoomFor(phrase, filling, places));
  const fitting = { ...collection, phrases };
  const tones = tonesOf(fitting);
  const tone = chosen ?? tones[0] ?? 'formal';
  return (
    <>
      <Note>{phrases.length === 0 ? copy.noRoom : copy.lead}</Note>
      <ChipGroup
        label={copy.tones}
        chips={tones.map((value) => ({ value, words: TONE_WORDS[value] }))}
        chosen={tone}
        onChoose={setChosen}
      />
      <ul>
        {phrasesFor(fitting, tone).map((phrase) => (
          <li key={phrase.id}>
            <button type="button" onClick={(event) => onPick(phrase, event)}>
              <b>{inLetters(phrase.title)}</b>
              <span>{inLetters(preview(phrase, filling, places))}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
