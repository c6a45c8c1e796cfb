import { Link } from 'react-router';
import { importCopy } from '../../copy/contacts-import.ts';
import { paths } from '../../paths.ts';
import { useLeaveWarning } from '../../platform/leave-warning.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { CheckPeople } from './CheckPeople.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import styles from './ImportPage.module.css';
import { type ImportState, useImport } from './use-import.ts';

/** One import for any file: choose, see every row and its problems, agree, and only then it is saved. */
export function Component() {
  const { state, open, remap, decide, save, resume, restart } = useImport();
  useLeaveWarning(state.step === 'check' || state.step === 'saving');
  return (
    <Wide>
      <PageHead title={importCopy.title}>
        {state.step === 'choose' ? <p>{importCopy.lead}</p> : null}
      </PageHead>
      <div className={styles.page}>
        {state.step === 'choose' ? (
          <ChooseFile refused={state.refused} onFile={(file) => void open(file)} />
        ) : null}
        {state.step === 'reading' ? <p role="status">{importCopy.reading}</p> : null}
        {state.step === 'check' ? (
          <CheckPeople
            checking={state}
            onTarget={(column, target) => void remap(state, column, target)}
            onDecision={(index, decision) => decide(state, index, decision)}
            onSave={() => void save(state)}
            onRestart={restart}
          />
        ) : null}
        {state.step === 'saving' ? <Saving state={state} onResume={() => void resume(state.counts)} /> : null}
        {state.step === 'done' ? <Done counts={state.counts} /> : null}
      </div>
    </Wide>
  );
}

type SavingProps = {
  readonly state: Extract<ImportState, { step: 'saving' }>;
  readonly onResume: () => void;
};

function Saving({ state: { sent, total, problem }, onResume }: SavingProps) {
  return (
    <div className={styles.saving}>
      <Progress label={importCopy.saving} current={sent} total={total} />
      <p className={styles.count}>{importCopy.savingCount(sent, total)}</p>
      {problem === null ? <p>{importCopy.savingNote}</p> : null}
      {problem === 'too-many' ? (
        <Message tone="error" announced>
          {importCopy.tooMany}
        </Message>
      ) : null}
      {problem === 'failed' ? (
        <>
          <Message tone="error" announced>
            {importCopy.failed}
          </Message>
          <div>
            <Button variant="primary" onClick={onResume}>
              {importCopy.resume}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}

function Done({ counts }: { readonly counts: { readonly add: number; readonly merge: number } }) {
  return (
    <div className={styles.saving}>
      <Message tone="done" announced>
        <p>{importCopy.doneTitle}</p>
        <p>{importCopy.done(counts)}</p>
      </Message>
      <div className={styles.buttons}>
        <Link to={paths.contactBook()} {...buttonAttributes({ variant: 'primary' })}>
          {importCopy.toBook}
        </Link>
        <Link to={paths.contactCheck()} {...buttonAttributes({})}>
          {importCopy.toCheck}
        </Link>
      </div>
    </div>
  );
}
