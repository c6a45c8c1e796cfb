import { Button } from '../ui/Button.tsx';
import styles from './ZipField.module.css';

type CandidatesProps<Value> = {
  readonly legend: string;
  readonly candidates: readonly { readonly words: string; readonly value: Value }[];
  readonly onChoose: (value: Value) => void;
};

/** Buttons of which one is the answer; nothing where there is none to choose. */
export function Candidates<Value>({ legend, candidates, onChoose }: CandidatesProps<Value>) {
  if (candidates.length === 0) return null;
  return (
    <fieldset className={styles.candidates}>
      <legend>{legend}</legend>
      {candidates.map(({ words, value }) => (
        <Button key={words} size="small" onClick={() => onChoose(value)}>
          {words}
        </Button>
      ))}
    </fieldset>
  );
}
