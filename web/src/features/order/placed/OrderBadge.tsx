import type { OrderState } from '@fumi/domain';
import { ordersCopy } from '../../../copy/checkout.ts';
import { Badge } from '../../../ui/Badge.tsx';

const TONES = { draft: 'warning', payment_pending: 'warning', shipped: 'done' } as const;

/** Where an order stands: one that waits for its customer is marked, and so is one that left. */
export function OrderBadge({ state }: { readonly state: OrderState }) {
  const tones: Readonly<Partial<Record<OrderState, 'warning' | 'done'>>> = TONES;
  return <Badge tone={tones[state] ?? 'plain'}>{ordersCopy.states[state]}</Badge>;
}
