import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './Toast.module.css';

type ToastWords = {
  readonly text: string;
  /** It stays until somebody closes it or another toast replaces it; also on another page. */
  readonly isFailure?: boolean;
  /** Its button is offered nowhere else: it stays as long as its page. */
  readonly isLasting?: boolean;
  /** Said while another page is loading: it stays for that page. */
  readonly isForNextPage?: boolean;
  /** Somebody has closed it. */
  readonly onClose?: () => void;
  /** For instance 元に戻す. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

const ShowToast = createContext<(words: ToastWords) => void>(() => {});

/** Says for a moment that something was done, or, until it is closed, that it was not. */
export const useToast = () => useContext(ShowToast);

type Props = {
  readonly closeLabel: string;
  /** Path of the shown page: a toast that is no failure goes when it changes. */
  readonly page?: string | undefined;
  readonly children: ReactNode;
};

/** Shows one toast at a time, until its animation ends, which pauses while it is pointed at or has focus. */
export function ToastProvider({ closeLabel, page, children }: Props) {
  const [toast, setToast] = useState<(ToastWords & { readonly id: number }) | null>(null);
  const [shownOn, setShownOn] = useState(page);
  if (shownOn !== page) {
    setShownOn(page);
    if (!toast?.isFailure) setToast(toast?.isForNextPage ? { ...toast, isForNextPage: false } : null);
  }
  const before = useRef<Element | null>(null);
  const show = useCallback((words: ToastWords) => {
    before.current = document.activeElement;
    setToast({ ...words, id: Date.now() });
  }, []);
  const close = () => setToast(null);
  const isLasting = toast?.isFailure || toast?.isLasting;
  // Focus goes back to what showed the toast, or to the page's heading where that is gone.
  const leave = () => {
    close();
    const place = before.current;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (place instanceof HTMLElement && place.isConnected) place.focus();
    else heading?.focus();
  };
  return (
    <ShowToast value={show}>
      {children}
      <div className={styles.region} role="status">
        {toast ? (
          <div
            key={toast.id}
            className={styles.toast}
            data-lasting={isLasting || undefined}
            onAnimationEnd={close}
          >
            <span>{toast.text}</span>
            {toast.action ? (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  // First: the action may show a toast of its own.
                  leave();
                  toast.action?.onPress();
                }}
              >
                {toast.action.label}
              </Button>
            ) : null}
            {isLasting ? (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  leave();
                  toast.onClose?.();
                }}
              >
                {closeLabel}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </ShowToast>
  );
}
