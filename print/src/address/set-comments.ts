import { isBlank, mmToPt, type PrintAddress } from '@fumi/domain';
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
  lines: readonly CommentLine[],
  layout: CommentsLayout | null,
  setting: Omit<Setting, 'party'>,
): Fragment {
  if (!layout) return EMPTY;
  const { space, chain } = setting;
  const room = Math.abs(layout.lastMm - layout.firstMm);
  const pitchMm = lines.length > 1 ? Math.min(layout.pitchMm, room / (lines.length - 1)) : layout.pitchMm;
  const sizePt = Math.min(layout.sizePt, mmToPt(pitchMm) * 0.88);
  return joinFragments(
    lines.map(({ text, party, field }, index) =>
      setLine({
        line: shapeLine(text, space.writing, chain, {}),
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
