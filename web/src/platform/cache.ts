import { useEffect, useSyncExternalStore } from 'react';

/** Values that are loaded once and shared by everything that shows them. */
export type Cache<Key, Value> = {
  /** The value of a key, or null until it was loaded; the same one until it changed. */
  readonly get: (key: Key) => Value | null;
  /** Begins to load the value of a key; does nothing where that was done or is under way. */
  readonly load: (key: Key) => unknown;
  /** Tells of every value that came. */
  readonly subscribe: (onChange: () => void) => () => void;
};

type Options<Value> = {
  /** Most values that are kept; those that were asked for the longest ago are dropped. */
  readonly most?: number;
  /** Frees what a dropped value holds, such as an object URL. */
  readonly release?: (value: Value) => void;
};

/** A cache over one promise a key. Null is a failure, which is not remembered: the next call of `load` tries again. */
export function createCache<Key, Value>(
  loadValue: (key: Key) => Promise<Value | null>,
  { most = Number.POSITIVE_INFINITY, release }: Options<Value> = {},
) {
  const values = new Map<Key, Value>();
  const loading = new Map<Key, Promise<Value | null>>();
  const listeners = new Set<() => void>();

  function remove(key: Key): void {
    const value = values.get(key);
    values.delete(key);
    if (value !== undefined) release?.(value);
  }

  function put(key: Key, value: Value): void {
    remove(key);
    values.set(key, value);
    for (const oldest of values.keys()) if (values.size > most) remove(oldest);
    for (const onChange of listeners) onChange();
  }

  async function loadAnew(key: Key): Promise<Value | null> {
    const value = await loadValue(key).catch(() => null);
    loading.delete(key);
    if (value !== null) put(key, value);
    return value;
  }

  return {
    get: (key: Key): Value | null => values.get(key) ?? null,
    /** Keeps a value that came another way. */
    put,
    load: async (key: Key): Promise<Value | null> => {
      const known = values.get(key);
      if (known !== undefined) {
        // Makes it the newest: it could else be dropped, and its URL revoked, while a page shows it.
        values.delete(key);
        values.set(key, known);
        return known;
      }
      const promise = loading.get(key) ?? loadAnew(key);
      loading.set(key, promise);
      return promise;
    },
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** The value of a key, loaded while a component shows it; null until it is there, and where there is no key. */
export function useCached<Key, Value>(
  { get, load, subscribe }: Cache<Key, Value>,
  key: Key | null,
): Value | null {
  useEffect(() => {
    if (key !== null) void load(key);
  }, [load, key]);
  return useSyncExternalStore(
    subscribe,
    () => (key === null ? null : get(key)),
    () => null,
  );
}
