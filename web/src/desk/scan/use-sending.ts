import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureCode } from '../../platform/answer.ts';
import { desk } from '../desk-client.ts';
import { refusalSentence } from '../use-act.ts';
import { ordersToPack, type PackList } from './orders-to-pack.ts';
import type { PackOrder, Unsent } from './station.ts';

/** How often unsent orders are tried again; the browser's `online` event may trigger it sooner. */
const AGAIN_MS = 10_000;
/** How often it is asked whether the list of orders has changed. */
const LIST_MS = 60_000;

export type Refused = { readonly number: string; readonly why: string };

/** Failures that a retry would not change. */
const FINAL: readonly string[] = ['not_found', 'wrong_state', 'forbidden', 'bad_request', 'invalid'];

type Options = {
  /** The list that the page began with. */
  readonly began: PackList;
  readonly unsent: readonly Unsent[];
  /** Called once the server has taken an order, or refused it for good. */
  readonly onSettled: (kind: 'sent' | 'refused', number: string) => void;
  readonly onOrders: (orders: readonly PackOrder[]) => void;
};

/** Does something at an interval, and when the network comes back. */
function useNowAndThen(everyMs: number, run: () => void): void {
  const onTime = useEffectEvent(run);
  useEffect(() => {
    const tick = () => onTime();
    const timer = setInterval(tick, everyMs);
    addEventListener('online', tick);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tick);
    };
  }, [everyMs]);
}

/** Sends whole orders one after another until the server has them; the call is idempotent. */
export function useSending({ began, unsent, onSettled, onOrders }: Options) {
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [isListOld, setIsListOld] = useState(!began.isWhole);
  const isBusy = useRef(false);
  const known = useRef(began.stamp);
  const send = async () => {
    const [next] = unsent;
    if (next === undefined || isBusy.current) return;
    isBusy.current = true;
    const answer = await desk.deskPackDone({ body: next });
    isBusy.current = false;
    const code = answer.ok ? null : failureCode(answer.error);
    setIsSignedOut(code === 'unauthenticated');
    if (!answer.ok && !FINAL.includes(code ?? '')) return;
    if (!answer.ok)
      setRefused((before) => [...before, { number: next.number, why: refusalSentence(answer.error) }]);
    onSettled(answer.ok ? 'sent' : 'refused', next.number);
  };
  const refresh = async () => {
    const list = await ordersToPack(known.current);
    setIsListOld(!(list.ok && list.value?.isWhole !== false));
    setIsSignedOut(!list.ok && failureCode(list.error) === 'unauthenticated');
    if (!list.ok) return;
    // Null where the list is unchanged; an incomplete one knows less than the one before.
    if (!list.value?.isWhole) return;
    known.current = list.value.stamp;
    onOrders(list.value.orders);
  };
  useNowAndThen(AGAIN_MS, () => void send());
  useNowAndThen(LIST_MS, () => void refresh());
  const first = unsent[0]?.number;
  const sendFirst = useEffectEvent(() => void send());
  useEffect(() => {
    if (first !== undefined) sendFirst();
  }, [first]);
  const dismiss = (number: string) => setRefused((before) => before.filter((one) => one.number !== number));
  return { refused, isSignedOut, isListOld, dismiss };
}
