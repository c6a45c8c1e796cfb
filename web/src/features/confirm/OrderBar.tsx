import { stepBefore } from '@fumi/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { confirmCopy } from '../../copy/confirm.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import styles from './OrderBar.module.css';

type ChecksProps = {
  readonly labels: readonly string[];
  /** Of each label. */
  readonly ticked: readonly boolean[];
  readonly onChange: (ticked: readonly boolean[]) => void;
};

/** What must be ticked before the order (spec §4). */
export const OrderChecks = ({ labels, ticked, onChange }: ChecksProps) => (
  <div className={styles.checks}>
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
  /** What holds the order: it is mended before anything is uploaded. */
  readonly heldCount: number;
  /** What somebody should look at, the former included: it is asked about once. */
  readonly doubtCount: number;
  readonly priceYen: number;
  readonly onOrder: () => void;
};

/** The way back, the price, and the order. */
export function OrderBar({ isReady, why, heldCount, doubtCount, priceYen, onOrder }: BarProps) {
  const [shown, setShown] = useState<'refusal' | 'question' | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { paths, flow } = useShop();
  const before = stepBefore(flow, 'confirm');
  const onPress = () => {
    if (heldCount > 0) setShown('refusal');
    else if (doubtCount > 0 && !isAsked) setShown('question');
    else onOrder();
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
          <Link
            {...buttonAttributes({ variant: 'quiet' })}
            to={before === 'root' ? paths.create() : paths.step(before)}
          >
            {confirmCopy.back}
          </Link>
        }
        summary={
          <>
            <span id="why" className={styles.why}>
              <Remark {...{ isReady, why, heldCount, doubtCount }} />
            </span>
            <strong>
              {priceYen.toLocaleString('ja-JP')}
              {confirmCopy.yen}
            </strong>
          </>
        }
      >
        <Button variant="primary" disabled={!isReady} aria-describedby="why" onClick={onPress}>
          {confirmCopy.order}
        </Button>
      </ActionBar>
      {shown === 'refusal' ? <Refusal onClose={() => setShown(null)} /> : null}
      {shown === 'question' ? (
        <QuestionDialog
          title={confirmCopy.askTitle}
          accept={confirmCopy.askYes}
          onAccept={onAnyway}
          cancel={confirmCopy.askNo}
          onCancel={() => setShown(null)}
        >
          <p>{confirmCopy.ask(doubtCount)}</p>
        </QuestionDialog>
      ) : null}
    </>
  );
}

type RemarkProps = Pick<BarProps, 'isReady' | 'why' | 'heldCount' | 'doubtCount'>;

/** What stands between the customer and the order. */
function Remark({ isReady, why, heldCount, doubtCount }: RemarkProps) {
  if (heldCount > 0) return <Badge tone="error">{confirmCopy.invalidSummary(heldCount)}</Badge>;
  return (
    <>
      {doubtCount > 0 ? <Badge tone="warning">{confirmCopy.doubtSummary(doubtCount)}</Badge> : null}
      {isReady ? null : why}
    </>
  );
}

const Refusal = ({ onClose }: { readonly onClose: () => void }) => (
  <QuestionDialog title={confirmCopy.invalidTitle} accept={confirmCopy.close} onAccept={onClose}>
    <p>{confirmCopy.invalid}</p>
    <p>{confirmCopy.invalidHint}</p>
  </QuestionDialog>
);
