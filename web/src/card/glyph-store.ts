import { ADDRESS_FACES, type PrintAddress } from '@fumi/domain';
import type { GlyphAnswer } from '@fumi/print';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { client } from '../api.ts';
import { createGlyphStore, isComplete } from './create-glyph-store.ts';

type FontId = (typeof ADDRESS_FACES)[number];

const createStoreOf = (font: FontId) =>
  createGlyphStore(async (text) => {
    const answer = await client.glyphs({ params: { font }, body: { text } });
    return answer.ok ? (answer.value as unknown as GlyphAnswer) : null;
  });

/** The face that tells what is printable: others stand in for its gaps, and for those of every other face. */
const plain = createStoreOf('mincho');
export const { glyphStore, wantGlyphs } = plain;

const stores = new Map<FontId, ReturnType<typeof createStoreOf>>([['mincho', plain]]);

/** Outlines are kept by face: a style that nobody chose is never fetched. */
function storeOf(font: string): ReturnType<typeof createStoreOf> {
  const face = ADDRESS_FACES.find((known) => known === font) ?? 'mincho';
  const store = stores.get(face) ?? createStoreOf(face);
  stores.set(face, store);
  return store;
}

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

/** The print fonts of a face once they hold every character of a text, else null. Nothing is fetched while not wanted. */
export function useFonts(text: string, font = 'mincho', isWanted = true) {
  const store = storeOf(font);
  useEffect(() => {
    if (isWanted) store.wantGlyphs(text);
  }, [store, text, isWanted]);
  const state = useStore(store.glyphStore);
  return isComplete(state, text) ? state.fonts : null;
}

/**
 * Which characters the press can draw, for `validateAddress`. What was not answered yet counts as printable:
 * nobody is told that a name is wrong before it is known.
 */
export function usePrintability(text: string, font = 'mincho'): (character: string) => boolean {
  const store = storeOf(font);
  useEffect(() => store.wantGlyphs(text), [store, text]);
  const unprintable = useStore(store.glyphStore, (state) => state.unprintable);
  return useMemo(() => (character: string) => !unprintable.has(character), [unprintable]);
}
