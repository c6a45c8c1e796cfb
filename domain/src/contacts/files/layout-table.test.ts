import { expect, test } from 'vitest';
import { IMPORT_LAYOUTS } from './import-layouts.data.ts';
import { layoutTable } from './layout-table.ts';

const rows = layoutTable()
  .split('\n')
  .slice(2)
  .map((row) => row.split(' | '));

test('the table has a row for each known program and version', () => {
  expect(rows.map(([program, version]) => `${program} | ${version}`)).toEqual(
    IMPORT_LAYOUTS.map(({ program, version }) => `| ${program} | ${version}`),
  );
});

test('each row says what is read, in an order that does not change, and how sure we are', () => {
  const order = [
    ...['name', 'honorific', 'reading', 'joint names', 'address', 'lines by hand', 'zip', 'second address'],
    ...['company', 'whether it is printed', 'birthday', 'groups', 'note', 'mourning', 'sent and received'],
    ...['who is skipped', 'code'],
  ];
  for (const [, , read = '', source, certainty] of rows) {
    const parts = read.replace(/ \([2-9]\)/, '').split(', ');
    expect(parts).toEqual(order.filter((part) => parts.includes(part)));
    expect(read.split(', ')).toContain('address');
    expect(read.startsWith('name')).toBe(true);
    expect(source).toBeTruthy();
    expect(certainty).toMatch(/^(whole header seen|columns that are read were seen|written by us) \|$/);
  }
});

test('joint names are counted by person, not by column', () => {
  const counts = IMPORT_LAYOUTS.map(({ columns }) => {
    const people = new Set(
      Object.values(columns).flatMap((target) =>
        /^(spouse|jointNames)/.test(target) ? [target] : (/^joint[0-9]/.exec(target) ?? []),
      ),
    );
    return people.size;
  });
  expect(
    rows.map(([, , read = '']) =>
      Number(/joint names \(([0-9]+)\)/.exec(read)?.[1] ?? /joint names/.test(read)),
    ),
  ).toEqual(counts);
});
