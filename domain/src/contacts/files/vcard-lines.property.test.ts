import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLine } from './vcard-lines.ts';

test('a folded line is at most 75 bytes of UTF-8 long, cuts no character, and unfolds to what it was', () => {
  const character = fc.constantFrom('a', 'é', '髙', '𠮷');
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 200 }), (text) => {
      const lines = foldLine(text).split('\r\n');
      const lengths = lines.map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      // The character that did not fit has at most four bytes.
      for (const length of lengths.slice(0, -2)) expect(length).toBeGreaterThan(71);
      expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(text);
    }),
  );
});
