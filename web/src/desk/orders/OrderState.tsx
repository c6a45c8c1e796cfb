import type { OrderState as State } from '@fumi/domain';
import { deskOrdersCopy, ORDER_STATE_WORDS } from '../../copy/desk-orders.ts';
import { Badge } from '../../ui/Badge.tsx';

const TONES: Readonly<Partial<Record<State, 'warning' | 'done'>>> = { refunding: 'warning', shipped: 'done' };

type Props = { readonly state: State; readonly held: boolean };

/** Where an order stands, and whether somebody stopped it. */
export const OrderState = ({ state, held }: Props) => (
  <>
    <Badge tone={TONES[state] ?? 'plain'}>{ORDER_STATE_WORDS[state]}</Badge>{' '}
    {held ? <Badge tone="error">{deskOrdersCopy.held}</Badge> : null}
  </>
);
