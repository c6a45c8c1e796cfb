import type { Box, Issue, Operation, Origin, PlacedGlyph } from '../display-list.ts';
import { BLACK } from '../display-list.ts';

/** A set line and where it lies, for the checks of the whole page. */
export type SetBox = { readonly box: Box; readonly issue: Origin & Pick<Issue, 'text'> };

/** A part of a page while it is put together. */
export type Fragment = {
  readonly operations: readonly Operation[];
  readonly boxes: readonly SetBox[];
  readonly issues: readonly Issue[];
};

/** Paints nothing and reports nothing. */
export const EMPTY: Fragment = { operations: [], boxes: [], issues: [] };

/** Fragments one after the other, painted in this order. */
export const joinFragments = (fragments: readonly Fragment[]): Fragment => ({
  operations: fragments.flatMap(({ operations }) => operations),
  boxes: fragments.flatMap(({ boxes }) => boxes),
  issues: fragments.flatMap(({ issues }) => issues),
});

/** Glyphs in black as an operation; none where there is nothing to draw. */
export const textOperation = (glyphs: readonly PlacedGlyph[], origin: Origin): Operation[] =>
  glyphs.length === 0 ? [] : [{ kind: 'text', color: BLACK, glyphs, origin }];
