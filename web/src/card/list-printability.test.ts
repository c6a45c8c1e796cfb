import { expect, test, vi } from 'vitest';
import { createPrintableStore } from './list-printability.ts';

function aStore(answer: (text: string) => readonly string[] | null) {
  const texts: string[] = [];
  const made = createPrintableStore(async (text) => {
    texts.push(text);
    return answer(text);
  });
  return { ...made, texts };
}

test('each character is asked for once, and a name is never asked for as such', () => {
  const { wantAnswer, texts } = aStore(() => []);
  wantAnswer('田中田中花子');
  wantAnswer('田子山');
  expect(texts).toEqual(['田中花子', '山']);
});

test('a character with its variation selector counts as one', async () => {
  const { printableStore, wantAnswer } = aStore(() => ['😊']);
  wantAnswer('葛\u{E0100}😊');
  await vi.waitFor(() => expect([...printableStore.getState().unprintable]).toEqual(['😊']));
});

test('without an answer the same characters are asked for again', async () => {
  let works = false;
  const { printableStore, wantAnswer, texts } = aStore(() => (works ? ['😊'] : null));
  wantAnswer('😊');
  works = true;
  await vi.waitFor(() => {
    wantAnswer('😊');
    expect([...printableStore.getState().unprintable]).toEqual(['😊']);
  });
  expect(texts.length).toBeGreaterThan(1);
});
