import { expect, test } from 'vitest';
import { spokenSource } from './spoken-names.ts';

const transformed = (source: string): string => spokenSource('a.tsx', source).replace(/^import .*?; /, '');

test('what is read of an element and not shown goes without marks', () => {
  expect(transformed('<nav aria-label={copy.menu} className={menu}>{copy.menu}</nav>')).toBe(
    '<nav aria-label={spoken(copy.menu)} className={menu}>{copy.menu}</nav>',
  );
  expect(transformed('<input aria-valuetext={words ?? copy.of(name)} />')).toBe(
    '<input aria-valuetext={spoken(words ?? copy.of(name))} />',
  );
  expect(transformed('<img alt={copy.design(label)} />')).toBe('<img alt={spoken(copy.design(label))} />');
  expect(transformed("({ role: 'tabpanel', 'aria-label': label })")).toBe(
    "({ role: 'tabpanel', 'aria-label': spoken(label) })",
  );
});

test('every line keeps its number, as no map of the file is made', () => {
  const source = '<nav\n  aria-label={copy.menu}\n/>';
  const at = (text: string): number => text.split('\n').findIndex((line) => line.includes('copy.menu'));
  expect(at(spokenSource('a.tsx', source))).toBe(at(source));
});

test('a file that names nothing stays as it is', () => {
  const source = '<p className={plain}>{copy.text}<hr aria-label="" /></p>';
  expect(spokenSource('a.tsx', source)).toBe(source);
});
