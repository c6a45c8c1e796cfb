import { expect, test } from 'vitest';
import { typedCode } from './typed-code.ts';

test.each([' 7kq2-m3xh ', '７ＫＱ２　Ｍ３ＸＨ', '7KQ2ーM3XH', '7KQ2M3XH'])(
  '%j is the code of the leaflet',
  (typed) => {
    expect(typedCode(typed)).toBe('7KQ2M3XH');
  },
);
