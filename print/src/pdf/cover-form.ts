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

/*
 *   ┌─ ─ ─ ─ ─ ─ ─┬───┬─ ─ ─ ─ ─ ─ ─┐
 *     ┌───────────┤ ╷ ├───────────┐      Each cover runs on over its half of the spine: what was drawn for the knife
 *   │ │   back    │ │ │   front   │ │    beyond its inner edge is there, stretched where the half is wider than that.
 *     └───────────┤ ╵ ├───────────┘
 *   └─ ─ ─ ─ ─ ─ ─┴───┴─ ─ ─ ─ ─ ─ ─┘
 */

/** A part goes on below the next one: edges that only meet let the paper be seen between them. */
const UNDER_PT = 0.5;

/** Adds the cover as one form: back, spine and front, with bleed on the outer edges. */
export function addCover(file: PdfObjects, { front, back, bleedPt, spinePt, label }: Cover): PageForm {
  const heightPt = front.heightPt;
  const spineX = back.widthPt - bleedPt;
  const frontX = spineX + spinePt;
  const widthPt = frontX + front.widthPt - bleedPt;
  const half = spinePt / 2;
  const stretch = Math.max(1, half / bleedPt);
  const part = (name: string, x: number, width: number, scale: number, shift: number): string =>
    `q\n${num(x)} 0 ${num(width)} ${num(heightPt)} re\nW n\n${num(scale)} 0 0 1 ${num(shift)} 0 cm\n/${name} Do\nQ\n`;
  const labelAt = label
    ? [spineX + (spinePt - label.widthPt) / 2, (heightPt - label.heightPt) / 2].map(num).join(' ')
    : '';
  const operators = [
    part('B', spineX - UNDER_PT, half + 2 * UNDER_PT, stretch, spineX * (1 - stretch)),
    part('A', spineX + half, half + UNDER_PT, stretch, frontX - bleedPt * stretch),
    part('B', 0, spineX, 1, 0),
    part('A', frontX, widthPt - frontX, 1, frontX - bleedPt),
    label ? `q\n1 0 0 1 ${labelAt} cm\n/T Do\nQ\n` : '',
  ].join('');
  const names = `/A ${ref(front.id)}/B ${ref(back.id)}${label ? `/T ${ref(label.id)}` : ''}`;
  const id = file.addStream({
    entries: `/Type/XObject/Subtype/Form/BBox[0 0 ${num(widthPt)} ${num(heightPt)}]/Resources<</XObject<<${names}>>>>`,
    bytes: latin1(operators),
    coding: 'deflate',
  });
  return { id, widthPt, heightPt };
}
