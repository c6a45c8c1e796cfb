import { Link } from 'react-router';
import type { Doubt } from '../../address/address-doubts.ts';
import { confirmCopy } from '../../copy/confirm.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import styles from './DoubtList.module.css';
import { BLOCKS_ORDER, DOUBTS_ID } from './show-place.ts';

type Fix = { readonly words: string } & ({ readonly to: string } | { readonly onPress: () => void });

/** A card, or a part that all cards share (photo, words, sender), with the doubts about it. */
export type DoubtedCard = {
  /** 宛先 7／30 山田 太郎 様 */
  readonly title: string;
  readonly doubts: readonly Doubt[];
  /** Where it is corrected: on another page, or on this one. */
  readonly fix: Fix;
  /** Resolves the doubts in one press, where that is possible. */
  readonly settle?: Extract<Fix, { onPress: unknown }> | null;
};

export const isBlocked = ({ doubts }: DoubtedCard): boolean =>
  doubts.some(({ level }) => level === 'refused');

type Props = {
  readonly label: string;
  readonly cards: readonly DoubtedCard[];
};

/** How many rows are shown; the others are folded. */
const SHOWN = 5;

/** Everything to look at before the order, first what blocks it (spec §2, ADR 40). */
export function DoubtList({ label, cards }: Props) {
  const held = cards.filter(isBlocked);
  const others = cards.filter((card) => !isBlocked(card));
  if (cards.length === 0) return null;
  return (
    <section
      id={DOUBTS_ID}
      className={styles.list}
      aria-label={label}
      tabIndex={-1}
      {...(held.length > 0 ? BLOCKS_ORDER : {})}
    >
      {held.length === 0 ? null : (
        <Message tone="error">
          <p>{confirmCopy.held(held.length)}</p>
          <Rows cards={held} />
        </Message>
      )}
      {others.length === 0 ? null : (
        <Message tone="warning">
          <p>{confirmCopy.toCheck(others.length)}</p>
          <DoubtRows cards={others} />
        </Message>
      )}
    </section>
  );
}

/** The first rows, and the others folded. */
export function DoubtRows({ cards }: Pick<Props, 'cards'>) {
  const [shown, rest] = [cards.slice(0, SHOWN), cards.slice(SHOWN)];
  return (
    <div className={styles.list}>
      <Rows cards={shown} />
      {rest.length === 0 ? null : (
        <details>
          <summary>{confirmCopy.moreDoubts(rest.length)}</summary>
          <Rows cards={rest} />
        </details>
      )}
    </div>
  );
}

/** What the engine reports to have done (level `told`), folded (ADR 115). */
export function ToldList({ cards }: Pick<Props, 'cards'>) {
  if (cards.length === 0) return null;
  return (
    <div className={styles.list}>
      <Message tone="info">
        <details>
          <summary>{confirmCopy.told(cards.length)}</summary>
          <Rows cards={cards} />
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
            <p key={sentence}>
              <WholeNumbers>{sentence}</WholeNumbers>
            </p>
          ))}
        </div>
        <div>
          <FixButton title={card.title} fix={card.fix} />
          {card.settle ? <FixButton title={card.title} fix={card.settle} /> : null}
        </div>
      </li>
    ))}
  </ul>
);

function FixButton({ title, fix }: Pick<DoubtedCard, 'title' | 'fix'>) {
  if ('onPress' in fix)
    return (
      <Button size="small" aria-label={confirmCopy.fixOf(title, fix.words)} onClick={fix.onPress}>
        {fix.words}
      </Button>
    );
  return (
    <Link {...buttonAttributes({ size: 'small' })} to={fix.to}>
      {fix.words}
    </Link>
  );
}
