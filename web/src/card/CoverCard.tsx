import { mmToPt, templatesOf } from '@fumi/domain';
import { useMemo } from 'react';
import type { ChosenKit } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import type { PictureKind } from '../photo/photo-pictures.ts';
import { useBookPageContents } from './BookPageCard.tsx';
import { trimPt } from './card-shape.ts';
import { drawCover } from './draw-cover.ts';
import { type CardProps, type PageContents, useIdPrefix, usePage } from './FrontCard.tsx';
import { useFonts } from './glyph-store.ts';
import { PaintedCard } from './PaintedCard.tsx';

type Props = Omit<CardProps, 'kit' | 'monthIndex'> & {
  readonly chosen: ChosenKit;
  readonly spineMm: number;
  readonly picture?: PictureKind;
} & Pick<PageContents, 'smallArt'>;

/** The cover of a bound book as it goes around it: back, spine and front in one piece (ADR 69). */
export function CoverCard({ chosen, spineMm, picture = 'screen', smallArt, ...card }: Props) {
  const { kit, material } = chosen;
  const backNo = templatesOf(material).length;
  const front = usePage({ ...useBookPageContents({ chosen, pageNo: 1, picture }), smallArt });
  const back = usePage({ ...useBookPageContents({ chosen, pageNo: backNo, picture }), smallArt });
  const title = useDraft(({ texts }) => texts.BOOK_TITLE ?? '');
  const fonts = useFonts(title, 'gothic', title !== '');
  const idPrefix = useIdPrefix();
  const svg = useMemo(
    () => drawCover({ front: front.drawn, back: back.drawn, spineMm, title, fonts }, idPrefix),
    [front.drawn, back.drawn, spineMm, title, fonts, idPrefix],
  );
  const { width, height } = trimPt(material, kit.orientation);
  const ratio = (2 * width + mmToPt(spineMm)) / height;
  const isArtHere = front.isArtHere && back.isArtHere;
  const isTypeHere = front.isTypeHere && back.isTypeHere;
  return <PaintedCard {...card} {...{ svg, ratio, isArtHere, isTypeHere }} orientation={kit.orientation} />;
}
