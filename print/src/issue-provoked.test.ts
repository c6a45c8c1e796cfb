import { type PrintAddress, ptToPx } from '@fumi/domain';
import { expect, test } from 'vitest';
import { PLACES, RECIPIENTS, shippedLayout } from '../golden/cards.ts';
import { shippedLocalities } from '../golden/localities.ts';
import { type ShippedFontId, shippedChain } from '../golden/shipped-fonts.ts';
import type { AddressLayout } from './address/address-layout.ts';
import { layoutAddressPage } from './address/address-page.ts';
import type { Issue, IssueCode, IssueField } from './display-list.ts';
import { layoutFrontPage } from './front/front-page.ts';

const portrait = shippedLayout('PortraitA');

type Face = { readonly layout?: AddressLayout; readonly font?: ShippedFontId };

const typed = (change: Partial<PrintAddress>, { layout = portrait, font = 'mincho' }: Face = {}) =>
  layoutAddressPage({
    layout,
    sender: null,
    recipient: { ...RECIPIENTS.family, ...change },
    qr: null,
    fonts: shippedChain(font),
    numerals: 'kanji',
    localities: shippedLocalities,
  }).issues;

const named = (last: string, face?: Face, honorific = '様') =>
  typed({ name: { last, first: '花子', honorific } }, face);

function smallPhoto(): readonly Issue[] {
  const box = { x: 0, y: 0, width: 72, height: 72 };
  const imagePx = { width: ptToPx(36), height: ptToPx(36) };
  const items = [{ kind: 'photo', z: 0, imageId: 'photo', box, imagePx, crop: null }] as const;
  return layoutFrontPage({ widthPt: 300, heightPt: 400, bleedPt: 9, items }).issues;
}

function crowdedDay(): readonly Issue[] {
  const look = {
    what: 'month',
    font: 'gothic',
    ink: [0, 0, 0, 1],
    rules: 'none',
    numeral: 'middle',
  } as const;
  const ownDays = Array.from(
    { length: 9 },
    () => ({ date: '05-03', words: 'おばあちゃんの誕生日', mark: 'cake' }) as const,
  );
  const place = {
    kind: 'calendar',
    ...{ z: 0, look, box: { x: 30, y: 30, width: 200, height: 150 } },
    ...{ edition: { startMonth: { year: 2027, month: 5 }, weekStart: 0 as const }, months: 1, monthIndex: 0 },
    almanac: { 2027: { year: 2027, holidays: {}, rokuyo: '' } },
    settings: { ownDays },
    fonts: shippedChain('gothic'),
  } as const;
  return layoutFrontPage({ widthPt: 300, heightPt: 400, bleedPt: 9, items: [place] }).issues;
}

const everything = { name: 'everything', xMm: 0, yMm: 0, widthMm: 100, heightMm: 148 };
const TOWER = '東雲御苑高層住宅街区第一期分譲棟東南角地管理組合事務所棟';

/** An input (the last three: a layout or a photo) that provokes the issue, and the field of the report. */
const PROVOKED: Readonly<Record<IssueCode, readonly [issues: () => readonly Issue[], field: IssueField]>> = {
  shrunk: [() => typed(PLACES.threeLines), 'address1'],
  split: [() => typed({ address2: `1-2 ${TOWER.repeat(2)}` }), 'address2'],
  numerals: [() => typed({ address2: '1-2-3' }), 'address2'],
  'substituted-glyph': [() => named('𠮷田', { font: 'brush' }), 'nameLast'],
  composed: [() => named('か\u309A'), 'nameLast'],
  'full-width-kana': [() => typed({ address2: '1-2 ﾊﾟｰｸﾋﾞﾙ' }), 'address2'],
  'break-inside': [
    () =>
      typed({
        address1: '港区六本木',
        address2: '1-2-3',
        addressLines: ['東京都港区六本木1-2', '-3'],
      }),
    'address2',
  ],
  condensed: [() => named('長'.repeat(18)), 'nameLast'],
  'variation-lost': [() => named('山\u{E01EF}'), 'nameLast'],
  'cut-short': [crowdedDay, 'text.own-day'],
  overflow: [() => named('山田', {}, '御一同様'.repeat(20)), 'honorific'],
  'missing-glyph': [() => named('\u{1F411}'), 'nameLast'],
  'reserved-area': [() => typed({}, { layout: { ...portrait, reserved: [everything] } }), 'nameLast'],
  'outside-safe-area': [() => typed({}, { layout: { ...portrait, safeMm: 12 } }), 'address1'],
  'low-resolution': [smallPhoto, 'photo'],
};

test.each(Object.entries(PROVOKED))('the engine reports %s where it occurs', (code, [issues, field]) => {
  expect(issues().flatMap((issue) => (issue.code === code ? [issue.field] : []))).toContain(field);
});
