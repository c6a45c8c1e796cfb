import { emptyPrintAddress, type PrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { LAYOUT_NAMES, type LayoutName, shippedLayout } from '../../golden/cards.ts';
import { textOperations } from '../../golden/ink.ts';
import { shippedLocalities } from '../../golden/localities.ts';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { layoutAddressPage } from './address-page.ts';
import { addressWords } from './break-address.ts';

const fonts = shippedChain('mincho');
const localities = shippedLocalities;

const ADDRESS: PrintAddress = {
  ...emptyPrintAddress(),
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '1-2-3 森タワー 12F',
  name: { last: '山田', first: '花子', honorific: '様' },
};

const brokenAs = (...addressLines: string[]): PrintAddress => ({ ...ADDRESS, addressLines });

function printed(recipient: PrintAddress, layout: LayoutName = 'PortraitA') {
  const numerals = 'kanji';
  const page = layoutAddressPage({
    ...{ fonts, localities, numerals, recipient },
    layout: shippedLayout(layout),
    sender: null,
    qr: null,
  });
  const lines = textOperations(page).flatMap(({ origin, glyphs }) =>
    origin?.field.startsWith('address') ? [glyphs.map(({ text }) => text).join('')] : [],
  );
  return { lines, issues: page.issues };
}

test.each(LAYOUT_NAMES)('in %s the lines end where a hand has broken them', (layout) => {
  const { lines } = printed(brokenAs('東京都港区', '六本木1-2-3', '森タワー12F'), layout);
  expect(lines.map((line) => line.length)).toEqual([5, 8, 7]);
  expect(lines.map((line) => line.slice(0, 3))).toEqual(['東京都', '六本木', '森タワ']);
});

test('another address drops breaks by hand; one inside a number is reported, and none is followed', () => {
  const automatic = printed(ADDRESS).lines;
  const moved = { ...brokenAs('東京都港区', '六本木1-2-3 森タワー 12F'), address2: '1-2-3' };
  expect(printed(moved).lines).toEqual(printed({ ...ADDRESS, address2: '1-2-3' }).lines);
  expect(printed(moved).issues.map(({ code }) => code)).not.toContain('break-inside');
  const inside = printed(brokenAs('東京都港区六本木1-2', '-3 森タワー 12F'));
  expect(inside.lines).toEqual(automatic);
  expect(inside.issues).toContainEqual({
    code: 'break-inside',
    party: 'recipient',
    field: 'address2',
    text: '1-2-3',
    percent: null,
  });
});

test('a line by hand that has to be set smaller, or does not fit, is reported', () => {
  const codesOf = (address2: string, ...addressLines: string[]) =>
    printed({ ...ADDRESS, address2, addressLines })
      .issues.map(({ code }) => code)
      .filter((code) => code !== 'numerals');
  const building = 'グランドハイツ東雲アネックス南館';
  expect(codesOf(building, '東京都港区六本木', building)).toEqual([]);
  expect(codesOf(building, `東京都港区六本木${building}`)).toEqual(['shrunk']);
  const long = `${building}${building}`;
  expect(codesOf(long)).not.toContain('overflow');
  expect(codesOf(long, `東京都港区六本木${long}`)).toEqual(['overflow']);
});

test('the words of an address say which of them begin a line, by hand or not', () => {
  const layout = shippedLayout('PortraitA');
  const startsOf = (address: PrintAddress) =>
    addressWords(address, { layout, fonts, localities, numerals: 'kanji', party: 'recipient' }).map(
      ({ text, startsLine }) => `${startsLine ? '|' : ''}${text}`,
    );
  const words = ['|東京都', '港区', '六本木', '一－二－三', '|森', 'タワー', '12F'];
  expect(startsOf(ADDRESS)).toEqual(words);
  expect(startsOf(brokenAs('東京都港区', '六本木1-2-3 森タワー 12F'))).toEqual(
    words.with(2, '|六本木').with(4, '森'),
  );
});
