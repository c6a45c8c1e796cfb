import {
  captionPlace,
  checkText,
  graphemeCount,
  type Kit,
  type PhotoSlot,
  styledLook,
  TEXT_FACTS,
  TEXT_TYPES,
  type TextLook,
  type TextType,
  templatesOf,
  textStyleIn,
  withPage,
  wrongCharactersIn,
} from '@fumi/domain';
import { typefaceOf } from '@fumi/print';
import { usePrintability } from '../../card/glyph-store.ts';
import { bookPageName } from '../../copy/slot-names.ts';
import { textsCopy as copy } from '../../copy/texts.ts';
import { setCaption, setPages, setText } from '../../draft/change-draft.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { textFieldId } from '../../paths.ts';
import { usePicture } from '../../photo/picture-cache.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Note } from '../../ui/Note.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './TextFields.module.css';

type FieldProps = {
  readonly type: TextType;
  /** Of the photo or the page that the words belong to, from 0; null for a text of the book. */
  readonly place: number | null;
  /** How the design sets it. */
  readonly look: TextLook | undefined;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onFocus: () => void;
};

/** A text with its rule: an error stands below it, and begins with the name of the field (spec §5). */
function TypedField({ type, place, look, label, value, onValue, onFocus }: FieldProps) {
  const style = useDraft((draft) => textStyleIn(draft.pages));
  const isPrintable = usePrintability(value, typefaceOf(styledLook(type, look, style)));
  const checked = checkText(type, value, isPrintable);
  const { maxLength, maxLines, allowed } = TEXT_FACTS[type];
  const isCode = allowed !== null;
  const field = {
    id: textFieldId(type, place),
    label,
    value,
    count: { used: graphemeCount(value.replaceAll('\n', '')), max: maxLength },
    ...(checked.ok
      ? {}
      : { error: copy.problem(label, type, checked.error, wrongCharactersIn(type, value, isPrintable)) }),
    onFocus,
  };
  if (maxLines > 1) {
    return <TextArea {...field} rows={4} onChange={(event) => onValue(event.target.value)} />;
  }
  return (
    <TextField
      {...field}
      autoComplete="off"
      {...(isCode ? { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } : {})}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

/** A page of the design that shows what is typed, with one of the chosen photos. */
export type Shown = {
  readonly page: number;
  readonly photoIndex: number;
  /** Of a bound book; the cover where nothing is said. */
  readonly pageNo?: number | undefined;
};

/** The page of the design where a text of the book stands; null where it has none. */
const pageOf = ({ pages }: Kit, type: TextType): number | null =>
  Number(Object.entries(pages).find(([, items]) => items.some(({ textType }) => textType === type))?.[0]) ||
  null;

/** How a page of the design sets a text; undefined where the text's type decides. */
const lookOn = ({ pages }: Kit, page: number | null, type: TextType): TextLook | undefined =>
  pages[page ?? 0]?.find(({ textType }) => textType === type)?.textLook;

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
  const rules = [...new Set(types.flatMap((type) => copy.rules[type] ?? []))];
  return (
    <div className={styles.lines}>
      {types.map((type) => (
        <TypedField
          key={type}
          type={type}
          place={null}
          look={lookOn(kit, pageOf(kit, type), type)}
          label={copy.labels[type]}
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

type Caption = {
  readonly photoIndex: number;
  readonly page: number;
  readonly pageNo: number;
  readonly type: TextType;
  readonly look: TextLook | undefined;
};

/** The photos whose page has room for words of theirs. */
const captionsOf = (kit: Kit, own: readonly PhotoSlot[]): Caption[] =>
  own.flatMap(({ template: page, pageNo }, photoIndex) => {
    const place = captionPlace(kit, own, photoIndex);
    return place ? [{ photoIndex, page, pageNo, type: place.textType, look: place.textLook }] : [];
  });

type RowProps = { readonly caption: Caption; readonly onShow: (shown: Shown) => void };

function CaptionRow({ caption: { type, look, ...shown }, onShow }: RowProps) {
  const { photoIndex } = shown;
  const names = useSlotNames();
  const photo = useDraft(({ photos }) => photos[photoIndex] ?? null);
  const url = usePicture(photo, 'small');
  if (photo === null) return null;
  return (
    <li>
      {url ? <img src={url} alt="" /> : <span />}
      <TypedField
        type={type}
        place={photoIndex}
        look={look}
        label={copy.captionOf(names.name(photoIndex + 1))}
        value={photo.caption ?? ''}
        onValue={(value) => setCaption(photoIndex, value)}
        onFocus={() => onShow(shown)}
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
  const label = copy.labels[first.type];
  return (
    <section className={styles.captions} aria-label={label}>
      <h2>{label}</h2>
      <Note>{copy.rules[first.type]}</Note>
      <ol>
        {captions.map((caption) => (
          <CaptionRow key={caption.photoIndex} {...{ caption, onShow }} />
        ))}
      </ol>
    </section>
  );
}

type PageTextsProps = { readonly chosen: ChosenKit; readonly onShow: (shown: Shown) => void };

/** Words of single pages of a bound book, where the layout of a page has room for them. */
export function PageTexts({ chosen: { kit, material }, onShow }: PageTextsProps) {
  const { type: productType } = useShop().product;
  const pages = useDraft((draft) => draft.pages);
  const templates = templatesOf(material);
  const worded = templates.flatMap((page, index) =>
    (kit.pages[page] ?? []).some(({ textType }) => textType === 'PAGE_TEXT')
      ? [{ page, pageNo: index + 1 }]
      : [],
  );
  if (worded.length === 0) return null;
  const { PAGE_TEXT: label } = copy.labels;
  return (
    <section className={styles.lines} aria-label={label}>
      <h2>{label}</h2>
      <Note>{copy.rules.PAGE_TEXT}</Note>
      {worded.map(({ page, pageNo }) => (
        <TypedField
          key={pageNo}
          type="PAGE_TEXT"
          place={pageNo - 2}
          look={lookOn(kit, page, 'PAGE_TEXT')}
          label={copy.pageTextOf(bookPageName(productType, pageNo, templates.length))}
          value={pages?.[pageNo]?.text ?? ''}
          onValue={(text) => setPages(withPage(pages ?? {}, pageNo, { text }))}
          onFocus={() => onShow({ page, pageNo, photoIndex: -1 })}
        />
      ))}
    </section>
  );
}
