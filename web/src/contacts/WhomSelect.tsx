import { WHOM, type Whom } from '@fumi/domain';
import { whomCopy } from '../copy/contacts.ts';
import { Select } from '../ui/Select.tsx';

type Props = {
  readonly whom: Whom;
  /** Of the New Year's cards that are prepared now. */
  readonly year: number;
  readonly onChange: (whom: Whom) => void;
};

/** Narrows a list of contacts to those to whom cards went, from whom they came, or who still lack one. */
export const WhomSelect = ({ whom, year, onChange }: Props) => (
  <Select
    label={whomCopy.label}
    options={WHOM.map((value) => ({ value, label: whomCopy.names(year)[value] }))}
    value={whom}
    onChange={(event) => onChange(event.target.value as Whom)}
  />
);
