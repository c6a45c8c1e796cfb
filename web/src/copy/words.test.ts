import { expect, test } from 'vitest';
import { wordsCopy } from './words.ts';

test('a place of words has a label of its own on cards of some occasions', () => {
  expect(wordsCopy.of('ADDRESS', 'moving').label).toBe('新しい住所');
  expect(wordsCopy.of('NAMES', 'wedding').label).toBe('おふたりのお名前');
  expect(wordsCopy.of('ADDRESS', 'new-year').label).toBe('住所・連絡先');
  expect(wordsCopy.of('ADDRESS', undefined).label).toBe('住所・連絡先');
});

test('a text of several lines that is too long gets the advice to use fewer lines', () => {
  const issue = { code: 'overflow', party: 'front', field: 'text.MESSAGE', percent: 70 } as const;
  expect(wordsCopy.issue({ ...issue, text: '旧年中はお世話になりました\n新しい町で元気です' })).toContain(
    '改行を減らして',
  );
  expect(wordsCopy.issue({ ...issue, text: '旧年中はお世話になりました' })).not.toContain('改行');
});
