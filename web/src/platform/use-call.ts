import type { Result } from '@fumi/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

type Call<Value, Failure> = (signal: AbortSignal) => Promise<Result<Value, Failure>>;

type Called<Value, Failure> = {
  /** The last answer; it stays while the same is asked for again. */
  readonly value: Value | null;
  /** Why there is no newer answer. */
  readonly failure: Failure | null;
  readonly isLoading: boolean;
};

const NOTHING = { value: null, failure: null, isLoading: false };
const LOADING = { value: null, failure: null, isLoading: true };

/** One question at a time: another one ends the one before, whose answer is then dropped. */
export function createCall<Value, Failure>() {
  type State = Called<Value, Failure> & { readonly key: string | null; readonly thrown?: unknown };
  const store = createStore<State>()(() => ({ ...NOTHING, key: null }));
  let current = new AbortController();
  const stop = () => current.abort();
  const ask = async (key: string, call: Call<Value, Failure>): Promise<void> => {
    stop();
    current = new AbortController();
    const { signal } = current;
    store.setState(({ key: before, value }) => ({ ...LOADING, key, value: before === key ? value : null }));
    const change: Partial<State> = await call(signal).then(
      (result) => (result.ok ? { value: result.value } : { failure: result.error }),
      (thrown: unknown) => ({ thrown }),
    );
    if (!signal.aborted) store.setState({ ...change, isLoading: false });
  };
  return { store, ask, stop };
}

/**
 * Loads what belongs to a component; what a page needs is loaded by its route. `key` says what is asked for: another
 * key asks anew, null asks for nothing. Lost connections are http.ts's to mend, so that `again` is for the customer's
 * wish, or for after a change. What the call throws meets the page's error boundary.
 */
export function useCall<Value, Failure>(
  key: string | null,
  call: Call<Value, Failure>,
): Called<Value, Failure> & { readonly again: () => void } {
  const [{ store, ask, stop }] = useState(() => createCall<Value, Failure>());
  const state = useStore(store);
  const askNow = useEffectEvent((now: string) => void ask(now, call));
  useEffect(() => {
    if (key === null) return;
    askNow(key);
    return stop;
  }, [key, stop]);
  if (state.thrown) throw state.thrown;
  const shown = key === null ? NOTHING : state.key === key ? state : LOADING;
  return { ...shown, again: () => key !== null && void ask(key, call) };
}
