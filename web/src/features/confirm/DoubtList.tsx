import { Link } from 'react-router';
import type { Doubt } from '../../address/address-doubts.ts';
import { confirmCopy } from '../../copy/confirm.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import styles from './DoubtList.module.css';

/** A card, or what all cards share, with what there is to say about it. */
export type DoubtedCard = {
  /** 宛先 7／30 山田 太郎 様 */
  readonly title: string;
  readonly doubts: readonly Doubt[];
  /** Where it is corrected: on another page, or in a dialog over this one. */
  readonly fix: { readonly words: string; readonly to: string } | (() => void);
};

export const isHeld = ({ doubts }: DoubtedCard): boolean => doubts.some(({ level }) => level === 'refused');

/** Somebody should look at it; what the engine only tells asks for nothing. */
export const isOpen = ({ level }: Doubt): boolean => level !== 'told';
export const isDoubted = ({ doubts }: DoubtedCard): boolean => doubts.some(isOpen);

/** So many are shown at once; the others unfold. */
const SHOWN = 5;

/** Everything that somebody should look at before the order, what holds it first (spec §2, ADR 40). */
export function DoubtList({ cards }: { readonly cards: readonly DoubtedCard[] }) {
  const held = cards.filter(isHeld);
  const others = cards.filter((card) => isDoubted(card) && !isHeld(card));
  const [shown, rest] = [others.slice(0, SHOWN), others.slice(SHOWN)];
  if (held.length + others.length === 0) return null;
  return (
    <section className={styles.list} aria-label={confirmCopy.doubts}>
      {held.length === 0 ? null : (
        <Message tone="error">
          <p>{confirmCopy.held(held.length)}</p>
          <Rows cards={held} />
        </Message>
      )}
      {others.length === 0 ? null : (
        <Message tone="warning">
          <p>{confirmCopy.toCheck(others.length)}</p>
          <Rows cards={shown} />
          {rest.length === 0 ? null : (
            <details>
              <summary>{confirmCopy.moreDoubts(rest.length)}</summary>
              <Rows cards={rest} />
            </details>
          )}
        </Message>
      )}
    </section>
  );
}

/** Cards of which the engine only tells what it did, folded (ADR 87). */
export function ToldList({ cards }: { readonly cards: readonly DoubtedCard[] }) {
  const told = cards.filter((card) => !isDoubted(card));
  if (told.length === 0) return null;
  return (
    <div className={styles.list}>
      <Message tone="info">
        <details>
          <summary>{confirmCopy.told(told.length)}</summary>
          <Rows cards={told} />
        </details>
      </Message>
    </div>
  );
}

const Rows = ({ cards }: { readonly cards: readonly DoubtedCard[] }) => (
  <ul className={styles.rows}>
    {cards.map((card) => (
      <li key={card.title}>
        <div>
          <b>{card.title}</b>
          {card.doubts.map(({ sentence }) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Fix card={card} />
      </li>
    ))}
  </ul>
);

function Fix({ card: { title, fix } }: { readonly card: DoubtedCard }) {
  if (typeof fix === 'function')
    return (
      <Button size="small" aria-label={confirmCopy.fixOf(title)} onClick={fix}>
        {confirmCopy.fix}
      </Button>
    );
  return (
    <Link {...buttonAttributes({ size: 'small' })} to={fix.to}>
      {fix.words}
    </Link>
  );
}
