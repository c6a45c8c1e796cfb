import { ADDRESS_FACES, ADDRESS_NUMERALS, hasNumeralChoice } from '@fumi/domain';
import { DEFAULT_LAYOUT } from '../../card/address-face.ts';
import { senderCopy } from '../../copy/sender.ts';
import { useChosenKit } from '../../draft/chosen-kit.ts';
import { setAddressStyle, useDraft } from '../../draft/draft-store.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import styles from './StyleChoice.module.css';

/** 書体 and numerals of the address side; the card beside the form shows the choice at once. */
export function StyleChoice() {
  const style = useDraft((draft) => draft.style);
  const layout = useChosenKit()?.kit.addressLayout ?? DEFAULT_LAYOUT;
  return (
    <section className={styles.style} aria-label={senderCopy.style}>
      <RadioGroup
        label={senderCopy.face}
        value={style.face}
        options={ADDRESS_FACES.map((face) => ({ value: face, label: senderCopy.faces[face] }))}
        onChange={(face) => setAddressStyle({ ...style, face })}
      />
      {hasNumeralChoice(layout) ? (
        <RadioGroup
          label={senderCopy.numerals}
          value={style.numerals}
          options={ADDRESS_NUMERALS.map((value) => ({ value, label: senderCopy.numeralNames[value] }))}
          onChange={(numerals) => setAddressStyle({ ...style, numerals })}
        />
      ) : null}
      <p>{senderCopy.styleNote}</p>
    </section>
  );
}
