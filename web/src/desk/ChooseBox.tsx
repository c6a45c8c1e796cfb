import styles from './ChooseBox.module.css';

type Props = {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
};

/** The checkbox that selects or deselects a row of a table. */
export const ChooseBox = ({ label, isChosen, onToggle }: Props) => (
  <input type="checkbox" className={styles.box} aria-label={label} checked={isChosen} onChange={onToggle} />
);

/** Toggles the checkbox of the row that has focus; a key does this. */
export const chooseFocused = (): void =>
  document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();

/** The selection with this row added, or removed where it was selected. */
export function toggled(chosen: ReadonlySet<string>, number: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(number)) next.add(number);
  return next;
}
