import { expect, test } from 'vitest';
import { openFileReader } from './file-reader.ts';

test('a file that another program keeps shut is refused, and waits for nothing', async () => {
  const refused = () => Promise.reject(new DOMException('locked', 'NotReadableError'));
  const file = Object.assign(new File(['a'], 'addresses.csv'), { arrayBuffer: refused });
  expect(await openFileReader().open(file)).toEqual({ kind: 'shut' });
});
