import { formedCharacters, type PersonName, possibleForms, type Typeface, withForm } from '@fumi/domain';
import { type FontChain, type PrintableForm, printableForms } from '@fumi/print';
import { useState } from 'react';
import { useFonts } from '../card/glyph-store.ts';
import { addressCopy } from '../copy/address.ts';
import styles from './GlyphForms.module.css';

type Props = {
  readonly name: PersonName;
  readonly face: Typeface;
  readonly onChange: (change: Partial<PersonName>) => void;
};

/** 邉 in fifteen forms, as they are printed: few keyboards type one of them, and their owners know which is theirs. */
export function GlyphForms({ name, face, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const formed = (['last', 'first'] as const).flatMap((part) =>
    formedCharacters(name[part]).map((each) => ({ ...each, part })),
  );
  const wanted = formed.flatMap(({ character }) => [character, ...possibleForms(character)]).join('');
  const fonts = useFonts(wanted, face, isOpen);
  return (
    <details className={styles.forms} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{addressCopy.chooseForm}</summary>
      {isOpen && fonts === null ? <p role="status">{addressCopy.formsLoading}</p> : null}
      {fonts
        ? formed.map(({ part, at, character }) => (
            <FormsOf
              key={`${part} ${at}`}
              {...{ fonts, character }}
              onChoose={(form) => onChange({ [part]: withForm(name[part], at, form) })}
            />
          ))
        : null}
    </details>
  );
}

type FormsProps = {
  readonly fonts: FontChain;
  readonly character: string;
  readonly onChoose: (form: string) => void;
};

function FormsOf({ fonts, character, onChoose }: FormsProps) {
  const forms = printableForms(fonts, possibleForms(character));
  const [plain] = forms;
  // Where the typed form is none of ours, the plain one is printed.
  const [printed = plain] = printableForms(fonts, [character]);
  return (
    <fieldset className={styles.choice}>
      <legend>{addressCopy.formsOf(plain?.text ?? character)}</legend>
      {forms.map((form, at) => (
        <button
          key={form.key}
          type="button"
          aria-label={addressCopy.form(at + 1, forms.length)}
          aria-pressed={form.key === printed?.key}
          onClick={() => onChoose(form.text)}
        >
          <Picture {...form} />
        </button>
      ))}
    </fieldset>
  );
}

const Picture = ({ path, unitsPerEm, ascenderEm }: PrintableForm) => (
  <svg viewBox={`0 ${-ascenderEm * unitsPerEm} ${unitsPerEm} ${unitsPerEm}`} aria-hidden="true">
    <path d={path} transform="scale(1 -1)" />
  </svg>
);
