import type { OrderState } from '@fumi/domain';

/** 2026年11月20日, in Asia/Tokyo, whatever the device's zone is. */
export function dayText(instant: string): string {
  return new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(
    new Date(instant),
  );
}

type Tone = 'plain' | 'warning' | 'done';

const TONES: Readonly<Partial<Record<OrderState, Tone>>> = {
  draft: 'warning',
  payment_pending: 'warning',
  shipped: 'done',
};

/** An order that waits for its customer is a doubt, one that left is done. */
export const stateTone = (state: OrderState): Tone => TONES[state] ?? 'plain';
