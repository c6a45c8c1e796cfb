import { expect, test } from 'vitest';
import { readTracking } from './tracking-file.ts';

test('a file that another program has locked is refused as such', async () => {
  const refused = () => Promise.reject(new DOMException('locked', 'NotReadableError'));
  const file = Object.assign(new File(['a'], 'numbers.csv'), { arrayBuffer: refused });
  expect(await readTracking(file)).toBe('shut');
});
