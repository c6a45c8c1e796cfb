import {
  breakAddedTo,
  breakMovedTo,
  breakTakenFrom,
  linesByHand,
  MOST_ADDRESS_LINES,
  type PrintAddress,
} from '@fumi/domain';
import type { AddressWord } from '@fumi/print';
import { useId, useState } from 'react';
import type { FaceDesign } from '../card/address-face.ts';
import { useAddressWords } from '../card/address-words.ts';
import { lineBreakCopy } from '../copy/line-breaks.ts';
import { Button } from '../ui/Button.tsx';
import styles from './LineBreaks.module.css';

type Props = {
  readonly design: FaceDesign;
  readonly party: 'sender' | 'recipient';
  readonly address: PrintAddress;
  /** Lines of the address; none, and the engine breaks it. */
  readonly onBreak: (lines: readonly string[]) => void;
  /** Something of the address is printed small, or does not fit. */
  readonly isTight: boolean;
};

type Placed = { readonly word: AddressWord; readonly index: number };

/** The words by the lines on which they stand. */
function linesOf(words: readonly AddressWord[]): Placed[][] {
  const lines: Placed[][] = [];
  for (const [index, word] of words.entries()) {
    if (index === 0 || word.startsLine) lines.push([]);
    lines.at(-1)?.push({ word, index });
  }
  return lines;
}

/** Where the lines of an address end, for whoever wants it otherwise: the pressed word begins a line. */
export function LineBreaks({ design, party, address, onBreak, isTight }: Props) {
  const words = useAddressWords(design, party, address);
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const lines = linesOf(words);
  const isByHand = linesByHand(address) !== null;
  if (words.length < 2 || (lines.length < 2 && !isByHand)) return null;
  const press = ({ word, index }: Placed) =>
    onBreak(word.startsLine ? breakTakenFrom(words, index) : breakMovedTo(words, index));
  return (
    <section className={styles.breaks} aria-label={lineBreakCopy.title}>
      <div className={styles.head}>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {lineBreakCopy.open}
        </Button>
        {isByHand ? <span className={styles.note}>{lineBreakCopy.byHand}</span> : null}
      </div>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        <p className={styles.note}>{lineBreakCopy.lead}</p>
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line[0]?.index} className={styles.line}>
              {line.map((placed) => (
                <Word key={placed.index} {...placed} onPress={() => press(placed)} />
              ))}
            </li>
          ))}
        </ol>
        <div className={styles.head}>
          {lines.length < MOST_ADDRESS_LINES && words.length > lines.length ? (
            <Button size="small" onClick={() => onBreak(breakAddedTo(words))}>
              {lineBreakCopy.more}
            </Button>
          ) : null}
          {isByHand ? (
            <Button size="small" onClick={() => onBreak([])}>
              {lineBreakCopy.automatic}
            </Button>
          ) : null}
        </div>
        {isByHand && isTight ? (
          <p className={styles.tight} role="status">
            {lineBreakCopy.tight}
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** A word of the address. The first begins the first line, whatever is pressed. */
const Word = ({ word, index, onPress }: Placed & { readonly onPress: () => void }) =>
  index === 0 ? (
    <span className={styles.word}>{word.text}</span>
  ) : (
    <button
      type="button"
      className={styles.word}
      aria-pressed={word.startsLine}
      aria-label={lineBreakCopy.beginsLine(word.text)}
      onClick={onPress}
    >
      {word.text}
    </button>
  );
