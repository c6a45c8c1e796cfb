import { type CoverPart, coverParts } from '../imposition/cover-parts.ts';
import { latin1, num } from './bytes.ts';
import type { PageForm } from './copy-pages.ts';
import { type PdfObjects, ref } from './pdf-file.ts';

/** What goes around a book: two pages of one press file and what lies between them, pt. */
export type Cover = {
  readonly front: PageForm;
  readonly back: PageForm;
  readonly bleedPt: number;
  readonly spinePt: number;
  /** The label on the spine; null where the spine is too narrow, or nobody has typed a title. */
  readonly label: PageForm | null;
};

const NAMES = { front: 'A', back: 'B' } as const;

/** Adds the cover as one form: back, spine and front, with bleed on the outer edges. */
export function addCover(file: PdfObjects, { front, back, bleedPt, spinePt, label }: Cover): PageForm {
  const heightPt = front.heightPt;
  const { widthPt, spineX, parts } = coverParts({ pageWidthPt: front.widthPt, bleedPt, spinePt });
  const part = ({ side, x, width, scale, shift }: CoverPart): string =>
    `q\n${num(x)} 0 ${num(width)} ${num(heightPt)} re\nW n\n${num(scale)} 0 0 1 ${num(shift)} 0 cm\n/${NAMES[side]} Do\nQ\n`;
  const labelAt = label
    ? [spineX + (spinePt - label.widthPt) / 2, (heightPt - label.heightPt) / 2].map(num).join(' ')
    : '';
  const operators = [...parts.map(part), label ? `q\n1 0 0 1 ${labelAt} cm\n/T Do\nQ\n` : ''].join('');
  const names = `/A ${ref(front.id)}/B ${ref(back.id)}${label ? `/T ${ref(label.id)}` : ''}`;
  const id = file.addStream({
    entries: `/Type/XObject/Subtype/Form/BBox[0 0 ${num(widthPt)} ${num(heightPt)}]/Resources<</XObject<<${names}>>>>`,
    bytes: latin1(operators),
    coding: 'deflate',
  });
  return { id, widthPt, heightPt };
}
