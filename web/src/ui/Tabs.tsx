import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';

export type Tab<Id extends string> = { readonly id: Id; readonly label: ReactNode };

type Props<Id extends string> = {
  /** Name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Ties the row to its panel where that stands elsewhere, for instance in the body of a dialog: see `tabPanel`. */
  readonly panelId: string;
};

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One row of tabs (APG pattern): one stop of the Tab key, arrows move and select, Home and End jump. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelId }: Props<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const prefix = useId();

  const goTo = (index: number) => {
    const tab = tabs.at(index % tabs.length);
    if (!tab) return;
    onSelect(tab.id);
    row.current?.querySelector<HTMLElement>(`[id="${prefix}-${tab.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const step = STEP[event.key];
    if (step !== undefined) goTo(at + step);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(tabs.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={row} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: words }) => (
        <button
          key={id}
          id={`${prefix}-${id}`}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/** What the panel under a row of tabs carries. */
export const tabPanel = (panelId: string, label: string) =>
  ({ id: panelId, role: 'tabpanel', 'aria-label': label }) as const;
