import { type CardTextType, checkText, type Hint, type Occasion, TEXT_FACTS } from '@fumi/domain';
import { ISSUE_LEVELS, type Issue, type IssueLevel, isCode, mostIn, typefaceOf } from '@fumi/print';
import { flushSync } from 'react-dom';
import { usePrintability } from '../../card/glyph-store.ts';
import type { WordsPlace } from '../../card/kit-art.ts';
import { hintSentence, phrasesCopy } from '../../copy/phrases.ts';
import { wordsCopy as copy } from '../../copy/words.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './WordsDialog.module.css';

type Props = {
  readonly type: CardTextType;
  readonly place: WordsPlace;
  /** What the customer typed instead of the design's words; undefined where nothing was. */
  readonly typed: string | undefined;
  readonly occasion: Occasion | undefined;
  readonly issues: readonly Issue[];
  readonly hints: readonly Hint[];
  /** What the sender's own data offer for this place; '' for nothing. */
  readonly offered: string;
  readonly isFirst: boolean;
  readonly onWrite: (value: string) => void;
  readonly onFocus: (type: CardTextType) => void;
};

export const wordsFieldId = (type: CardTextType): string => `words-${type}`;

/** What the engine says at a level, each sentence once. */
function saidAt(issues: readonly Issue[], level: IssueLevel): string | undefined {
  const sentences = issues.flatMap((issue) =>
    ISSUE_LEVELS[issue.code] === level ? (copy.issue(issue) ?? []) : [],
  );
  return sentences.length > 0 ? [...new Set(sentences)].join('') : undefined;
}

type HintsProps = {
  readonly hints: readonly Hint[];
  readonly onUse: (found: string, instead: string) => void;
};

/** Hints about customs, in small type; one press takes the words that are proposed instead. */
function Hints({ hints, onUse }: HintsProps) {
  if (hints.length === 0) return null;
  return (
    <ul className={styles.hints} aria-label={phrasesCopy.hints}>
      {hints.map((hint) => (
        <li key={`${hint.rule} ${hint.found}`}>
          <p>{hintSentence(hint)}</p>
          {hint.instead === undefined ? null : (
            <Button size="small" onClick={() => onUse(hint.found, hint.instead ?? '')}>
              {phrasesCopy.takeInstead(hint)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One place of the card as a field, with its limits, the engine's issues and the hints. */
export function WordsField({ type, place, typed, occasion, issues, hints, offered, isFirst, ...on }: Props) {
  const own = place.words ?? '';
  const value = typed ?? own;
  const { label, example } = copy.of(type, occasion);
  const isPrintable = usePrintability(value, typefaceOf(place.look));
  const checked = checkText(type, value, isPrintable);
  const refused = saidAt(issues, 'refused') ?? (checked.ok ? undefined : copy.problem(type, checked.error));
  /** The pressed button disappears: the field takes the focus, and reads out its new words. */
  const put = (words: string): void => {
    flushSync(() => on.onWrite(words));
    document.getElementById(wordsFieldId(type))?.focus();
  };
  return (
    <div className={styles.field}>
      <TextArea
        id={wordsFieldId(type)}
        label={label}
        hint={isCode(type) ? undefined : copy.most(type, mostIn(place))}
        value={value}
        rows={Math.min(TEXT_FACTS[type].maxLines, Math.max(1, value.split('\n').length))}
        placeholder={example}
        autoComplete="off"
        error={refused}
        warning={saidAt(issues, 'warned')}
        note={saidAt(issues, 'told')}
        {...(isFirst ? { 'data-autofocus': true } : {})}
        onChange={(event) => on.onWrite(event.target.value)}
        onFocus={() => on.onFocus(type)}
      />
      <Hints hints={hints} onUse={(found, instead) => put(value.replace(found, () => instead))} />
      {offered === '' || value !== '' ? null : (
        <Button size="small" icon="person" aria-label={copy.fromSenderTo(label)} onClick={() => put(offered)}>
          {copy.fromSender}
        </Button>
      )}
      {typed === undefined || own === '' ? null : (
        <button
          type="button"
          className={styles.own}
          aria-label={copy.ownOfField(label)}
          onClick={() => put(own)}
        >
          {copy.ownOf}
        </button>
      )}
    </div>
  );
}
