import type { OrderState } from '@fumi/domain';
import { ordersCopy } from '../../../copy/checkout.ts';
import { Badge } from '../../../ui/Badge.tsx';

const TONES = { draft: 'warning', payment_pending: 'warning', shipped: 'done' } as const;

/** The state of an order, coloured while it waits for payment and once it is shipped. */
export function OrderBadge({ state }: { readonly state: OrderState }) {
  const tones: Readonly<Partial<Record<OrderState, 'warning' | 'done'>>> = TONES;
  return <Badge tone={tones[state] ?? 'plain'}>{ordersCopy.states[state]}</Badge>;
}
