import {
  hasOffice,
  INPUT_MAX_LENGTH,
  markCard,
  mournsAtNewYear,
  OFFICE_FIELDS,
  SKIP_REASONS,
  type SkipReason,
} from '@fumi/domain';
import type { ChangeEvent } from 'react';
import type { Remarks } from '../../address/address-check.ts';
import { contactCopy } from '../../copy/contacts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Message } from '../../ui/Message.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './ContactFields.module.css';
import { birthdayTyped, cardYears, type TypedContact } from './contact-form.ts';

type Props = {
  readonly typed: TypedContact;
  /** Of the New Year's cards that are prepared now. */
  readonly year: number;
  readonly remarks: Remarks;
  readonly onChange: (change: Partial<TypedContact>) => void;
};

type Text = 'kanaLast' | 'kanaFirst' | 'groups' | 'birthday';

/** What is kept of a contact beside the address; of it only the company may be printed. */
export function ContactFields({ typed, year, remarks, onChange }: Props) {
  const field = (name: Text) => ({
    label: contactCopy[name],
    maxLength: INPUT_MAX_LENGTH,
    value: typed[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  });
  const isBirthday = birthdayTyped(typed.birthday) !== null;
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField {...field('kanaLast')} hint={contactCopy.kanaHint} />
        <TextField {...field('kanaFirst')} />
      </div>
      <Select
        label={contactCopy.skip}
        options={SKIP_REASONS.map((value) => ({ value, label: contactCopy.skips[value] }))}
        value={typed.skipReason}
        onChange={(event) => onChange({ skipReason: event.target.value as SkipReason })}
      />
      <Mourning {...{ typed, year, onChange }} />
      <Cards {...{ typed, year, onChange }} />
      <details className={styles.more}>
        <summary>{contactCopy.more}</summary>
        <div className={styles.fields}>
          <TextField {...field('groups')} hint={contactCopy.groupsHint} />
          <TextField
            {...field('birthday')}
            maxLength={20}
            hint={contactCopy.birthdayHint}
            error={isBirthday ? undefined : contactCopy.birthdayProblem}
          />
          <Workplace {...{ typed, remarks, onChange }} />
          <label className={styles.note}>
            {contactCopy.note}
            <textarea
              rows={3}
              maxLength={2000}
              value={typed.note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          </label>
        </div>
      </details>
    </div>
  );
}

/** The company, and whether it is printed on the card: the first typed letter turns that on. */
function Workplace({ typed, remarks, onChange }: Omit<Props, 'year'>) {
  const isFirst = !hasOffice(typed);
  return (
    <>
      {OFFICE_FIELDS.map((field) => (
        <TextField
          key={field}
          label={contactCopy[field]}
          maxLength={INPUT_MAX_LENGTH}
          value={typed[field]}
          onChange={(event) =>
            onChange({ [field]: event.target.value, ...(isFirst ? { printsCompany: true } : {}) })
          }
          {...remarks(field)}
        />
      ))}
      <Checkbox
        label={contactCopy.printsCompany}
        checked={typed.printsCompany}
        disabled={isFirst}
        onChange={() => onChange({ printsCompany: !typed.printsCompany })}
      />
    </>
  );
}

/** A family mourns for a year: until then no New Year's card goes to it, but 寒中見舞い may. */
function Mourning({ typed, year, onChange }: Omit<Props, 'remarks'>) {
  const isOn = typed.mourningUntil !== '';
  return (
    <fieldset className={styles.group}>
      <legend>{contactCopy.mourning}</legend>
      <Checkbox
        label={contactCopy.mourningOn}
        checked={isOn}
        onChange={() => onChange({ mourningUntil: isOn ? '' : `${year}-03-31` })}
      />
      {isOn ? (
        <TextField
          label={contactCopy.mourningUntil}
          type="date"
          required
          value={typed.mourningUntil}
          onChange={(event) => onChange({ mourningUntil: event.target.value })}
        />
      ) : null}
      {mournsAtNewYear(typed.mourningUntil, year) ? (
        <Message tone="info">{contactCopy.mourningNote(year)}</Message>
      ) : null}
    </fieldset>
  );
}

function Cards({ typed, year, onChange }: Omit<Props, 'remarks'>) {
  return (
    <fieldset className={styles.group}>
      <legend>{contactCopy.history}</legend>
      {cardYears(year).map((one) => {
        const card = typed.history.find((known) => known.year === one);
        const mark = (change: { sent?: boolean; received?: boolean }) =>
          onChange({ history: markCard(typed.history, one, change) });
        return (
          <fieldset key={one} className={styles.year} aria-label={contactCopy.year(one)}>
            <span aria-hidden>{contactCopy.year(one)}</span>
            <Checkbox
              label={contactCopy.sent}
              checked={card?.sent ?? false}
              onChange={(event) => mark({ sent: event.target.checked })}
            />
            <Checkbox
              label={contactCopy.received}
              checked={card?.received ?? false}
              onChange={(event) => mark({ received: event.target.checked })}
            />
          </fieldset>
        );
      })}
    </fieldset>
  );
}
