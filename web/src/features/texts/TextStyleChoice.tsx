import { COVER_PAGE, TEXT_SIZES, type TextStyle, TYPEFACES, textStyleIn, withPage } from '@fumi/domain';
import { textsCopy as copy } from '../../copy/texts.ts';
import { setPages } from '../../draft/change-draft.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import styles from './TextFields.module.css';

const AS_DESIGNED = 'design';

/** 書体 and size of all words of a bound book; the page beside the form shows the choice at once. */
export function TextStyleChoice() {
  const pages = useDraft((draft) => draft.pages);
  const style = textStyleIn(pages) ?? {};
  const choose = (change: TextStyle): void =>
    setPages(withPage(pages ?? {}, COVER_PAGE, { textStyle: { ...style, ...change } }), 'text-style');
  return (
    <section className={styles.style} aria-label={copy.style}>
      <h2>{copy.style}</h2>
      <RadioGroup
        label={copy.face}
        value={style.face ?? AS_DESIGNED}
        options={([AS_DESIGNED, ...TYPEFACES] as const).map((value) => ({ value, label: copy.faces[value] }))}
        onChange={(value) => choose({ face: value === AS_DESIGNED ? undefined : value })}
      />
      <RadioGroup
        label={copy.size}
        value={style.size ?? 'standard'}
        options={TEXT_SIZES.map((value) => ({ value, label: copy.sizes[value] }))}
        onChange={(value) => choose({ size: value === 'standard' ? undefined : value })}
      />
    </section>
  );
}
