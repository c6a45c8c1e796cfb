import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router';
import styles from './Dialog.module.css';
import { DialogNotice } from './dialog-notice.ts';
import { keepPressesToTheirPlace } from './double-press.ts';
import { IconButton } from './IconButton.tsx';
import { noteDialogEntry, openDialogs } from './way-back.ts';

type Props = {
  /** Its accessible name. */
  readonly title: string;
  /** Asked for by Esc, the close button, the browser's way back and its forced close: the owner stops rendering the dialog. */
  readonly onClose: () => void;
  /** Name of the close button; without it there is none, and the footer must lead on. */
  readonly closeLabel?: string | undefined;
  /** A `DialogBody`, and a `DialogFooter` with the buttons. */
  readonly children: ReactNode;
  /** The title is read, not shown; nor is the close button. */
  readonly titleHidden?: boolean;
  /** Stands under the title and does not scroll, for instance tabs. */
  readonly header?: ReactNode;
  /** What the content carries as the panel of tabs: see `tabPanel`. */
  readonly panel?: ComponentProps<'div'> | undefined;
  /** `screen` fills the window: something is under way that nothing else can stand beside. */
  readonly size?: 'small' | 'medium' | 'large' | 'screen';
  /** `alertdialog` interrupts with something that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  /** False while something is under way that must not be interrupted. */
  readonly dismissible?: boolean;
  /** Focus begins at the title: what to look at first is no control. */
  readonly focusesTitle?: boolean;
};

/** The id of the body of a dialog that is read as soon as it opens. */
const ReadAtOnce = createContext<string | undefined>(undefined);

// Here, as every page of the flow has dialogs; the pages before it do without, for their first load.
if (typeof window === 'object') keepPressesToTheirPlace();

/** Where focus begins: what asks for it, what is wrong, else the first useful control, never the close button. */
const FIRST = [
  '[data-autofocus]',
  '[data-part=body] [aria-invalid=true]',
  '[data-part=body] :is(input, select, textarea)[data-doubt]',
  '[data-part=body] :is(input, select, textarea):enabled',
  '[data-part=footer] button',
  'h2',
];

/**
 * With text enlarged the answers scroll with the question: focus on one that is out of sight would show
 * only the end of the question. The title takes the focus instead.
 */
function focusFirst(dialog: HTMLDialogElement) {
  for (const selector of FIRST) {
    const found = dialog.querySelector<HTMLElement>(selector);
    if (!found) continue;
    const isAnswer = found.closest('[data-part=footer]') !== null || dialog.role === 'alertdialog';
    const isBelow = found.getBoundingClientRect().bottom > dialog.getBoundingClientRect().bottom;
    return isAnswer && isBelow ? dialog.querySelector('h2')?.focus() : found.focus();
  }
}

/** Shows a dialog above all others, whether for the first time or once more. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal();
  if (!openDialogs.includes(dialog)) openDialogs.push(dialog);
}

/** Dialogs above close first: while they are open, the browser gives no focus back behind them. */
function closeWithThoseAbove(dialog: HTMLDialogElement) {
  while (openDialogs.includes(dialog)) openDialogs.pop()?.close();
  // The button that opened it may disappear in the same moment: then the heading gets focus.
  queueMicrotask(() => {
    if (openDialogs.at(-1)?.open || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}

/** Open as long as it is rendered. The browser keeps focus inside, makes the page behind inert and gives focus back. */
export function Dialog(props: Props) {
  const { title, onClose, closeLabel, children, header, panel, titleHidden = false } = props;
  const { size = 'medium', role, dismissible = true, focusesTitle = false } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  // Screen readers then read the question too, not only the title and the focused answer.
  const readId = role === 'alertdialog' ? bodyId : undefined;
  const { key } = useLocation();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    show(dialog);
    focusFirst(dialog);
    // Closing before React takes the element away gives focus back to where it was.
    return () => closeWithThoseAbove(dialog);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may change behind a dialog that stays
  useLayoutEffect(noteDialogEntry, [key]);

  const onCancel = useEffectEvent((event: Event) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    if (dismissible) onClose();
  });
  // Only for a close by the browser: after our own the dialog is open again, or removed. It is
  // shown again, with what was typed, as its owner may ask before it closes, or keep it.
  const onForcedClose = useEffectEvent(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    show(dialog);
    if (dismissible) onClose();
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    const listening = new AbortController();
    dialog?.addEventListener('cancel', (event) => onCancel(event), { signal: listening.signal });
    dialog?.addEventListener('close', () => onForcedClose(), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-size={size}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={readId}
    >
      <div className={styles.sheet}>
        <header className={styles.header} data-hidden={titleHidden || undefined}>
          <h2 id={titleId} tabIndex={-1} data-autofocus={focusesTitle || undefined}>
            {title}
          </h2>
          {closeLabel === undefined || titleHidden ? null : (
            <IconButton icon="close" label={closeLabel} onClick={onClose} disabled={!dismissible} />
          )}
        </header>
        {use(DialogNotice)}
        {header ? <div className={styles.under}>{header}</div> : null}
        <div {...panel} className={styles.content}>
          <ReadAtOnce value={readId}>{children}</ReadAtOnce>
        </div>
      </div>
    </dialog>
  );
}

/** Scrolls where the dialog is taller than the window. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  return (
    <div id={use(ReadAtOnce)} className={styles.body} data-part="body">
      {children}
    </div>
  );
}

type FooterProps = {
  readonly children: ReactNode;
  /** The body is a list to choose from: the button that takes the chosen is in sight also where all of the dialog scrolls. */
  readonly ofList?: boolean;
};

/** Buttons that stay in sight while the body scrolls. They submit a form of the body by its id. */
export function DialogFooter({ children, ofList = false }: FooterProps) {
  return (
    <footer className={styles.footer} data-part="footer" data-list={ofList || undefined}>
      {children}
    </footer>
  );
}
