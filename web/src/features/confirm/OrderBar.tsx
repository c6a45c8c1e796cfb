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
  /** Addresses that the press can't print: they are corrected before anything is uploaded. */
  readonly wrongCount: number;
  readonly priceYen: number;
  readonly onOrder: () => void;
};

/** The way back, the price, and the order. */
export function OrderBar({ isReady, why, wrongCount, priceYen, onOrder }: BarProps) {
  const [isRefused, setIsRefused] = useState(false);
  const { paths, flow } = useShop();
  const before = stepBefore(flow, 'confirm');
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
            <span id="why">
              {wrongCount > 0 ? (
                <Badge tone="warning">{confirmCopy.invalidSummary(wrongCount)}</Badge>
              ) : isReady ? (
                ''
              ) : (
                why
              )}
            </span>
            <strong>
              {priceYen.toLocaleString('ja-JP')}
              {confirmCopy.yen}
            </strong>
          </>
        }
      >
        <Button
          variant="primary"
          disabled={!isReady}
          aria-describedby="why"
          onClick={() => (wrongCount > 0 ? setIsRefused(true) : onOrder())}
        >
          {confirmCopy.order}
        </Button>
      </ActionBar>
      {isRefused ? (
        <QuestionDialog
          title={confirmCopy.invalidTitle}
          accept={confirmCopy.close}
          onAccept={() => setIsRefused(false)}
        >
          <p>{confirmCopy.invalid}</p>
          <p>{confirmCopy.invalidHint}</p>
        </QuestionDialog>
      ) : null}
    </>
  );
}
