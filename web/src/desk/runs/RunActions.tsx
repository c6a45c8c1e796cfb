import type { RunState } from '@fumi/domain';
import { useState } from 'react';
import { deskCopy } from '../../copy/desk.ts';
import { runCopy as copy } from '../../copy/desk-runs.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { desk } from '../desk-client.ts';
import { useMay } from '../operator.ts';
import { useAct } from '../use-act.ts';
import styles from './RunPage.module.css';
import type { RunDetails } from './run-facts.ts';

type Act = 'start' | 'done' | 'retry' | 'cancel';
type Run = RunDetails['run'];

/** The states in which each act is possible. */
const ACTS: readonly { readonly act: Act; readonly in: readonly RunState[] }[] = [
  { act: 'start', in: ['ready'] },
  { act: 'done', in: ['printing'] },
  { act: 'retry', in: ['failed'] },
  { act: 'cancel', in: ['imposing', 'ready', 'failed'] },
];

const CALLS = {
  start: desk.deskRunStart,
  done: desk.deskRunDone,
  retry: desk.deskRunRetry,
  cancel: desk.deskRunCancel,
} as const;

/** The buttons above a run, and what each asks first. */
export function RunActions({ run }: { readonly run: Run }) {
  const [open, setOpen] = useState<Act | null>(null);
  const may = useMay();
  const acts = may('order-print') ? ACTS.filter((one) => one.in.includes(run.state)) : [];
  return (
    <div className={styles.actions}>
      {acts.map(({ act }) => (
        <Button
          key={act}
          size="small"
          variant={act === 'start' || act === 'done' ? 'primary' : 'outline'}
          onClick={() => setOpen(act)}
        >
          {copy[act]}
        </Button>
      ))}
      {open === null ? null : <ActDialog act={open} run={run} onClose={() => setOpen(null)} />}
    </div>
  );
}

type DialogProps = { readonly act: Act; readonly run: Run; readonly onClose: () => void };

function ActDialog({ act: name, run: { number, orders }, onClose }: DialogProps) {
  const act = useAct();
  const asked = {
    start: copy.startAsk(orders),
    done: copy.doneAsk,
    retry: copy.retryAsk,
    cancel: copy.cancelAsk,
  };
  return (
    <ConfirmDialog
      title={copy[name]}
      cancel={deskCopy.cancel}
      confirm={copy[name]}
      onClose={onClose}
      onConfirm={async () => {
        const problem = await act(() => CALLS[name]({ body: { number } }), copy.said[name](number));
        if (problem === null) onClose();
        return problem;
      }}
    >
      <p>{asked[name]}</p>
    </ConfirmDialog>
  );
}
