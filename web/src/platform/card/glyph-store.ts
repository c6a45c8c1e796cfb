import type { PrintAddress } from '@fumi/domain';
import type { GlyphAnswer } from '@fumi/print';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { client } from '../../api.ts';
import { createGlyphStore, isComplete } from './create-glyph-store.ts';

/** The face that addresses are printed in; others stand in for its gaps (content/fonts). */
const ADDRESS_FONT = 'mincho';

export const { glyphStore, wantGlyphs } = createGlyphStore(async (text) => {
  const answer = await client.glyphs({ params: { font: ADDRESS_FONT }, body: { text } });
  return answer.ok ? (answer.value as unknown as GlyphAnswer) : null;
});

/** Every character that an address prints. */
export const printedText = (address: PrintAddress | null): string =>
  address === null
    ? ''
    : [
        address.zip,
        address.state,
        address.address1,
        address.address2,
        address.comment1,
        address.comment2,
        ...[address.name, ...address.jointNames].flatMap(({ last, first, honorific }) => [
          last,
          first,
          honorific,
        ]),
      ].join('');

/** The print fonts once they hold every character of a text, else null. */
export function useFonts(text: string) {
  useEffect(() => wantGlyphs(text), [text]);
  const state = useStore(glyphStore);
  return isComplete(state, text) ? state.fonts : null;
}

/**
 * Which characters the press can draw, for `validateAddress`. What was not answered yet counts as printable:
 * nobody is told that a name is wrong before it is known.
 */
export function usePrintability(text: string): (character: string) => boolean {
  useEffect(() => wantGlyphs(text), [text]);
  const unprintable = useStore(glyphStore, (state) => state.unprintable);
  return useMemo(() => (character: string) => !unprintable.has(character), [unprintable]);
}
