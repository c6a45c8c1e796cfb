import { ADDRESS_NUMERALS, ADDRESS_TYPEFACES, mmToPt } from '@fumi/domain';
import { describe, expect, test } from 'vitest';
import { LAYOUT_NAMES, RECIPIENTS, SENDER, shippedLayout } from '../../golden/cards.ts';
import { inkByField, printedText } from '../../golden/ink.ts';
import { shippedLocalities } from '../../golden/localities.ts';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import type { Page } from '../display-list.ts';
import { ISSUE_LEVELS } from '../issues.ts';
import { type AddressLayout, hasNumeralChoice, readAddressLayout } from './address-layout.ts';
import { layoutAddressPage } from './address-page.ts';
import { contains, overlaps } from './page-checks.ts';

const fonts = shippedChain('mincho');
const portrait = shippedLayout('PortraitA');

const face = (layout: AddressLayout, overrides: Partial<Parameters<typeof layoutAddressPage>[0]> = {}) =>
  layoutAddressPage({
    layout,
    sender: SENDER,
    recipient: RECIPIENTS.family,
    qr: null,
    fonts,
    numerals: 'kanji',
    localities: shippedLocalities,
    ...overrides,
  });

describe('a layout is data', () => {
  test('another place for the zip moves its digits and nothing else', () => {
    const zip = portrait.recipient.zip;
    const moved: AddressLayout = {
      ...portrait,
      recipient: {
        ...portrait.recipient,
        zip: zip && { ...zip, digits: zip.digits.map(({ xMm, yMm }) => ({ xMm, yMm: yMm + 5 })) },
      },
    };
    const before = inkByField(face(portrait));
    const after = inkByField(face(moved));
    const shifts = after
      .get('recipient.zip')
      ?.map((box, index) => box.y - (before.get('recipient.zip')?.[index]?.y ?? 0));
    for (const shift of shifts ?? []) expect(shift).toBeCloseTo(mmToPt(5), 6);
    expect(after.get('recipient.nameLast')).toEqual(before.get('recipient.nameLast'));
  });

  test('a customer barcode is an element like others: 67 bars, 79.8 mm long at 10 pt', () => {
    const barcode = { xMm: 10, yMm: 134.4, direction: 'horizontal', sizePt: 10 } as const;
    const bars = face({ ...portrait, barcode }, { barcode: true }).operations.find(
      (operation) => operation.kind === 'fill' && operation.boxes.length === 67,
    );
    const boxes = bars?.kind === 'fill' ? bars.boxes : [];
    const first = boxes[0];
    const last = boxes[66];
    expect(first && last && last.x + last.width - first.x).toBeCloseTo(mmToPt(79.8), 6);
    expect(first?.height).toBeCloseTo(mmToPt(3.6), 6);
    expect(face({ ...portrait, barcode }, { recipient: null, barcode: true }).operations).toHaveLength(
      face(portrait, { recipient: null }).operations.length,
    );
  });

  test('text that comes into a reserved area is reported', () => {
    const reserved = [{ name: 'everything', xMm: 0, yMm: 0, widthMm: 100, heightMm: 148 }];
    const codes = face({ ...portrait, reserved }).issues.map(({ code }) => code);
    expect(codes).toContain('reserved-area');
  });

  test('text beyond the safe margin is reported', () => {
    const codes = face({ ...portrait, safeMm: 12 }).issues.map(({ code }) => code);
    expect(codes).toContain('outside-safe-area');
  });

  test('one without parties is refused', () => {
    expect(() => readAddressLayout({ layout: 'Broken', writing: 'vertical' })).toThrow('Broken');
    for (const json of [null, 'PortraitA', 1])
      expect(() => readAddressLayout(json)).toThrow('an address layout is an object');
  });
});

