import { ADDRESS_NUMERALS, ADDRESS_TYPEFACES } from '@fumi/domain';
import { hasNumeralChoice } from '@fumi/print';
import { useLayout } from '../../card/address-face.ts';
import { senderCopy } from '../../copy/sender.ts';
import { setAddressStyle } from '../../draft/change-draft.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import styles from './StyleChoice.module.css';

/** 書体 and numerals of the address side; the card beside the form shows the choice at once. */
export function StyleChoice({ layoutUrl }: { readonly layoutUrl: string }) {
  const style = useDraft((draft) => draft.style);
  const layout = useLayout(layoutUrl);
  return (
    <section className={styles.style} aria-label={senderCopy.style}>
      <RadioGroup
        label={senderCopy.face}
        value={style.face}
        options={ADDRESS_TYPEFACES.map((face) => ({ value: face, label: senderCopy.faces[face] }))}
        onChange={(face) => setAddressStyle({ ...style, face })}
      />
      {layout === null || hasNumeralChoice(layout) ? (
        <RadioGroup
          label={senderCopy.numerals}
          value={style.numerals}
          options={ADDRESS_NUMERALS.map((value) => ({ value, label: senderCopy.numeralNames[value] }))}
          onChange={(numerals) => setAddressStyle({ ...style, numerals })}
        />
      ) : null}
      {layout?.barcode ? (
        <Checkbox
          label={senderCopy.barcode}
          checked={style.barcode === true}
          onChange={(event) => setAddressStyle({ ...style, barcode: event.target.checked })}
        />
      ) : null}
      <p>{senderCopy.styleNote}</p>
    </section>
  );
}
