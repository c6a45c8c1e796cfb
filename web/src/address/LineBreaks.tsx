import {
  breakAddedTo,
  breakMovedTo,
  breakTakenFrom,
  linesByHand,
  MOST_ADDRESS_LINES,
  type PrintAddress,
} from '@fumi/domain';
import type { AddressWord } from '@fumi/print';
import { Fragment, useId, useRef, useState } from 'react';
import type { FaceDesign } from '../card/address-face.ts';
import { useAddressWords } from '../card/address-words.ts';
import { lineBreakCopy } from '../copy/line-breaks.ts';
import { Button } from '../ui/Button.tsx';
import styles from './LineBreaks.module.css';

type Props = {
  readonly design: FaceDesign;
  readonly party: 'sender' | 'recipient';
  readonly address: PrintAddress;
  /** Lines of the address; with an empty list the engine breaks it itself. */
  readonly onBreak: (lines: readonly string[]) => void;
  /** Something of the address is printed small, or does not fit. */
  readonly isTight: boolean;
};

type Placed = { readonly word: AddressWord; readonly index: number };

const startsLine = ({ word, index }: Placed): boolean => index === 0 || word.startsLine;

/** Where the lines of an address end, for whoever wants it otherwise: the pressed word begins a line. */
export function LineBreaks({ design, party, address, onBreak, isTight }: Props) {
  const words = useAddressWords(design, party, address);
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const placed = words.map((word, index) => ({ word, index }));
  const lineCount = placed.filter(startsLine).length;
  const isByHand = linesByHand(address) !== null;
  if (words.length < 2 || (lineCount < 2 && !isByHand)) return null;
  // The pressed button may disappear: focus goes to the toggle, so that it is not lost.
  const breakAndLeave = (lines: readonly string[]) => {
    onBreak(lines);
    toggle.current?.focus();
  };
  const onMore = () => breakAndLeave(breakAddedTo(words));
  return (
    <section className={styles.breaks} aria-label={lineBreakCopy.title}>
      <div className={styles.head}>
        <Button
          ref={toggle}
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
        <Words {...{ placed, onBreak }} />
        <div className={styles.head}>
          {lineCount < Math.min(MOST_ADDRESS_LINES, words.length) ? (
            <Button size="small" onClick={onMore}>
              {lineBreakCopy.more}
            </Button>
          ) : null}
          {isByHand ? (
            <Button size="small" onClick={() => breakAndLeave([])}>
              {lineBreakCopy.automatic}
            </Button>
          ) : null}
        </div>
        <p className={styles.tight} role="status">
          {isByHand && isTight ? lineBreakCopy.tight : null}
        </p>
      </div>
    </section>
  );
}

type WordsProps = Pick<Props, 'onBreak'> & { readonly placed: readonly Placed[] };

/** The words of all lines in one row of elements, so that one that moves to another line keeps focus. */
function Words({ placed, onBreak }: WordsProps) {
  const words = placed.map(({ word }) => word);
  return (
    <div className={styles.words}>
      {placed.map(({ word, index }) => (
        <Fragment key={index}>
          {index > 0 && word.startsLine ? <span className={styles.lineEnd} /> : null}
          <Word
            {...{ word, index }}
            onPress={() =>
              onBreak(word.startsLine ? breakTakenFrom(words, index) : breakMovedTo(words, index))
            }
          />
        </Fragment>
      ))}
    </div>
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
