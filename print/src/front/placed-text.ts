import { TEXT_FACTS, type TextLook, type TextType } from '@fumi/domain';
import { BLACK, type Box, type Color } from '../display-list.ts';
import type { TextItem } from './front-page.ts';

/** Where a design has a text, and how it wants it set; else the type says it. */
export type TextPlace = {
  readonly type: TextType;
  readonly box: Box;
  readonly z: number;
  readonly look?: TextLook | undefined;
};

/** Bare paper: white is printed by leaving out what lies below. */
const WHITE: Color = [0, 0, 0, 0];

const COLORS: Readonly<Record<TextLook['color'], Color>> = { black: BLACK, white: WHITE };

/** A text that a customer typed, as preview and press set it. */
export function placedText({ type, box, z, look }: TextPlace, text: string): TextItem {
  const facts = TEXT_FACTS[type];
  const { sizePt, align, color } = look ?? facts.look;
  return {
    kind: 'text',
    z,
    name: type,
    text,
    box,
    writing: 'horizontal',
    sizePt,
    floorPt: Math.min(facts.floorPt, sizePt),
    lineHeightEm: facts.lineHeightEm,
    align,
    color: COLORS[color],
  };
}
