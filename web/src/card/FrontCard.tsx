import { type BookTexts, type Draft, type Kit, mainSlots, photoSlots } from '@fumi/domain';
import { useId, useMemo } from 'react';
import { useDraft } from '../draft/draft-store.ts';
import type { PictureKind } from '../photo/photo-preview.ts';
import { usePhotoPreviews } from '../photo/use-photo-preview.ts';
import { useShop } from '../shop/use-shop.ts';
import { Card } from '../ui/Card.tsx';
import { trimRatio } from './card-shape.ts';
import styles from './FrontCard.module.css';
import { drawPage } from './front-face.ts';
import { useFonts } from './glyph-store.ts';
import { useCalendars } from './use-calendars.ts';

type Props = {
  readonly kit: Kit;
  /** Page of the design; the front where nothing is said. */
  readonly page?: number;
  /** Of a calendar: the month that the page shows, from 0. */
  readonly monthIndex?: number | null | undefined;
  /** Places of the draft's photos that the page shows. */
  readonly places?: readonly number[];
  /** What the picture shows, for those who listen. */
  readonly label: string;
  readonly lift?: 'lying' | 'held';
  readonly doubt?: boolean;
  /** How large its photos are drawn: many pages at once need small ones. */
  readonly picture?: PictureKind;
};

const FIRST_PLACE = [0];

/** The texts of the book, and the words of the photo that the page shows. */
const textsOn = (texts: BookTexts, [photo]: Draft['photos']): BookTexts =>
  photo?.caption ? { ...texts, PHOTO_CAPTION: photo.caption } : texts;

/** A page with the customer's photos and lines, drawn by the engine that makes the press file (design §1). */
export function FrontCard(props: Props) {
  const {
    kit,
    monthIndex,
    places = FIRST_PLACE,
    label,
    lift = 'lying',
    doubt = false,
    picture = 'screen',
  } = props;
  const { info, staticUrl, material } = useShop();
  const page = props.page ?? material.frontPage;
  const all = useDraft((draft) => draft.photos);
  const typed = useDraft((draft) => draft.texts);
  const photos = useMemo(() => places.map((place) => all[place] ?? null), [all, places]);
  const urls = usePhotoPreviews(photos, picture);
  const texts = useMemo(() => textsOn(typed, photos), [typed, photos]);
  const letters = Object.values(texts).join('');
  const fonts = useFonts(letters, 'gothic', letters !== '');
  const calendars = useCalendars({ kit, info, staticUrl, material, page, monthIndex });
  const own = useMemo(
    () => mainSlots(photoSlots(info, kit, material), all.length, material),
    [info, kit, material, all.length],
  );
  const idPrefix = useId().replace(/[^\w-]/g, '');
  const drawn = urls.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` names the addresses
  const svg = useMemo(() => {
    const design = { kit, info, staticUrl, material, page };
    const shown = photos.map((photo, index) => {
      const url = urls[index];
      const ownFrame = own[places[index] ?? -1]?.frame;
      return photo && url ? { ...photo, url, ownFrame } : null;
    });
    return drawPage(design, { photos: shown, texts, fonts, calendars }, idPrefix);
  }, [kit, info, staticUrl, material, page, photos, places, own, drawn, texts, fonts, calendars, idPrefix]);
  return (
    <Card
      orientation={kit.orientation}
      ratio={trimRatio(material, kit.orientation)}
      bleed={false}
      lift={lift}
      doubt={doubt}
    >
      <div
        className={styles.front}
        role="img"
        aria-label={label}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our painter writes it, and sets typed lines as outlines
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </Card>
  );
}
