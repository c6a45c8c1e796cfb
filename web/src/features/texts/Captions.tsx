import { type PhotoSlot, TEXT_FACTS, type TextType } from '@fumi/domain';
import { textsCopy as copy } from '../../copy/texts.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { setCaption, useDraft } from '../../draft/draft-store.ts';
import { usePlaceNames } from '../../draft/place-names.ts';
import { usePhotoPreview } from '../../photo/use-photo-preview.ts';
import styles from './TextsPage.module.css';
import { TypedField } from './TypedField.tsx';

export type CaptionPlace = { readonly place: number; readonly slot: PhotoSlot; readonly type: TextType };

/** The places whose page has room for words of its photo. */
export const captionPlaces = ({ kit }: ChosenKit, own: readonly PhotoSlot[]): CaptionPlace[] =>
  own.flatMap((slot, place) => {
    const found = (kit.pages[slot.template] ?? []).find(
      ({ textType }) => textType !== undefined && TEXT_FACTS[textType].of === 'photo',
    );
    return found?.textType ? [{ place, slot, type: found.textType }] : [];
  });

type RowProps = { readonly at: CaptionPlace; readonly onShow: (at: CaptionPlace) => void };

function CaptionRow({ at, onShow }: RowProps) {
  const names = usePlaceNames();
  const photo = useDraft(({ photos }) => photos[at.place] ?? null);
  const url = usePhotoPreview(photo, 'thumb');
  if (photo === null) return null;
  return (
    <li>
      {url ? <img src={url} alt="" /> : <span />}
      <TypedField
        type={at.type}
        place={at.place}
        label={copy.captionOf(names.name(at.place + 1))}
        value={photo.caption ?? ''}
        onValue={(value) => setCaption(at.place, value)}
        onFocus={() => onShow(at)}
      />
    </li>
  );
}

type Props = {
  readonly places: readonly CaptionPlace[];
  readonly onShow: (at: CaptionPlace) => void;
};

/** Words for each photo, beside it; the page on the desk shows them as they are printed. */
export function Captions({ places, onShow }: Props) {
  const [first] = places;
  if (!first) return null;
  const { label, rule } = copy.words[first.type];
  return (
    <section className={styles.captions} aria-label={label}>
      <h2>{label}</h2>
      <p className={styles.rule}>{rule}</p>
      <ol>
        {places.map((at) => (
          <CaptionRow key={at.place} at={at} onShow={onShow} />
        ))}
      </ol>
    </section>
  );
}
