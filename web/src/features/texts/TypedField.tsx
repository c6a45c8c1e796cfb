import { checkText, graphemeCount, TEXT_FACTS, type TextType } from '@fumi/domain';
import { usePrintability } from '../../card/glyph-store.ts';
import { textsCopy as copy } from '../../copy/texts.ts';
import { textFieldId } from '../../draft/text-field-id.ts';
import { TextField } from '../../ui/TextField.tsx';

type Props = {
  readonly type: TextType;
  /** Of the photo that the words belong to; none for a text of the book. */
  readonly place?: number;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onFocus?: () => void;
};

/** A text with its rule: what is wrong with it is said below, behind the name of the field (spec §5). */
export function TypedField({ type, place, label, value, onValue, onFocus }: Props) {
  const isPrintable = usePrintability(value, 'gothic');
  const checked = checkText(type, value, isPrintable);
  const { maxLength, allowed } = TEXT_FACTS[type];
  const isCode = allowed !== null;
  return (
    <TextField
      id={textFieldId(type, place)}
      label={label}
      value={value}
      autoComplete="off"
      count={{ used: graphemeCount(value), max: maxLength }}
      {...(isCode ? { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } : {})}
      {...(checked.ok ? {} : { error: copy.problem(label, type, checked.error) })}
      onChange={(event) => onValue(event.target.value)}
      onFocus={onFocus}
    />
  );
}
