import {
  type DraftPhoto,
  mmToPt,
  type PhotoFrame,
  photoFramesOf,
  photoOfSlot,
  repeatedIn,
  templatesOf,
  textStyleIn,
} from '@fumi/domain';
import { type CSSProperties, useMemo } from 'react';
import { type ChosenKit, innerSlots } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import type { PictureKind } from '../photo/photo-pictures.ts';
import { useShop } from '../shop/use-shop.ts';
import { trimPt } from './card-shape.ts';
import { type CardProps, PageCard, type PageContents, usePagePhoto } from './FrontCard.tsx';
import { useCoverPhoto } from './use-cover-photo.ts';

/** A page of a bound book: what its design draws there, and where it shows photos. */
function useBookPage({ kit, slots, material }: ChosenKit, pageNo: number) {
  const { info } = useShop();
  const count = useDraft(({ photos }) => photos.length);
  return useMemo(() => {
    const template = templatesOf(material)[pageNo - 1] ?? material.frontPage;
    const frames = photoFramesOf(info, kit, template).map(({ frame }) => frame);
    const first = slots.findIndex((slot) => slot.pageNo === pageNo);
    const photoIndexes = frames.map((_, slot) => photoOfSlot(slots, first + slot, count));
    return { template, frames, photoIndexes };
  }, [info, kit, slots, material, count, pageNo]);
}

type Shown = { readonly chosen: ChosenKit; readonly pageNo: number; readonly picture?: PictureKind };

type Props = Omit<CardProps, 'kit' | 'monthIndex'> & Shown & Pick<PageContents, 'smallArt'>;

/** One of the photos of a page, as it lies there; a cover shows it in another frame than its own. */
function usePhoto(chosen: ChosenKit, index = -1, frame: PhotoFrame | undefined): DraftPhoto | null {
  const photo = useDraft(({ photos }) => photos[index] ?? null);
  return useMemo(
    () => (photo && frame ? repeatedIn(photo, innerSlots(chosen)[index]?.frame, frame) : null),
    [chosen, photo, index, frame],
  );
}

/** What a page of a bound book shows: its photos and its words. */
export function useBookPageContents({ chosen, pageNo, picture = 'screen' }: Shown): PageContents {
  const { template, frames, photoIndexes } = useBookPage(chosen, pageNo);
  const [a, b, c, d] = photoIndexes;
  const cover = useCoverPhoto(pageNo, frames[0]);
  const own = usePhoto(chosen, a, frames[0]);
  const first = usePagePhoto(cover ?? own, picture);
  const second = usePagePhoto(usePhoto(chosen, b, frames[1]), picture);
  const third = usePagePhoto(usePhoto(chosen, c, frames[2]), picture);
  const fourth = usePagePhoto(usePhoto(chosen, d, frames[3]), picture);
  const photos = useMemo(() => [first, second, third, fourth], [first, second, third, fourth]);
  const typed = useDraft((draft) => draft.texts);
  const text = useDraft(({ pages }) => pages?.[pageNo]?.text ?? '');
  const textStyle = useDraft(({ pages }) => textStyleIn(pages));
  // One string: a change of other pages' captions then does not draw this page again.
  const written = useDraft((draft) =>
    JSON.stringify(photoIndexes.map((index) => draft.photos[index]?.caption ?? '')),
  );
  const captions = useMemo(() => JSON.parse(written) as readonly string[], [written]);
  const texts = useMemo(() => ({ ...typed, ...(text ? { PAGE_TEXT: text } : {}) }), [typed, text]);
  return { kit: chosen.kit, page: template, photos, texts, captions, textStyle };
}

/** The left page reaches 1 px below the right one: where both end inside one device pixel, a white line would show. */
const OVERLAP = '1px';

/**
 * Makes the browser paint the page whole before it clips it; clipped one by one, paper, art and
 * photo each leave a part of the pixel at the edge.
 */
const IN_ONE_PIECE = { opacity: 0.999 } as const;

/** Cuts off what the glue hides of a panorama's page: its two pages meet as in the open book. */
function useFold({ slots, kit, material }: ChosenKit, pageNo: number): CSSProperties | null {
  const right = slots.find(
    (slot) => slot.isSpreadContinuation && (slot.pageNo === pageNo || slot.pageNo === pageNo + 1),
  );
  return useMemo(() => {
    if (!right) return null;
    const share = (mmToPt(material.gutterSwallowMm ?? 0) / trimPt(material, kit.orientation).width) * 100;
    const isRight = right.pageNo === pageNo;
    return {
      clipPath: isRight
        ? `inset(-5rem -5rem -5rem ${share}%)`
        : `inset(-5rem calc(${share}% - ${OVERLAP}) -5rem -5rem)`,
      transform: `translateX(${isRight ? -share : share}%)`,
    };
  }, [right, kit, material, pageNo]);
}

/** A page of a bound book with its photos and its words. */
export function BookPageCard({ chosen, pageNo, picture = 'screen', ...card }: Props) {
  const fold = useFold(chosen, pageNo);
  // A page shows half of a panorama: to be as sharp as others, it needs the largest picture.
  const contents = useBookPageContents({ chosen, pageNo, picture: fold ? 'screen' : picture });
  const page = <PageCard {...card} {...contents} />;
  if (!fold) return page;
  return (
    <div style={fold}>
      <div style={IN_ONE_PIECE}>{page}</div>
    </div>
  );
}
