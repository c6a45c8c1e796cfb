import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './Toast.module.css';

type ToastWords = {
  readonly text: string;
  /** For instance 元に戻す. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

const ShowToast = createContext<(words: ToastWords) => void>(() => {});

/** Says in passing that something was done; never an error, which must stay. */
export const useToast = () => useContext(ShowToast);

/** Holds the one toast there is; it goes by its own animation, which stands still while it is looked at. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<(ToastWords & { readonly id: number }) | null>(null);
  const before = useRef<Element | null>(null);
  const show = useCallback((words: ToastWords) => {
    before.current = document.activeElement;
    setToast((last) => ({ ...words, id: (last?.id ?? 0) + 1 }));
  }, []);
  const close = () => setToast(null);
  // Focus goes back to what showed the toast, or to the page's heading where that is gone.
  const leave = () => {
    close();
    const place = before.current;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (place instanceof HTMLElement && place.isConnected) place.focus();
    else heading?.focus();
  };
  const region = useMemo(() => children, [children]);
  return (
    <ShowToast value={show}>
      {region}
      <div className={styles.region} role="status">
        {toast ? (
          <div key={toast.id} className={styles.toast} onAnimationEnd={close}>
            <span>{toast.text}</span>
            {toast.action ? (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  toast.action?.onPress();
                  leave();
                }}
              >
                {toast.action.label}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </ShowToast>
  );
}
