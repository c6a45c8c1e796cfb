import { type GlyphAnswer, glyphSources } from '@fumi/print';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';

const { visitor, logged } = await testApp();

test('a text gets its outlines, and is told what cannot be printed', async () => {
  const answer = await visitor().glyphs({ params: { font: 'mincho' }, body: { text: '髙橋𠮷子😀' } });
  expect(answer).toMatchObject({ ok: true, value: { font: 'mincho', unprintable: ['😀'] } });
});

test('the layout engine of the preview takes the answer as it is', async () => {
  const answer = await visitor().glyphs({ params: { font: 'mincho' }, body: { text: '一ー' } });
  const [source] = answer.ok ? glyphSources([answer.value as unknown as GlyphAnswer]) : [];
  const long = source?.find(0x30fc);
  expect(long?.advanceEm).toBe(1);
  expect(long && source?.verticalForm(long)).toBeDefined();
});

test('a check answers with the unprintable characters alone', async () => {
  const answer = await visitor().glyphCheck({
    params: { font: 'mincho' },
    body: { text: '髙橋𠮷子😀葛\u{E0100}' },
  });
  expect(answer).toEqual({ ok: true, value: { unprintable: ['😀'] } });
});

const kanji = (count: number): string =>
  String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0x4e00 + at));

test('outlines are given for 1,500 kinds of characters, and not for one more', async () => {
  const ask = (text: string) => visitor().glyphs({ params: { font: 'mincho' }, body: { text } });
  expect(await ask(kanji(1500).repeat(13))).toMatchObject({ ok: true });
  expect(await ask(kanji(1501))).toMatchObject({ ok: false, error: { status: 400 } });
});

test('the text is neither cached nor logged', async () => {
  const text = '渡邉秘密子';
  const answer = await visitor().request({ method: 'POST', path: '/api/glyphs/gothic', body: { text } });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(logged.join('')).not.toContain(text);
});

test.each(['/api/glyphs/comic', '/api/glyphs/..%2fsecret'])('%s is no font', async (path) => {
  const answer = await visitor().request({ method: 'POST', path, body: { text: 'あ' } });
  expect(answer.status).toBe(400);
});
