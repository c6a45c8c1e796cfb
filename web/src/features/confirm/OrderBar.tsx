import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useIsAllArtHere } from '../../card/use-art.ts';
import { confirmCopy } from '../../copy/confirm.ts';
import { usePreviousPath } from '../../shop/use-previous-path.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { LackingButton } from '../../ui/LackingButton.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { type DoubtedCard, DoubtRows } from './DoubtList.tsx';
import styles from './OrderBar.module.css';
import { CHECKS_ID, DOUBTS_ID, showHeld, showMissing, showPlace } from './show-place.ts';

type ChecksProps = {
  readonly labels: readonly string[];
  /** For each label, in their order. */
  readonly ticked: readonly boolean[];
  readonly onChange: (ticked: readonly boolean[]) => void;
};

/** What must be ticked before the order (spec §4). */
export const OrderChecks = ({ labels, ticked, onChange }: ChecksProps) => (
  <div id={CHECKS_ID} className={styles.checks}>
    {labels.map((label, index) => (
      <Checkbox
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a tick change, its place does not
        key={index}
        label={label}
        checked={ticked[index] ?? false}
        onChange={({ target }) => onChange(ticked.with(index, target.checked))}
      />
    ))}
  </div>
);

type BarProps = {
  readonly isReady: boolean;
  /** What is still to be done before the order. */
  readonly why: string;
  /** How many problems block the order; nothing is uploaded before they are mended. */
  readonly heldCount: number;
  /** All doubts, also those that block the order; the customer is asked about them once. */
  readonly doubts: readonly DoubtedCard[];
  readonly priceYen: number;
  readonly onOrder: () => void;
};

/** The way back, the price, and the order. */
export function OrderBar({ isReady, why, heldCount, doubts, priceYen, onOrder }: BarProps) {
  const [shown, setShown] = useState<'refusal' | 'question' | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const previousPath = usePreviousPath('confirm');
  const isArtHere = useIsAllArtHere();
  const artLack = isArtHere ? null : confirmCopy.artComing;
  const lack = isReady ? artLack : why;
  const onPress = () => {
    if (heldCount > 0) setShown('refusal');
    else if (doubts.length > 0 && !isAsked) setShown('question');
    else onOrder();
  };
  const leave: Leave = (onLeft) => {
    // While the question is open, nothing behind it takes focus.
    flushSync(() => setShown(null));
    onLeft();
  };
  const onAnyway = () => {
    setShown(null);
    setIsAsked(true);
    onOrder();
  };
  return (
    <>
      <ActionBar
        back={
          <Link {...buttonAttributes({ variant: 'quiet' })} to={previousPath}>
            {confirmCopy.back}
          </Link>
        }
        summary={
          <>
            <span id="why" className={styles.why}>
              <Remark {...{ lack, heldCount, doubts }} />
            </span>
            <strong>
              {priceYen.toLocaleString('ja-JP')}
              {confirmCopy.yen}
            </strong>
          </>
        }
      >
        <LackingButton
          variant="primary"
          aria-describedby="why"
          lack={lack}
          onLack={showMissing}
          onClick={onPress}
        >
          {confirmCopy.order}
        </LackingButton>
      </ActionBar>
      {shown === 'refusal' ? <Refusal onClose={() => leave(showHeld)} /> : null}
      {shown === 'question' ? (
        <QuestionDialog
          title={confirmCopy.askTitle}
          isOfDoubt
          accept={confirmCopy.askYes}
          onAccept={onAnyway}
          cancel={confirmCopy.askNo}
          onCancel={() => leave(() => showPlace(DOUBTS_ID))}
        >
          <p>{confirmCopy.ask(doubts.length)}</p>
          <DoubtRows cards={doubts.map((doubt) => leaving(doubt, leave))} />
        </QuestionDialog>
      ) : null}
    </>
  );
}

type Leave = (onLeft: () => void) => void;

/** A doubt as the question dialog shows it: its buttons close the dialog first, which covers their target. */
const leaving = (card: DoubtedCard, leave: Leave): DoubtedCard => {
  const { fix, settle } = card;
  const behind = <Fix extends { readonly onPress: () => void }>(one: Fix): Fix => ({
    ...one,
    onPress: () => leave(one.onPress),
  });
  return { ...card, fix: 'onPress' in fix ? behind(fix) : fix, settle: settle ? behind(settle) : null };
};

type RemarkProps = Pick<BarProps, 'heldCount' | 'doubts'> & { readonly lack: string | null };

/** What the customer must still mend, look at or do before the order. */
function Remark({ lack, heldCount, doubts }: RemarkProps) {
  if (heldCount > 0)
    return (
      <Badge tone="error" onPress={showHeld}>
        {confirmCopy.invalidSummary(heldCount)}
      </Badge>
    );
  return (
    <>
      {doubts.length > 0 ? (
        <Badge tone="warning" onPress={() => showPlace(DOUBTS_ID)}>
          {confirmCopy.doubtSummary(doubts.length)}
        </Badge>
      ) : null}
      {lack === null ? null : <span>{lack}</span>}
    </>
  );
}

const Refusal = ({ onClose }: { readonly onClose: () => void }) => (
  <QuestionDialog title={confirmCopy.invalidTitle} accept={confirmCopy.close} onAccept={onClose}>
    <p>{confirmCopy.invalid}</p>
    <p>{confirmCopy.invalidHint}</p>
  </QuestionDialog>
);
