import { failureCopy as copy } from '../../copy/photo.ts';
import { betterBrowser } from '../../platform/browser.ts';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import styles from './FailureDialog.module.css';
import type { PickReport } from './use-photo-picking.ts';

/** The cause of one file as spec §8 says it; where several were chosen, each with its name. */
function Refused({ refused, leftOver, placed }: PickReport) {
  const [first] = refused;
  if (!first) return null;
  if (refused.length + leftOver + placed === 1) {
    const tip = copy.tips[first.failure];
    return (
      <>
        <p>
          {copy.text}
          <br />
          {copy.causes[first.failure]}
        </p>
        {tip ? <p>{tip}</p> : null}
      </>
    );
  }
  return (
    <>
      <p>{copy.several(refused.length, placed)}</p>
      <ul className={styles.refused}>
        {refused.map(({ fileName, failure }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <li key={index}>
            <b>{fileName}</b>
            {copy.causes[failure]}
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = {
  readonly report: PickReport;
  readonly onClose: () => void;
  /** To choose another photo at once. */
  readonly onPick: () => void;
};

/** 写真の読み込みの失敗: the causes, and where it may help, another browser (spec §8). */
export function FailureDialog({ report, onClose, onPick }: Props) {
  const pick = () => {
    onClose();
    onPick();
  };
  const { refused, leftOver } = report;
  const better = refused.length > 0 ? betterBrowser(navigator.userAgent) : null;
  const title = refused.length > 0 ? copy.title : copy.leftOverTitle;
  return (
    <QuestionDialog title={title} accept={copy.pick} onAccept={pick} cancel={copy.close} onCancel={onClose}>
      <Refused {...report} />
      {leftOver > 0 ? <p>{copy.leftOver(leftOver)}</p> : null}
      {better === null ? null : <p>{copy.hint[better]}</p>}
    </QuestionDialog>
  );
}