describe('an address face', () => {
  test('without addresses is a card to write on: its marks alone', () => {
    const page = face(portrait, { sender: null, recipient: null });
    expect(page.issues).toEqual([]);
    expect(inkByField(page).size).toBe(0);
    expect(page.operations).toHaveLength(portrait.marks.length);
  });

  test('with a sender alone leaves the recipient to be written', () => {
    expect(
      [...inkByField(face(portrait, { recipient: null })).keys()].every((key) => key.startsWith('sender.')),
    ).toBe(true);
  });

  test('sets long names in the smaller type, from thirteen characters on', () => {
    const sizeOf = (last: string, first: string) => {
      const name = { last, first, honorific: '様' };
      const recipient = { ...RECIPIENTS.shortest, name };
      const tall = { ...portrait.recipient.names, lengthMm: 1000 };
      const roomy = { ...portrait, recipient: { ...portrait.recipient, names: tall } };
      const text = face(roomy, { recipient }).operations.find(
        (operation) => operation.kind === 'text' && operation.origin?.field === 'nameLast',
      );
      return text?.kind === 'text' ? text.glyphs[0]?.matrix[0] : 0;
    };
    expect(sizeOf('東海林太郎丸', '三郎左衛門尉')).toBe(portrait.recipient.names.short.sizePt);
    expect(sizeOf('東海林太郎丸山', '三郎左衛門尉')).toBe(portrait.recipient.names.long.sizePt);
  });
});

test.each(
  LAYOUT_NAMES.flatMap((name) =>
    ADDRESS_TYPEFACES.flatMap((font) => ADDRESS_NUMERALS.map((numerals) => [name, font, numerals] as const)),
  ),
)('%s in %s with %s numerals lays a card out with nothing to look at', (name, font, numerals) => {
  const layout = shippedLayout(name);
  const page = face(layout, { qr: 'FUMI/AB12CD34/2', fonts: shippedChain(font), numerals });
  expect(layout.layout).toBe(name);
  expect(page.issues.filter(({ code }) => ISSUE_LEVELS[code] !== 'told')).toEqual([]);
  expect(printedText(page, 'recipient', 'address1')).toContain(
    hasNumeralChoice(layout) && numerals === 'kanji' ? '一丁目' : '1丁目',
  );
});

test.each(LAYOUT_NAMES)(
  '%s has a place for the barcode of Japan Post, and draws it where it is asked for',
  (name) => {
    const layout = shippedLayout(name);
    const bars = (page: Page) =>
      page.operations.flatMap((one) => (one.kind === 'fill' && one.boxes.length === 67 ? one.boxes : []));
    expect(bars(face(layout, { qr: 'FUMI/AB12CD34/2' }))).toEqual([]);
    const page = face(layout, { qr: 'FUMI/AB12CD34/2', recipient: RECIPIENTS.crowded, barcode: true });
    expect(bars(page)).toHaveLength(67);
    // Ten millimetres from every cut, and nothing within two (zip manual p. 13).
    const edge = page.bleedPt + mmToPt(10) - 1e-6;
    const inner = { x: edge, y: edge, width: page.widthPt - 2 * edge, height: page.heightPt - 2 * edge };
    expect(bars(page).every((bar) => contains(inner, bar))).toBe(true);
    expect(page.issues.filter(({ code }) => code === 'reserved-area')).toEqual([]);
    const quiet = bars(page).map(({ x, y, width, height }) => ({
      x: x - mmToPt(2),
      y: y - mmToPt(2),
      width: width + mmToPt(4),
      height: height + mmToPt(4),
    }));
    const codes = page.operations.flatMap((one) =>
      one.kind === 'fill' && one.boxes.length !== 67 ? one.boxes : [],
    );
    expect(codes.some((box) => quiet.some((area) => overlaps(area, box)))).toBe(false);
  },
);

test('only the layout that is written downwards has a choice of numerals', () => {
  expect(LAYOUT_NAMES.filter((name) => hasNumeralChoice(shippedLayout(name)))).toEqual(['PortraitA']);
});
