import type { RunState as State } from '@fumi/domain';
import { RUN_STATE_WORDS } from '../../copy/desk-runs.ts';
import { Badge } from '../../ui/Badge.tsx';

const TONES: Readonly<Partial<Record<State, 'error' | 'done'>>> = { failed: 'error', done: 'done' };

/** Where a print run stands. */
export const RunState = ({ state }: { readonly state: State }) => (
  <Badge tone={TONES[state] ?? 'plain'}>{RUN_STATE_WORDS[state]}</Badge>
);
