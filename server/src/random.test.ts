import { qrText, sampleQrText } from '@fumi/domain';
import { expect, test } from 'vitest';
import { newCode } from './random.ts';

test('a code can be typed after a command without being taken for an option', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  expect(codes.filter((code) => code.startsWith('-'))).toEqual([]);
  expect(new Set(codes.map(({ length }) => length)), '128 bits in base64url').toEqual(new Set([22]));
  expect(new Set(codes).size).toBe(2_000);
});

test('the sample of a QR code before the order is as large as the code of the finished book', () => {
  expect(sampleQrText(60)).toHaveLength(qrText(newCode(), 60).length);
});
