import {
  fieldsOf,
  numberTyped,
  PHRASE_FIELDS,
  type Phrase,
  type PhraseField,
  type PhraseValues,
  type PlainDate,
  unprintableIn,
} from '@fumi/domain';
import { useListPrintability } from '../../card/list-printability.ts';
import { problemSentence } from '../../copy/address-problems.ts';
import { phrasesCopy as copy } from '../../copy/phrases.ts';
import { Note } from '../../ui/Note.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './WordsDialog.module.css';

/** So many past months are offered, as cards tell recent news. */
const MONTHS_BACK = 18;

/** 2026-11, 2026-10, … with the words that a list shows. */
function lastMonths(today: PlainDate) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const months = year * 12 + month - 1 - back;
    const [of, at] = [Math.floor(months / 12), (months % 12) + 1];
    return { value: `${of}-${String(at).padStart(2, '0')}`, label: `${of}年${at}月` };
  });
}

const NONE = { value: '', label: copy.none };

type FieldProps = {
  readonly field: PhraseField;
  readonly value: string;
  readonly today: PlainDate;
  readonly onValue: (value: string) => void;
};

function PhraseInput({ field, value, today, onValue }: FieldProps) {
  const facts = PHRASE_FIELDS[field];
  const label = copy.field(field);
  const characters = unprintableIn(value, useListPrintability(value));
  const typed = {
    label,
    value,
    // The field of the place that it fills has the same error, but may lie far below.
    error:
      numberTyped(field, value) === null
        ? copy.noNumber(field)
        : characters.length > 0
          ? problemSentence({ code: 'unprintable', characters })
          : undefined,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
  switch (facts.kind) {
    case 'choice':
      return (
        <Select
          {...typed}
          options={[
            NONE,
            ...(facts.choices ?? []).filter(Boolean).map((each) => ({ value: each, label: each })),
          ]}
        />
      );
    case 'month':
      return <Select {...typed} options={[NONE, ...lastMonths(today)]} />;
    case 'day':
      return <TextField {...typed} type="date" />;
    case 'lines':
      return <TextArea {...typed} rows={2} maxLength={facts.maxLength} />;
    case 'measure':
      return <TextField {...typed} inputMode="decimal" maxLength={facts.maxLength} />;
    case 'count':
    case 'zip':
      return <TextField {...typed} inputMode="numeric" maxLength={facts.maxLength} />;
    case 'telephone':
      return <TextField {...typed} type="tel" maxLength={facts.maxLength} />;
    case 'email':
      return <TextField {...typed} type="email" maxLength={facts.maxLength} />;
    case 'text':
      return <TextField {...typed} maxLength={facts.maxLength} />;
  }
}

type Props = {
  readonly phrase: Phrase;
  readonly values: PhraseValues;
  readonly today: PlainDate;
  readonly onValue: (field: PhraseField, value: string) => void;
};

/** The fields of a phrase: the card changes with each, and one that stays empty leaves no half sentence. */
export function PhraseFields({ phrase, values, today, onValue }: Props) {
  const fields = fieldsOf(phrase);
  if (fields.length === 0) return null;
  return (
    <fieldset className={styles.asked} aria-label={phrase.title}>
      <Note>{copy.fill}</Note>
      {fields.map((field) => (
        <PhraseInput
          key={field}
          field={field}
          value={values[field] ?? ''}
          today={today}
          onValue={(value) => onValue(field, value)}
        />
      ))}
    </fieldset>
  );
}
