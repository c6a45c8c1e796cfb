import { expect, test } from 'vitest';
import { layoutAddressPage } from '../src/index.ts';
import { paintSvg } from '../src/paint/svg.ts';
import { frontPage } from './book.ts';
import { type LayoutName, PLACES, RECIPIENTS, SENDER, shippedLayout } from './cards.ts';
import { addressLinesOf } from './ink.ts';
import { FONT_IDS, type ShippedFontId, shippedChain } from './shipped-fonts.ts';
import { shippedLocalities } from './localities.ts';

const CARDS = { ...RECIPIENTS, ...PLACES };

type Case = readonly [LayoutName, ShippedFontId, keyof typeof CARDS];

// Somebody looked at each of these pictures and approved it; `vitest -u` takes a new one over, to be looked at again.
const CASES: readonly Case[] = [
  ['PortraitA', 'mincho', 'family'],
  ['PortraitA', 'mincho', 'variants'],
  ['PortraitA', 'mincho', 'crowded'],
  ['PortraitA', 'mincho', 'shortest'],
  ['PortraitA', 'mincho', 'longest'],
  ['PortraitA', 'mincho', 'company'],
  ['PortraitA', 'mincho', 'office'],
  ['PortraitA', 'brush', 'longTitle'],
  ['PortraitA', 'gothic', 'nobodyNamed'],
  ['LandscapeA', 'mincho', 'office'],
  ['LandscapeA', 'mincho', 'nobodyNamed'],
  ['PortraitA', 'gothic', 'family'],
  ['PortraitA', 'gothic', 'crowded'],
  ['PortraitA', 'brush', 'family'],
  ['PortraitA', 'gothic', 'variants'],
  ['PortraitA', 'brush', 'variants'],
  ['PortraitA', 'brush', 'crowded'],
  ['PortraitA', 'brush', 'company'],
  ['LandscapeA', 'mincho', 'family'],
  ['LandscapeA', 'mincho', 'crowded'],
  ['LandscapeA', 'mincho', 'variants'],
  ['LandscapeA', 'gothic', 'variants'],
  ['LandscapeA', 'brush', 'variants'],
  ['LandscapeA', 'brush', 'company'],
  ['PortraitA', 'mincho', 'roppongi'],
  ['PortraitA', 'mincho', 'sapporo'],
  ['PortraitA', 'gothic', 'lot'],
  ['PortraitA', 'brush', 'tower'],
  ['PortraitA', 'mincho', 'threeLines'],
  ['LandscapeA', 'mincho', 'room'],
  ['LandscapeA', 'brush', 'threeLines'],
];

test('the front prints art, photo and vertical greeting as approved', async () => {
  const svg = paintSvg(frontPage(), { fonts: shippedChain('mincho'), imageHref: (id) => id });
  await expect(svg).toMatchFileSnapshot('./cards/front.svg');
});

test.each(CASES)('%s in %s prints the %s card as approved', async (layout, font, recipient) => {
  const fonts = shippedChain(font);
  const page = layoutAddressPage({
    layout: shippedLayout(layout),
    sender: SENDER,
    recipient: CARDS[recipient],
    qr: 'FUMI/AB12CD34/2',
    fonts,
    numerals: 'kanji',
    localities: shippedLocalities,
  });
  const svg = paintSvg(page, { fonts, imageHref: (id) => id });
  await expect(svg).toMatchFileSnapshot(`./cards/${layout}-${font}-${recipient}.svg`);
});

type Lines = readonly string[];

