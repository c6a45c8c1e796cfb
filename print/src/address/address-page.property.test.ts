import { mmToPt, type PrintAddress, withOffice } from '@fumi/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { address, LAYOUT_NAMES, type LayoutName, shippedLayout } from '../../golden/cards.ts';
import { inkByField, printedText } from '../../golden/ink.ts';
import { shippedLocalities } from '../../golden/localities.ts';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import type { Box, Page } from '../display-list.ts';
import { layoutAddressPage } from './address-page.ts';
import { contains, overlaps } from './page-checks.ts';

const KANJI = [...'山田髙﨑𠮷德瀨濵一二三口十龍鬱辻佐藤鈴木美咲翔太郎子恵', '邉󠄁', '葛󠄀', '辻󠄁'];
const KANA = [...'あいうえおさくらひまりゃっアイウエオスーパ'];
const ASCII = [...'ABCabcxyz0123456789-'];

const text = (pool: readonly string[], minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...pool), { minLength, maxLength }).map((letters) => letters.join(''));

// Every length that spec §5 lets through.
const people = fc.record({
  zip: fc.stringMatching(/^[0-9]{7}$/),
  state: fc.constantFrom('東京都', '北海道', '神奈川県'),
  address1: text([...KANJI, ...KANA], 0, 25),
  address2: text([...KANJI, ...KANA, ...ASCII, ' '], 0, 30),
  last: text(KANJI, 1, 7),
  first: text([...KANJI, ...KANA], 0, 8),
  honorific: fc.constantFrom('様', '先生', 'ちゃん', '御中'),
  joint: fc.array(text([...KANJI, ...KANA], 1, 8), { maxLength: 4 }),
  comment1: text([...KANJI, ...KANA, ...ASCII], 0, 25),
  comment2: text([...KANJI, ...KANA], 0, 25),
  office: fc.option(
    fc.record({
      company: text([...KANJI, ...KANA], 0, 25),
      department: text([...KANJI, ...KANA], 0, 25),
      title: text(KANJI, 0, 25),
    }),
  ),
});

const typed = people.map(({ last, first, honorific, office, ...rest }) => {
  const plain = address({ ...rest, name: [last, first, honorific] });
  return office ? withOffice(plain, office) : plain;
});

function faceOf(layout: LayoutName, sender: PrintAddress, recipient: PrintAddress): Page {
  return layoutAddressPage({
    layout: shippedLayout(layout),
    sender,
    recipient,
    qr: 'FUMI/AB12CD34/2',
    fonts: shippedChain('mincho'),
    numerals: 'kanji',
    localities: shippedLocalities,
  });
}

/** Fields that belong together: the parts of all names are one block, and so is each line of an address. */
const blockOf = (key: string): string =>
  key.replace(/(jointNames\.[0-9]\.)?(nameLast|nameFirst|honorific)$/, 'names');

function blocks(page: Page): Map<string, Box[]> {
  const found = new Map<string, Box[]>();
  for (const [key, boxes] of inkByField(page))
    found.set(blockOf(key), [...(found.get(blockOf(key)) ?? []), ...boxes]);
  return found;
}

const runs = { numRuns: 60 };

describe.each(LAYOUT_NAMES)('every card of %s', (layout) => {
  test('keeps its blocks apart: names, address, sender and comments never touch', () => {
    fc.assert(
      fc.property(typed, typed, (sender, recipient) => {
        const found = [...blocks(faceOf(layout, sender, recipient))];
        for (const [index, [name, boxes]] of found.entries()) {
          for (const [other, others] of found.slice(index + 1)) {
            const touch = boxes.some((box) => others.some((another) => overlaps(box, another)));
            expect(touch, `${name} touches ${other}`).toBe(false);
          }
        }
      }),
      runs,
    );
  });

  test('keeps all ink on the card', () => {
    fc.assert(
      fc.property(typed, typed, (sender, recipient) => {
        const page = faceOf(layout, sender, recipient);
        const margin = page.bleedPt + mmToPt(2.5);
        const card = {
          x: margin,
          y: margin,
          width: page.widthPt - 2 * margin,
          height: page.heightPt - 2 * margin,
        };
        for (const [name, boxes] of inkByField(page)) {
          for (const box of boxes) expect(contains(card, box), `${name} leaves the card`).toBe(true);
        }
      }),
      runs,
    );
  });

  test('prints every character of every name', () => {
    fc.assert(
      fc.property(typed, typed, (sender, recipient) => {
        const page = faceOf(layout, sender, recipient);
        expect(printedText(page, 'recipient', 'nameLast')).toBe(recipient.name.last);
        expect(printedText(page, 'recipient', 'nameFirst')).toBe(recipient.name.first);
        expect(printedText(page, 'recipient', 'honorific')).toBe(recipient.name.honorific);
        expect(printedText(page, 'sender', 'honorific')).toBe('');
        recipient.jointNames.forEach(({ first }, index) => {
          expect(printedText(page, 'recipient', `jointNames.${index}.nameFirst`)).toBe(first);
        });
        expect(printedText(page, 'sender', 'comment1')).toBe(sender.comment1);
      }),
      runs,
    );
  });

  test('keeps reserved areas clear or says that it could not', () => {
    fc.assert(
      fc.property(typed, typed, (sender, recipient) => {
        expect(
          faceOf(layout, sender, recipient).issues.filter(({ code }) => code === 'reserved-area'),
        ).toEqual([]);
      }),
      runs,
    );
  });
});

test('the zip digits of PortraitA sit inside their frames', () => {
  const frames = shippedLayout('PortraitA')
    .marks.filter((mark) => mark.kind === 'frame')
    .slice(0, 14);
  fc.assert(
    fc.property(typed, typed, (sender, recipient) => {
      const page = faceOf('PortraitA', sender, recipient);
      const ink = inkByField(page);
      const digits = [...(ink.get('recipient.zip') ?? []), ...(ink.get('sender.zip') ?? [])];
      digits.forEach((digit, index) => {
        const frame = frames[index];
        const inside = frame && {
          x: page.bleedPt + mmToPt(frame.xMm),
          y: page.bleedPt + mmToPt(frame.yMm),
          width: mmToPt(frame.widthMm),
          height: mmToPt(frame.heightMm),
        };
        expect(inside && contains(inside, digit)).toBe(true);
      });
      expect(digits).toHaveLength(14);
    }),
    runs,
  );
});
