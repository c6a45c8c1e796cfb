import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';

const { visitor, logged } = await testApp();

test('a text gets its outlines, and is told what cannot be printed', async () => {
  const answer = await visitor().glyphs({ params: { font: 'mincho' }, body: { text: '髙橋𠮷子😀' } });
  expect(answer).toMatchObject({ ok: true, value: { font: 'mincho', unprintable: ['😀'] } });
});

test('a check says the same in a few bytes', async () => {
  const answer = await visitor().glyphCheck({
    params: { font: 'mincho' },
    body: { text: '髙橋𠮷子😀葛\u{E0100}' },
  });
  expect(answer).toEqual({ ok: true, value: { unprintable: ['😀'] } });
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
