import { isBlank, mmToPt, type PrintAddress, ptToMm } from '@fumi/domain';
import type { Issue } from '../display-list.ts';
import { LEAST_SIZE_PT } from '../issues.ts';
import { fitLine } from '../text/fit.ts';
import { joinClusters, type ShapedLine } from '../text/line.ts';
import { breakLines } from '../text/line-break.ts';
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
  setting: Omit<Setting, 'party'>,
): Fragment {
  if (!layout) return EMPTY;
  const { space } = setting;
  const lines = comments.flatMap((comment) => brokenComment(comment, layout, setting));
  const { pitchMm, sizePt } = spacingOf(lines.length, layout);
  const firstMm = layout.firstMm - (space.nextLine * ptToMm(layout.sizePt - sizePt)) / 2;
  const isCrowded = sizePt < LEAST_SIZE_PT.words;
  const room = { wantedPt: layout.sizePt, sizePt, floorPt: Math.min(layout.floorPt, sizePt) };
  const set = lines.map(({ line, text, party, field }, index) =>
    setLine({
      line,
      text,
      room: { ...room, lengthPt: mmToPt(layout.lengthMm) },
      ...space.point(space.along(layout.startMm), space.across(firstMm + space.nextLine * pitchMm * index)),
      align: 'start',
      origin: { party, field },
    }),
  );
  const issues = lines.flatMap(({ text, party, field, isBroken }): Issue[] => [
    ...(isBroken ? [{ code: 'split' as const, party, field, text, percent: null }] : []),
    ...(isCrowded ? [{ code: 'overflow' as const, party, field, text, percent: null }] : []),
  ]);
  return joinFragments([...set, { ...EMPTY, issues }]);
}

type ShapedComment = CommentLine & { readonly line: ShapedLine; readonly isBroken: boolean };

/** A comment longer than spec §5 asks for, which not even a condensed line holds, goes on on a further one (禁則). */
function brokenComment(
  comment: CommentLine,
  layout: CommentsLayout,
  { space, chain }: Omit<Setting, 'party'>,
): ShapedComment[] {
  const line = shapeLine(comment.text, space.writing, chain, {});
  const room = { sizePt: layout.sizePt, floorPt: layout.floorPt, lengthPt: mmToPt(layout.lengthMm) };
  if (!fitLine(line.lengthEm, room).overflows) return [{ ...comment, line, isBroken: false }];
  return breakLines(line.clusters, room.lengthPt / room.floorPt).map((clusters, index) => ({
    ...comment,
    line: joinClusters(space.writing, clusters, index === 0 ? line.findings : [], 0),
    isBroken: true,
  }));
}
