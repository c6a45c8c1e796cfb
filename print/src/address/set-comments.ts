import { isBlank, mmToPt, type PrintAddress } from '@fumi/domain';
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

/** Sets comments side by side; more lines stand closer and smaller. */
export function setComments(
  comments: readonly CommentLine[],
  layout: CommentsLayout | null,
  setting: Omit<Setting, 'party'>,
): Fragment {
  if (!layout) return EMPTY;
  const { space } = setting;
  const lines = comments.flatMap((comment) => brokenComment(comment, layout, setting));
  const room = Math.abs(layout.lastMm - layout.firstMm);
  const pitchMm = lines.length > 1 ? Math.min(layout.pitchMm, room / (lines.length - 1)) : layout.pitchMm;
  const sizePt = Math.min(layout.sizePt, mmToPt(pitchMm) * 0.88);
  return joinFragments(
    lines.map(({ line, text, party, field }, index) =>
      setLine({
        line,
        text,
        room: { sizePt, floorPt: Math.min(layout.floorPt, sizePt), lengthPt: mmToPt(layout.lengthMm) },
        ...space.point(
          space.along(layout.startMm),
          space.across(layout.firstMm + space.nextLine * pitchMm * index),
        ),
        align: 'start',
        origin: { party, field },
      }),
    ),
  );
}

/** A comment that would not even fit condensed continues on a further line, broken by 禁則. */
function brokenComment(
  comment: CommentLine,
  layout: CommentsLayout,
  { space, chain }: Omit<Setting, 'party'>,
): (CommentLine & { readonly line: ShapedLine })[] {
  const line = shapeLine(comment.text, space.writing, chain, {});
  const room = { sizePt: layout.sizePt, floorPt: layout.floorPt, lengthPt: mmToPt(layout.lengthMm) };
  if (!fitLine(line.lengthEm, room).overflows) return [{ ...comment, line }];
  return breakLines(line.clusters, room.lengthPt / room.floorPt).map((clusters, index) => ({
    ...comment,
    line: joinClusters(space.writing, clusters, index === 0 ? line.findings : [], 0),
  }));
}
