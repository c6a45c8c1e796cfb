import { isBlank, mmToPt, type PrintAddress, ptToMm } from '@fumi/domain';
import type { Issue } from '../display-list.ts';
import { LEAST_SIZE_PT } from '../issues.ts';
import { type Fit, fitLine } from '../text/fit.ts';
import type { ShapedLine } from '../text/line.ts';
import { phraseLines } from '../text/phrase-lines.ts';
import type { CommentsLayout } from './address-layout.ts';
import { EMPTY, type Fragment, joinFragments } from './fragment.ts';
import { setLine, shapeLine } from './set-line.ts';
import type { Setting } from './setting.ts';

type CommentLine = {
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
  const lines = brokenComments(comments, layout, setting);
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

/**
 * The comments as lines. A comment that would be condensed is broken over further lines if all lines then keep at least
 * the floor size; else only a comment that overflows even a condensed line is broken.
 */
function brokenComments(
  comments: readonly CommentLine[],
  layout: CommentsLayout,
  { space, chain }: Omit<Setting, 'party'>,
): ShapedComment[] {
  const room = { sizePt: layout.sizePt, floorPt: layout.floorPt, lengthPt: mmToPt(layout.lengthMm) };
  const reach = { fullEm: room.lengthPt / room.sizePt, longestEm: room.lengthPt / room.floorPt };
  const shaped = comments.map((comment) => {
    const line = shapeLine(comment.text, space.writing, chain, {});
    return { comment, line, fit: fitLine(line.lengthEm, room) };
  });
  const brokenWhere = (isLong: (fit: Fit) => boolean) =>
    shaped.flatMap(({ comment, line, fit }): ShapedComment[] =>
      isLong(fit)
        ? phraseLines(line, reach).lines.map((part) => ({ ...comment, line: part, isBroken: true }))
        : [{ ...comment, line, isBroken: false }],
    );
  const eased = brokenWhere(({ squeeze }) => squeeze < 1);
  return spacingOf(eased.length, layout).sizePt >= layout.floorPt
    ? eased
    : brokenWhere(({ overflows }) => overflows);
}
