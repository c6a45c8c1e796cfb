/* Text that this browser keeps. Storage may be switched off or full: then it is as if nothing had been kept. */

type Storage = 'localStorage' | 'sessionStorage';

export function recall(storage: Storage, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; null deletes it. */
export function keep(storage: Storage, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // Nothing that is kept here is needed to go on.
  }
}

/** The names of all that is kept. */
export function keptKeys(storage: Storage): string[] {
  try {
    return Object.keys(globalThis[storage]);
  } catch {
    return [];
  }
}
