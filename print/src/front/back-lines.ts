import type { TextType } from '@fumi/domain';
import type { Box } from '../display-list.ts';

const isBackLine = (type: TextType): boolean => type.startsWith('BACK_SIDE_TEXT');

type Line = { readonly type: TextType; readonly box: Box; readonly text: string };

const middleOf = (lines: readonly Line[]): number => {
  const tops = lines.map(({ box }) => box.y);
  const feet = lines.map(({ box }) => box.y + box.height);
  return (Math.min(...tops) + Math.max(...feet)) / 2;
};

/**
 * How far the lines of a card's back move down, pt, so that what was typed stands in the middle of the room for all of
 * them. A line that was left empty between two others stays.
 */
function moveOf(texts: readonly Line[]): number {
  const lines = texts.filter(({ type }) => isBackLine(type));
  const typed = lines.filter(({ text }) => text !== '');
  return typed.length === 0 ? 0 : middleOf(lines) - middleOf(typed);
}

/** The texts of a page, those of a card's back where they are printed. */
export function withBackLinesMoved<Text extends Line>(texts: readonly Text[]): readonly Text[] {
  const down = moveOf(texts);
  return down === 0
    ? texts
    : texts.map((text) =>
        isBackLine(text.type) ? { ...text, box: { ...text.box, y: text.box.y + down } } : text,
      );
}
