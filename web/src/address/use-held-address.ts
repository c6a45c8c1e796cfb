import type { PrintAddress } from '@fumi/domain';
import { useRef, useState } from 'react';
import { lockFields } from '../platform/lock-fields.ts';

/** Who sends an address waits no longer than this for a zip that is being looked up. */
const LOOK_UP_MS = 5000;

/**
 * An address as it is edited in a form: what is sent has what its zip fills in, and cannot be changed while it is on its
 * way, because the change would be shown and lost.
 */
export function useHeldAddress(
  initial: () => PrintAddress,
  onChange: (changed: PrintAddress) => void = () => {},
) {
  const [address, setShown] = useState(initial);
  const latest = useRef(address);
  const form = useRef<HTMLFormElement>(null);
  const lookUp = useRef<Promise<void>>(null);
  const isHeld = useRef(false);
  return {
    form,
    address,
    /** What is sent: a look-up may fill in more after the press. */
    latest,
    isHeld,
    setAddress: (changed: PrintAddress): void => {
      if (isHeld.current) return;
      latest.current = changed;
      onChange(changed);
      setShown(changed);
    },
    onLookUp: (done: Promise<void>): void => {
      lookUp.current = done;
    },
    untilFilled: (): Promise<unknown> =>
      Promise.race([lookUp.current, new Promise((resolve) => setTimeout(resolve, LOOK_UP_MS))]),
    /** Refuses changes until the returned function is called. */
    hold: (): (() => void) => {
      const unlock = lockFields(form.current);
      isHeld.current = true;
      return () => {
        isHeld.current = false;
        unlock();
      };
    },
  };
}
