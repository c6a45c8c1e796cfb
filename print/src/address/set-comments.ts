import { isBlank, mmToPt, type PrintAddress, ptToMm } from '@fumi/domain';
import type { CommentsLayout } from './address-layout.ts';
import { EMPTY, type Fragment, joinFragments } from './fragment.ts';
import type { Setting } from './set-address.ts';
import { setLine, shapeLine } from './set-line.ts';

export type CommentLine = {
  readonly text: string;
  readonly party: 'sender' | 'recipient';
  readonly field: 'comment1' | 'comment2';
};

/** The comment lines that are printed: the sender's, which all cards carry, then the recipient's own. */
export function commentLines(sender: PrintAddress | null, recipient: PrintAddress | null): CommentLine[] {
  const lines = (address: PrintAddress | null, party: CommentLine['party']): CommentLine[] =>
    address
      ? [
          { text: address.comment1.trim(), party, field: 'comment1' },
          { text: address.comment2.trim(), party, field: 'comment2' },
        ]
      : [];
  return [...lines(sender, 'sender'), ...lines(recipient, 'recipient')].filter(({ text }) => !isBlank(text));
}

/*
 *  lastMm ┊          firstMm      Middles of the first and the last line at the layout's size. Smaller lines keep to
 *     │   │   │   │               the same outer edges.
 */
function spacingOf(count: number, { firstMm, lastMm, pitchMm, sizePt }: CommentsLayout) {
  const gaps = count - 1;
  const span = Math.abs(lastMm - firstMm);
  const tightest = gaps > 0 ? Math.max(span / gaps, (span + ptToMm(sizePt)) / (gaps + INK)) : pitchMm;
  const pitch = Math.min(pitchMm, tightest);
  return { pitchMm: pitch, sizePt: Math.min(sizePt, mmToPt(pitch) * INK) };
}

/** Share of the pitch that a line takes; the rest is air. */
const INK = 0.88;

/** Sets comments side by side; more lines stand closer and smaller. */
export function setComments(
  comments: readonly CommentLine[],
  layout: CommentsLayout | null,
  { space, chain }: Omit<Setting, 'party'>,
): Fragment {
  if (!layout) return EMPTY;
  const { pitchMm, sizePt } = spacingOf(comments.length, layout);
  const firstMm = layout.firstMm - (space.nextLine * ptToMm(layout.sizePt - sizePt)) / 2;
  return joinFragments(
    comments.map(({ text, party, field }, index) =>
      setLine({
        line: shapeLine(text, space.writing, chain, {}),
        text,
        room: {
          wantedPt: layout.sizePt,
          sizePt,
          floorPt: Math.min(layout.floorPt, sizePt),
          lengthPt: mmToPt(layout.lengthMm),
        },
        ...space.point(space.along(layout.startMm), space.across(firstMm + space.nextLine * pitchMm * index)),
        align: 'start',
        origin: { party, field },
      }),
    ),
  );
}