// Blanks are no glyphs. Landscape has the numerals of the second column, with hyphens between them.
const LINES: Readonly<Record<keyof typeof PLACES, readonly [kanji: Lines, arabic: Lines, landscape: Lines]>> = {
  roppongi: [['東京都港区六本木一－二－三'],['東京都港区六本木1－2－3'],['東京都港区六本木1-2-3']],
  hatchobori: [['東京都中央区八丁堀三丁目一－二'],['東京都中央区八丁堀3丁目1－2'],['東京都中央区八丁堀3丁目1-2']],
  saneicho: [['東京都新宿区四谷三栄町五－六'],['東京都新宿区四谷三栄町5－6'],['東京都新宿区四谷三栄町5-6']],
  sannomaru: [['愛知県名古屋市中区三の丸三－一－二'],['愛知県名古屋市中区三の丸3－1－2'],['愛知県名古屋市中区三の丸3-1-2']],
  hachiken: [['北海道札幌市西区八軒一条東一－二－三'],['北海道札幌市西区八軒一条東1－2－3'],['北海道札幌市西区八軒一条東1-2-3']],
  sanjo: [['京都府京都市中京区三条通河原町東入','八四番地一'],['京都府京都市中京区三条通河原町東入','84番地1'],['京都府京都市中京区三条通河原町東入84番地1']],
  tower: [['東京都港区六本木六－一〇－一','六本木ヒルズ森タワー12F'],['東京都港区六本木6－10－1','六本木ヒルズ森タワー12F'],['東京都港区六本木6-10-1','六本木ヒルズ森タワー12F']],
  room: [['東京都港区六本木一丁目二番三号','四〇四号室'],['東京都港区六本木1丁目2番3号','404号室'],['東京都港区六本木1丁目2番3号','404号室']],
  letter: [['東京都港区六本木一－二－三A'],['東京都港区六本木1－2－3A'],['東京都港区六本木1-2-3A']],
  hyphenLetter: [['東京都港区六本木一－二－B'],['東京都港区六本木1－2－B'],['東京都港区六本木1-2-B']],
  lot: [['岩手県岩手郡葛巻町葛巻','第十地割六七番地一一〇'],['岩手県岩手郡葛巻町葛巻','第10地割67番地110'],['岩手県岩手郡葛巻町葛巻第10地割67番地110']],
  oaza: [['長野県松本市大字島内四五七〇番地二'],['長野県松本市大字島内4570番地2'],['長野県松本市大字島内4570番地2']],
  kanjiNumber: [['長野県松本市大字島内千二百番地'],['長野県松本市大字島内1200番地'],['長野県松本市大字島内1200番地']],
  sapporo: [['北海道札幌市中央区北五条西十二丁目一－一'],['北海道札幌市中央区北5条西12丁目1－1'],['北海道札幌市中央区北5条西12丁目1-1']],
  side: [['北海道旭川市五条通十三丁目右三号'],['北海道旭川市五条通13丁目右3号'],['北海道旭川市五条通13丁目右3号']],
  lots: [['長野県松本市大字島内一二・一三番地','（二〇三）'],['長野県松本市大字島内12・13番地','（203）'],['長野県松本市大字島内12・13番地','（203）']],
  streetOnOne: [['京都府京都市下京区四条通烏丸東入長刀鉾町二〇番地','四条烏丸FTスクエア一一階'],['京都府京都市下京区四条通烏丸東入長刀鉾町20番地','四条烏丸FTスクエア11階'],['京都府京都市下京区四条通烏丸東入長刀鉾町20番地','四条烏丸FTスクエア11階']],
  threeLines: [['京都府京都市上京区','寺町通今出川上る二丁目鶴山町一四番地の二三','グランドコート御所東壱番館アネックス四〇五号室'],['京都府京都市上京区','寺町通今出川上る二丁目鶴山町14番地の23','グランドコート御所東壱番館アネックス405号室'],['京都府京都市上京区寺町通今出川上る二丁目鶴山町14番地の23','グランドコート御所東壱番館アネックス405号室']],
};

test.each(Object.entries(LINES))('%s stands on the same lines in every face', (name, lines) => {
  for (const id of FONT_IDS) {
    const fonts = shippedChain(id);
    const recipient = PLACES[name as keyof typeof PLACES];
    const card = { sender: null, recipient, qr: null, fonts, localities: shippedLocalities };
    const portrait = { ...card, layout: shippedLayout('PortraitA') };
    const landscape = { ...card, layout: shippedLayout('LandscapeA') };
    expect([
      addressLinesOf(layoutAddressPage({ ...portrait, numerals: 'kanji' })),
      addressLinesOf(layoutAddressPage({ ...portrait, numerals: 'arabic' })),
      addressLinesOf(layoutAddressPage({ ...landscape, numerals: 'kanji' })),
    ]).toEqual(lines);
  }
});
