import { mmToPt } from '@fumi/domain';
import { type FontChain, layoutSpineLabel } from '@fumi/print';
import { paintCoverSvg } from '@fumi/print/cover';
import { type DrawnPage, everyTypeface } from './draw-page.ts';

type Cover = {
  readonly front: DrawnPage;
  readonly back: DrawnPage;
  readonly spineMm: number;
  /** On the spine, where it is wide enough. */
  readonly title: string;
  /** Null until the typefaces of the title are here. */
  readonly fonts: FontChain | null;
};

/** A cover as it goes around its book, cut as the press does. */
export function drawCover({ front, back, spineMm, title, fonts }: Cover, idPrefix: string): string {
  const { heightPt, bleedPt } = front.page;
  const label = fonts && layoutSpineLabel({ title, spineMm, heightPt: heightPt - 2 * bleedPt, fonts });
  return paintCoverSvg(
    { front: front.page, back: back.page, label, spinePt: mmToPt(spineMm) },
    {
      fonts: everyTypeface(
        [...front.fonts, ...back.fonts, ...(fonts ?? [])].map((face): FontChain => [face]),
      ),
      imageHref: (url) => url,
      idPrefix,
    },
  );
}
