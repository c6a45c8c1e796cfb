import styles from './ChooseBox.module.css';

type Props = {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
};

/** Takes a line of a table into what is chosen, or out of it. */
export const ChooseBox = ({ label, isChosen, onToggle }: Props) => (
  <input type="checkbox" className={styles.box} aria-label={label} checked={isChosen} onChange={onToggle} />
);

/** The line that has focus: a key for it. */
export const chooseFocused = (): void =>
  document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();

/** What is chosen with a line more, or without it. */
export function toggled(chosen: ReadonlySet<string>, number: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(number)) next.add(number);
  return next;
}
