import { expect, test } from 'vitest';
import { failureCopy } from './photo.ts';

test('“the other photos are in” is said only where some are', () => {
  expect(failureCopy.several(2, 10)).toContain('ほかの写真は入っています。');
  expect(failureCopy.several(2, 0)).toBe('2枚の写真の読み込みに失敗しました。');
});
