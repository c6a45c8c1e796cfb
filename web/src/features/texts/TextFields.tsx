import {
  checkText,
  graphemeCount,
  type Kit,
  type PhotoSlot,
  TEXT_FACTS,
  TEXT_TYPES,
  type TextType,
} from '@fumi/domain';
import { usePrintability } from '../../card/glyph-store.ts';
import { textsCopy as copy } from '../../copy/texts.ts';
import { setCaption, setText, useDraft } from '../../draft/draft-store.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { textFieldId } from '../../paths.ts';
import { usePicture } from '../../photo/picture-cache.ts';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './TextFields.module.css';

type FieldProps = {
  readonly type: TextType;
  /** Of the photo that the words belong to; null for a text of the book. */
  readonly photoIndex: number | null;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onFocus: () => void;
};

/** A text with its rule: what is wrong with it is said below, behind the name of the field (spec §5). */
function TypedField({ type, photoIndex, label, value, onValue, onFocus }: FieldProps) {
  const isPrintable = usePrintability(value, 'gothic');
  const checked = checkText(type, value, isPrintable);
  const { maxLength, allowed } = TEXT_FACTS[type];
  const isCode = allowed !== null;
  return (
    <TextField
      id={textFieldId(type, photoIndex)}
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

/** A page of the design that shows what is typed, with one of the chosen photos. */
export type Shown = { readonly page: number; readonly photoIndex: number };

/** The page of the design where a text of the book stands; null where it has none. */
const pageOf = ({ pages }: Kit, type: TextType): number | null =>
  Number(Object.entries(pages).find(([, items]) => items.some(({ textType }) => textType === type))?.[0]) ||
  null;

const bookTypes = (kit: Kit): TextType[] =>
  TEXT_TYPES.filter((type) => TEXT_FACTS[type].of === 'book' && pageOf(kit, type) !== null);

/** What is shown before anything is typed: the first text. */
export const firstShown = (kit: Kit): Shown => {
  const [first] = bookTypes(kit);
  return { page: (first && pageOf(kit, first)) ?? 1, photoIndex: 0 };
};

/** The texts of the book. */
export function BookFields({ kit, onShow }: { readonly kit: Kit; readonly onShow: (shown: Shown) => void }) {
  const texts = useDraft((draft) => draft.texts);
  const types = bookTypes(kit);
  const rules = [...new Set(types.map((type) => copy.words[type].rule))];
  return (
    <div className={styles.lines}>
      {types.map((type) => (
        <TypedField
          key={type}
          type={type}
          photoIndex={null}
          label={copy.words[type].label}
          value={texts[type] ?? ''}
          onValue={(value) => setText(type, value)}
          onFocus={() => onShow({ page: pageOf(kit, type) ?? 1, photoIndex: 0 })}
        />
      ))}
      {rules.map((rule) => (
        <Note key={rule}>{rule}</Note>
      ))}
    </div>
  );
}

type Caption = { readonly photoIndex: number; readonly page: number; readonly type: TextType };

/** The photos whose page has room for words of theirs. */
const captionsOf = (kit: Kit, own: readonly PhotoSlot[]): Caption[] =>
  own.flatMap(({ template: page }, photoIndex) => {
    const found = (kit.pages[page] ?? []).find(
      ({ textType }) => textType !== undefined && TEXT_FACTS[textType].of === 'photo',
    );
    return found?.textType ? [{ photoIndex, page, type: found.textType }] : [];
  });

type RowProps = { readonly caption: Caption; readonly onShow: (shown: Shown) => void };

function CaptionRow({ caption: { photoIndex, page, type }, onShow }: RowProps) {
  const names = useSlotNames();
  const photo = useDraft(({ photos }) => photos[photoIndex] ?? null);
  const url = usePicture(photo, 'thumb');
  if (photo === null) return null;
  return (
    <li>
      {url ? <img src={url} alt="" /> : <span />}
      <TypedField
        type={type}
        photoIndex={photoIndex}
        label={copy.captionOf(names.name(photoIndex + 1))}
        value={photo.caption ?? ''}
        onValue={(value) => setCaption(photoIndex, value)}
        onFocus={() => onShow({ page, photoIndex })}
      />
    </li>
  );
}

type CaptionsProps = {
  readonly kit: Kit;
  /** The slot of each chosen photo. */
  readonly slots: readonly PhotoSlot[];
  readonly onShow: (shown: Shown) => void;
};

/** Words for each photo, beside it; the page on the desk shows them as they are printed. */
export function Captions({ kit, slots, onShow }: CaptionsProps) {
  const captions = captionsOf(kit, slots);
  const [first] = captions;
  if (!first) return null;
  const { label, rule } = copy.words[first.type];
  return (
    <section className={styles.captions} aria-label={label}>
      <h2>{label}</h2>
      <Note>{rule}</Note>
      <ol>
        {captions.map((caption) => (
          <CaptionRow key={caption.photoIndex} {...{ caption, onShow }} />
        ))}
      </ol>
    </section>
  );
}
