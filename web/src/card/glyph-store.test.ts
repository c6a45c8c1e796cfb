import type { GlyphAnswer } from '@fumi/print';
import { expect, test, vi } from 'vitest';
import { createGlyphStore, isComplete } from './glyph-store.ts';

const answerOf = (unprintable: string[]): GlyphAnswer => ({
  font: 'mincho',
  faces: [
    {
      font: 'mincho',
      units_per_em: 1000,
      ascender: 880,
      descender: -120,
      characters: {},
      vertical_forms: {},
      glyphs: {},
    },
  ],
  substituted: [],
  unprintable,
});

const never = () => new Promise<void>(() => {});

function aStore(answer: (text: string) => GlyphAnswer | null, whenReached: () => Promise<void> = never) {
  const texts: string[] = [];
  const fetchGlyphs = async (text: string) => {
    texts.push(text);
    return answer(text);
  };
  return { ...createGlyphStore(fetchGlyphs, 0, whenReached), texts };
}

test('each character is asked for once, whatever texts need it', async () => {
  const { glyphStore, wantGlyphs, texts } = aStore(() => answerOf([]));
  wantGlyphs('東京都');
  wantGlyphs('京都府');
  await vi.waitFor(() => expect(isComplete(glyphStore.getState(), '東京都府')).toBe(true));
  wantGlyphs('京都');
  expect(texts).toEqual(['東京都府']);
});

test('a character with a variation selector counts as one, and is unprintable as a whole', async () => {
  const { glyphStore, wantGlyphs } = aStore(() => answerOf(['😊']));
  wantGlyphs('葛\u{E0100}😊');
  await vi.waitFor(() => expect(glyphStore.getState().known.size).toBe(2));
  expect([...glyphStore.getState().unprintable]).toEqual(['😊']);
});

test('after a failure the same text is asked for again', async () => {
  let works = false;
  const { glyphStore, wantGlyphs } = aStore(() => (works ? answerOf([]) : null));
  wantGlyphs('山');
  await vi.waitFor(() => expect(glyphStore.getState().isUnreachable).toBe(true));
  works = true;
  wantGlyphs('山');
  await vi.waitFor(() => expect(isComplete(glyphStore.getState(), '山')).toBe(true));
  expect(glyphStore.getState().isUnreachable).toBe(false);
});

test('a request without an answer is repeated once the shop can be reached', async () => {
  let works = false;
  let reach = (): void => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const { glyphStore, wantGlyphs, texts } = aStore(
    () => (works ? answerOf([]) : null),
    () => reached,
  );
  wantGlyphs('山川');
  await vi.waitFor(() => expect(glyphStore.getState().isUnreachable).toBe(true));
  works = true;
  reach();
  await vi.waitFor(() => expect(isComplete(glyphStore.getState(), '山川')).toBe(true));
  expect(texts).toEqual(['山川', '山川']);
});

test('the store says that it is asking until every request is answered or given up', async () => {
  const open: ((answer: GlyphAnswer | null) => void)[] = [];
  const { glyphStore, wantGlyphs } = createGlyphStore(
    () => new Promise((answer) => open.push(answer)),
    0,
    never,
  );
  const isAsking = () => glyphStore.getState().isAsking;
  expect(isAsking()).toBe(false);
  for (const [at, character] of ['山', '😊'].entries()) {
    wantGlyphs(character);
    await vi.waitFor(() => expect(open).toHaveLength(at + 1));
  }
  open[0]?.(answerOf([]));
  await vi.waitFor(() => expect(isComplete(glyphStore.getState(), '山')).toBe(true));
  expect(isAsking()).toBe(true);
  open[1]?.(null);
  await vi.waitFor(() => expect(isAsking()).toBe(false));
});

test('an empty card needs fonts too: for the marks of its layout', async () => {
  const { glyphStore, wantGlyphs } = aStore(() => answerOf([]));
  wantGlyphs('');
  await vi.waitFor(() => expect(isComplete(glyphStore.getState(), '')).toBe(true));
});
