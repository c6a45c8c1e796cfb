import type { CardSummary } from '@fumi/domain';
import { confirmCopy, summaryWords } from '../../copy/confirm.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './OrderChecks.module.css';

export type Checks = { readonly summary: boolean; readonly contents: boolean };

type Props = {
  readonly summary: CardSummary;
  readonly checks: Checks;
  readonly onChange: (checks: Checks) => void;
};

/** Both must be ticked before the order (spec §4). */
export function OrderChecks({ summary, checks, onChange }: Props) {
  return (
    <div className={styles.checks}>
      <Checkbox
        label={summaryWords(summary)}
        checked={checks.summary}
        onChange={(event) => onChange({ ...checks, summary: event.target.checked })}
      />
      <Checkbox
        label={confirmCopy.contentsConfirmed}
        checked={checks.contents}
        onChange={(event) => onChange({ ...checks, contents: event.target.checked })}
      />
    </div>
  );
}
