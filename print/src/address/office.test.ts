import { noOffice, type Office, type PrintAddress } from '@fumi/domain';
import { describe, expect, test } from 'vitest';
import { LAYOUT_NAMES, RECIPIENTS, SENDER, shippedLayout } from '../../golden/cards.ts';
import { printedText, textOperations } from '../../golden/ink.ts';
import { shippedLocalities } from '../../golden/localities.ts';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { ISSUE_LEVELS, refusedIssues } from '../issues.ts';
import { layoutAddressPage } from './address-page.ts';
import { splitOffice } from './office.ts';

const face = (recipient: PrintAddress, layout: (typeof LAYOUT_NAMES)[number] = 'PortraitA') =>
  layoutAddressPage({
    layout: shippedLayout(layout),
    sender: SENDER,
    recipient,
    qr: null,
    fonts: shippedChain('mincho'),
    numerals: 'kanji',
    localities: shippedLocalities,
  });

const at = (office: Partial<Office>, recipient: PrintAddress = RECIPIENTS.family): PrintAddress => ({
  ...recipient,
  office: { ...noOffice(), ...office },
});

const FULL = { company: '株式会社ふみ', department: '営業部', title: '部長' };

/** Across the lines and along them, of the first glyph of a field. */
function placeOf(page: ReturnType<typeof face>, field: string) {
  const operation = textOperations(page).find(
    ({ origin }) => origin?.party === 'recipient' && origin.field === field,
  );
  const [, , , , x = 0, y = 0] = operation?.glyphs[0]?.matrix ?? [];
  return { x, y };
}

describe.each(LAYOUT_NAMES)('on %s', (layout) => {
  test('company, department and title are printed beside the name, and nothing else changes', () => {
    const page = face(at(FULL), layout);
    for (const field of ['company', 'department', 'title'] as const)
      expect(printedText(page, 'recipient', field)).toBe(FULL[field]);
    expect(page.issues.filter(({ code }) => ISSUE_LEVELS[code] !== 'told')).toEqual([]);
    const without = face(RECIPIENTS.family, layout);
    for (const field of ['address1', 'address2', 'nameLast', 'nameFirst'] as const)
      expect(printedText(page, 'recipient', field)).toBe(printedText(without, 'recipient', field));
  });

  test('the fullest card has room for its office', () => {
    const page = face(at({ ...FULL, department: '営業本部 第二営業部' }, RECIPIENTS.crowded), layout);
    expect(refusedIssues(page.issues)).toEqual([]);
  });

  test('a company that is far too long finds no room, which is reported for its field', () => {
    const page = face(at({ company: '株式会社ふみ'.repeat(12) }), layout);
    expect(refusedIssues(page.issues).map(({ field }) => field)).toEqual(['company']);
  });
});

test('lines run from the address to the name: company, department, then the title over the name', () => {
  const page = face(at(FULL));
  const [address, company, department, name, title] = [
    'address2',
    'company',
    'department',
    'nameLast',
    'title',
  ].map((field) => placeOf(page, field));
  expect(address?.x).toBeGreaterThan(company?.x ?? 0);
  expect(company?.x).toBeGreaterThan(department?.x ?? 0);
  expect(department?.x).toBeGreaterThan(name?.x ?? 0);
  expect(title?.y).toBeLessThan(name?.y ?? 0);
});

test('a title of five characters stands before the name, one of six beside it, behind a department alone too', () => {
  expect(splitOffice(at({ ...FULL, title: '営業部次長' })).title?.text).toBe('営業部次長');
  expect(splitOffice(at({ ...FULL, title: '営業本部次長' })).title).toBeNull();
  expect(splitOffice(at({ department: '営業部', title: '営業本部次長' })).lines).toEqual([
    { text: '営業部　営業本部次長', field: 'department' },
  ]);
});

test.each([
  ['株式会社ふみ', '太郎', '様', ['株式会社ふみ']],
  ['ふみ病院', '太郎', '', ['ふみ病院']],
  ['株式会社ふみ', '', '様', []],
  ['株式会社ふみ', '太郎', '御中', []],
  ['髙橋', '太郎', '様', []],
])('of the family name %s before %j %j the company is %j', (last, first, honorific, lines) => {
  const card = { ...RECIPIENTS.family, name: { last, first, honorific } };
  expect(splitOffice(card).lines.map(({ text }) => text)).toEqual(lines);
  expect(splitOffice(card).address.name.last).toBe(lines.length > 0 ? '' : last);
});

test('a title of more than five characters follows the department, or stands alone', () => {
  const title = '代表取締役副社長';
  expect(splitOffice(at({ ...FULL, title })).lines.map(({ text }) => text)).toEqual([
    '株式会社ふみ',
    `営業部　${title}`,
  ]);
  expect(splitOffice(at({ company: 'ふみ', title })).lines.map(({ text }) => text)).toEqual(['ふみ', title]);
});

describe('where nobody is named', () => {
  const nobody = { ...RECIPIENTS.family, name: { last: '', first: '', honorific: '様' }, jointNames: [] };

  test('the innermost part of the office is addressed, with 御中', () => {
    const page = face(at({ company: '株式会社ふみ', department: '総務部' }, nobody));
    expect(printedText(page, 'recipient', 'company')).toBe('株式会社ふみ');
    expect(printedText(page, 'recipient', 'department')).toBe('総務部');
    expect(printedText(page, 'recipient', 'honorific')).toBe('御中');
  });

  test('an office of blank fields counts as none', () => {
    const card = at({ company: ' ' }, nobody);
    expect(splitOffice(card)).toEqual({ lines: [], title: null, address: card, mainField: 'nameLast' });
    expect(splitOffice(nobody)).toEqual({ lines: [], title: null, address: nobody, mainField: 'nameLast' });
  });

  test('a title alone is addressed, and so is a company without department and title', () => {
    expect(splitOffice(at({ title: '店長' }, nobody))).toMatchObject({
      lines: [],
      title: null,
      address: { name: { last: '店長', first: '', honorific: '御中' } },
      mainField: 'title',
    });
    expect(splitOffice(at({ company: 'ふみ' }, nobody))).toMatchObject({
      lines: [],
      address: { name: { last: 'ふみ', honorific: '御中' } },
      mainField: 'company',
    });
  });

  test('an honorific that was chosen stays', () => {
    const name = { last: '', first: '', honorific: '行' };
    expect(splitOffice(at(FULL, { ...nobody, name })).address.name.honorific).toBe('行');
  });
});
