import { runCopy as copy } from '../../copy/desk-runs.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useMay } from '../operator.ts';
import styles from './RunPage.module.css';
import type { RunDetails } from './run-facts.ts';

const FILES = [
  { file: 'sheets.pdf', words: copy.sheets },
  { file: 'ticket.json', words: copy.json },
  { file: 'ticket.csv', words: copy.csv },
] as const;

/** What the machine gets; the server names the files so that machines sort them. */
export function RunFiles({ run: { number, state, hasFiles } }: Pick<RunDetails, 'run'>) {
  const may = useMay();
  if (state === 'cancelled' || !may('card-see')) return null;
  const isMade = state === 'printing' || state === 'done';
  return (
    <Sheet heading={copy.files}>
      <Note>{hasFiles ? copy.filesNote : isMade ? copy.filesGone : copy.filesWait}</Note>
      {hasFiles ? (
        <div className={styles.files}>
          {FILES.map(({ file, words }) => (
            <a
              key={file}
              {...buttonAttributes({ size: 'small' })}
              href={`/api/desk/run/${number}/${file}`}
              download
            >
              {words}
            </a>
          ))}
        </div>
      ) : null}
    </Sheet>
  );
}
