import { scanCopy as copy } from '../../copy/desk-scan.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { type PackOrder, progressOf, type Said, type Station, type Verdict } from './station.ts';
import styles from './VerdictPanel.module.css';

const TONES: Readonly<Record<Verdict, 'plain' | 'right' | 'complete' | 'wrong'>> = {
  ready: 'plain',
  started: 'right',
  right: 'right',
  byHand: 'plain',
  complete: 'complete',
  double: 'wrong',
  stranger: 'wrong',
  unreadable: 'wrong',
  held: 'wrong',
  unknown: 'wrong',
};

function actOf({ verdict, of }: Said, hasOrder: boolean): string {
  if (verdict !== 'stranger') return copy.acts[verdict];
  if (of !== null) return copy.acts.strangerOf(of);
  return hasOrder ? copy.acts.stranger : copy.acts.strangerUnknown;
}

type Props = { readonly station: Station; readonly order: PackOrder | null };

/** What the last card was, so large that it is seen from the pile; read aloud at once. */
export function VerdictPanel({ station, order }: Props) {
  const { said } = station;
  const tone = TONES[said.verdict];
  const progress = order === null ? null : progressOf(station, order);
  return (
    <section className={styles.panel} data-tone={tone} aria-label={copy.title}>
      <div key={said.turn} className={styles.said} role={tone === 'wrong' ? 'alert' : 'status'}>
        <p className={styles.verdict}>
          {tone === 'wrong' ? <Icon name="warning" /> : null}
          {tone === 'complete' ? <Icon name="check" /> : null}
          {copy.verdicts[said.verdict]}
        </p>
        <p>{actOf(said, order !== null)}</p>
      </div>
      {order === null || progress === null || progress.all === 0 ? null : (
        <div className={styles.count}>
          <b>{copy.counting(progress.counted, progress.all)}</b>
          <Progress label={copy.count} current={progress.counted} total={progress.all} />
        </div>
      )}
    </section>
  );
}
