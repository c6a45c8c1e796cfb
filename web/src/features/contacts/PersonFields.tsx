import { kanchuDays, markCard, mournsAtNewYear } from '@fumi/domain';
import { personCopy } from '../../copy/address-book.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Message } from '../../ui/Message.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './PersonFields.module.css';
import { birthdayTyped, cardYears, type PersonMore } from './person-more.ts';

type Props = {
  readonly more: PersonMore;
  /** Of the New Year's cards that one thinks of now. */
  readonly year: number;
  readonly onChange: (change: Partial<PersonMore>) => void;
};

const TEXTS = ['company', 'department', 'title'] as const;

/** What is known of a person beside the address; nothing of it is printed. */
export function PersonFields({ more, year, onChange }: Props) {
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          label={personCopy.kanaLast}
          hint={personCopy.kanaHint}
          maxLength={255}
          value={more.kanaLast}
          onChange={(event) => onChange({ kanaLast: event.target.value })}
        />
        <TextField
          label={personCopy.kanaFirst}
          maxLength={255}
          value={more.kanaFirst}
          onChange={(event) => onChange({ kanaFirst: event.target.value })}
        />
      </div>
      <Mourning {...{ more, year, onChange }} />
      <Cards {...{ more, year, onChange }} />
      <details className={styles.more}>
        <summary>{personCopy.more}</summary>
        <div className={styles.fields}>
          <TextField
            label={personCopy.groups}
            hint={personCopy.groupsHint}
            maxLength={255}
            value={more.groups}
            onChange={(event) => onChange({ groups: event.target.value })}
          />
          <TextField
            label={personCopy.birthday}
            hint={personCopy.birthdayHint}
            maxLength={20}
            value={more.birthday}
            error={birthdayTyped(more.birthday) === null ? personCopy.birthdayProblem : undefined}
            onChange={(event) => onChange({ birthday: event.target.value })}
          />
          {TEXTS.map((field) => (
            <TextField
              key={field}
              label={personCopy[field]}
              maxLength={255}
              value={more[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          ))}
          <label className={styles.note}>
            {personCopy.note}
            <textarea
              rows={3}
              maxLength={2000}
              value={more.note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          </label>
        </div>
      </details>
    </div>
  );
}

/** A family mourns for a year: until then no New Year's card goes to it, but 寒中見舞い may. */
function Mourning({ more, year, onChange }: Props) {
  const isOn = more.mourningUntil !== '';
  const { from, to } = kanchuDays(year);
  return (
    <fieldset className={styles.group}>
      <legend>{personCopy.mourning}</legend>
      <Checkbox
        label={personCopy.mourningOn}
        checked={isOn}
        onChange={() => onChange({ mourningUntil: isOn ? '' : `${year}-03-31` })}
      />
      {isOn ? (
        <TextField
          label={personCopy.mourningUntil}
          type="date"
          required
          value={more.mourningUntil}
          onChange={(event) => onChange({ mourningUntil: event.target.value })}
        />
      ) : null}
      {mournsAtNewYear(more.mourningUntil, year) ? (
        <Message tone="info">{personCopy.mourningNote(year, dayWords(from), dayWords(to))}</Message>
      ) : null}
    </fieldset>
  );
}

const dayWords = (day: string): string => day.replace(/^\d+-0?(\d+)-0?(\d+)$/, '$1月$2日');

function Cards({ more, year, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>{personCopy.history}</legend>
      {cardYears(year).map((one) => {
        const card = more.history.find((known) => known.year === one);
        const mark = (change: { sent?: boolean; received?: boolean }) =>
          onChange({ history: markCard(more.history, one, change) });
        return (
          <fieldset key={one} className={styles.year} aria-label={personCopy.year(one)}>
            <span aria-hidden>{personCopy.year(one)}</span>
            <Checkbox
              label={personCopy.sent}
              checked={card?.sent ?? false}
              onChange={(event) => mark({ sent: event.target.checked })}
            />
            <Checkbox
              label={personCopy.received}
              checked={card?.received ?? false}
              onChange={(event) => mark({ received: event.target.checked })}
            />
          </fieldset>
        );
      })}
    </fieldset>
  );
}
