import { emptyPrintAddress } from '@fumi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetTypedAddress, keepTypedAddress, recallTypedAddress } from './typed-address.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was typed of a person comes back for that person alone, until it is saved or given up', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const before = { ...emptyPrintAddress(), code: 'a', address1: '港区六本木1-2-3' };
  const typed = { ...before, address1: '港区赤坂4-5-6', addressLines: ['港区', '赤坂4-5-6'] };
  const place = { title: '宛先1', initial: before };
  expect(recallTypedAddress(place)).toBeNull();
  keepTypedAddress(place, typed);
  expect(recallTypedAddress(place)).toEqual(typed);
  expect(recallTypedAddress({ ...place, initial: emptyPrintAddress() })).toBeNull();
  expect(recallTypedAddress({ ...place, title: '宛先2' }), 'the next one is somebody else').toBeNull();
  forgetTypedAddress();
  expect(recallTypedAddress(place)).toBeNull();
});
