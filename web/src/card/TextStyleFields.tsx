import {
  COVER_PAGE,
  type Orientation,
  TEXT_SIZES,
  type TextStyle,
  TYPEFACES,
  textStyleIn,
  withPage,
} from '@fumi/domain';
import type { ReactNode } from 'react';
import { textsCopy as copy } from '../copy/texts.ts';
import { setPages } from '../draft/change-draft.ts';
import { useDraft } from '../draft/draft-store.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import styles from './TextStyleFields.module.css';

const AS_DESIGNED = 'design';

type Props = {
  /** The page that stands beside the form, where there is room for both. */
  readonly children: ReactNode;
  readonly orientation: Orientation;
};

/** 書体 and size of all words of a bound book, or of the title of a calendar; the page shows the choice at once. */
export function TextStyleFields({ children, orientation }: Props) {
  const pages = useDraft((draft) => draft.pages);
  const style = textStyleIn(pages) ?? {};
  const choose = (change: TextStyle): void =>
    setPages(withPage(pages ?? {}, COVER_PAGE, { textStyle: { ...style, ...change } }), 'text-style');
  return (
    <div className={styles.fields}>
      <div className={styles.repeated} data-orientation={orientation}>
        {children}
      </div>
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
    </div>
  );
}
