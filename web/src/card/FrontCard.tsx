import {
  type BookTexts,
  type CalendarSettings,
  type DraftPhoto,
  type Kit,
  layoutsIn,
  photoFrameOf,
  photoSlots,
  repeatedIn,
  type TextStyle,
  textStyleIn,
  withPageLayouts,
} from '@fumi/domain';
import { type ComponentProps, useId, useMemo, useState } from 'react';
import { placesOf } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import type { PictureKind } from '../photo/photo-pictures.ts';
import { usePicture } from '../photo/picture-cache.ts';
import { useShop } from '../shop/use-shop.ts';
import { trimRatio } from './card-shape.ts';
import { type DrawnPage, drawPage, layoutPage, type PagePhoto } from './draw-page.ts';
import { PaintedCard } from './PaintedCard.tsx';
import { type SmallArt, useArt } from './use-art.ts';
import { useCalendars } from './use-calendars.ts';
import { useCoverPhoto } from './use-cover-photo.ts';
import { type PageCaptions, useWords } from './use-words.ts';

export type CardProps = Pick<ComponentProps<typeof PaintedCard>, 'label' | 'lift' | 'doubt'> & {
  readonly kit: Kit;
  /** Of a calendar: the month that the page shows, from 0. */
  readonly monthIndex?: number | null | undefined;
  /** Of a calendar: what was chosen for its grids. */
  readonly settings?: CalendarSettings | undefined;
};

export type PageContents = Pick<CardProps, 'kit' | 'monthIndex' | 'settings'> & {
  /** Page of the design. */
  readonly page: number;
  readonly photos: readonly (PagePhoto | null)[];
  readonly texts: BookTexts;
  readonly captions?: PageCaptions | undefined;
  /** What was chosen for the words of a bound book, or for the title of a calendar's cover. */
  readonly textStyle?: TextStyle | undefined;
  /** Where many pages are shown: small art alone, or until the art of print size has loaded. */
  readonly smallArt?: SmallArt | undefined;
};

/** Whether the art of a page, and all that is set in type, is loaded. */
type Here = { readonly isArtHere: boolean; readonly isTypeHere: boolean };

/** A page of a design, laid out by the engine that makes the press file (design §1). */
export function usePage(contents: PageContents): { readonly drawn: DrawnPage } & Here {
  const { kit, page, monthIndex, settings, photos, texts, captions, textStyle, smallArt } = contents;
  const { info, staticUrl, material } = useShop();
  const { artSize, isHere: isArtHere } = useArt({ kit, page, staticUrl }, smallArt);
  const words = useWords(kit, page, texts, captions, textStyle);
  const calendars = useCalendars({ kit, info, staticUrl, material, page, monthIndex }, settings, textStyle);
  const drawn = useMemo(() => {
    const design = { kit, info, staticUrl, material, page, artSize };
    return layoutPage(design, { photos, texts: words.items, calendars: calendars.items });
  }, [kit, info, staticUrl, material, page, artSize, photos, words.items, calendars.items]);
  return { drawn, isArtHere, isTypeHere: words.isHere && calendars.isHere };
}

/** Keeps the ids of an SVG apart from those of the others on the screen. */
export const useIdPrefix = (): string => useId().replace(/[^\w-]/g, '');

export function PageCard({
  kit,
  page,
  monthIndex,
  settings,
  photos,
  texts,
  captions,
  textStyle,
  smallArt,
  ...card
}: CardProps & PageContents) {
  const { material } = useShop();
  const { drawn, ...here } = usePage({
    kit,
    page,
    monthIndex,
    settings,
    photos,
    texts,
    captions,
    textStyle,
    smallArt,
  });
  const idPrefix = useIdPrefix();
  const svg = useMemo(() => drawPage(drawn, idPrefix), [drawn, idPrefix]);
  const { orientation } = kit;
  const ratio = trimRatio(material, orientation);
  return <PaintedCard {...card} {...{ svg, orientation, ratio, ...here }} />;
}

/** A photo with its picture; null while there is none. */
export function usePagePhoto(chosen: DraftPhoto | null, picture: PictureKind): PagePhoto | null {
  const url = usePicture(chosen, picture);
  const photo = useMemo(() => (chosen && url ? { ...chosen, url } : null), [chosen, url]);
  // While a photo that was turned is drawn again, its last picture stays.
  const [shown, setShown] = useState(photo);
  if (photo && photo !== shown) setShown(photo);
  return photo ?? (shown?.imageId === chosen?.imageId ? shown : null);
}

type Props = Omit<CardProps, 'settings'> & {
  /** Page of the design; by default the front. */
  readonly page?: number;
  /** Which of the chosen photos the page shows; null for none. */
  readonly photoIndex?: number | null;
  /** The recipient's own comment, where it stands on this side. */
  readonly comment?: string;
  /** How large the photo is drawn: many pages at once need small ones. */
  readonly picture?: PictureKind;
} & Pick<PageContents, 'smallArt'>;

/** A page with the customer's photo and lines. */
export function FrontCard({
  page: template,
  photoIndex = 0,
  comment = '',
  picture = 'screen',
  ...card
}: Props) {
  const { info, material } = useShop();
  const { kit } = card;
  const page = template ?? material.frontPage;
  const count = useDraft(({ photos }) => photos.length);
  const chosen = useDraft(({ photos }) => (photoIndex === null ? null : (photos[photoIndex] ?? null)));
  const typed = useDraft((draft) => draft.texts);
  const settings = useDraft((draft) => draft.calendar);
  const pages = useDraft((draft) => draft.pages);
  const frame = photoFrameOf(info, kit, page);
  // A cover is the first page of the design and of its calendar.
  const cover = useCoverPhoto(page, frame);
  const repeated = useMemo(() => {
    const shown = withPageLayouts(material, kit, layoutsIn(pages));
    const slots = photoSlots(info, kit, shown);
    const own = placesOf({ slots, material: shown }, count).own[photoIndex ?? -1]?.frame;
    return chosen && frame && repeatedIn(chosen, own, frame);
  }, [info, kit, material, pages, count, photoIndex, frame, chosen]);
  const photo = usePagePhoto(cover ?? repeated, picture);
  const photos = useMemo(() => [photo], [photo]);
  const caption = chosen?.caption ?? '';
  const captions = useMemo(() => [caption], [caption]);
  const texts = useMemo(() => ({ ...typed, ...(comment ? { COMMENT: comment } : {}) }), [typed, comment]);
  const textStyle = textStyleIn(pages);
  return <PageCard {...card} {...{ page, texts, captions, photos, settings, textStyle }} />;
}
