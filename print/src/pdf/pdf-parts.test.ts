import { describe, expect, test } from 'vitest';
import type { Operation, Page } from '../display-list.ts';
import { hex16, hexBytes, latin1 } from './bytes.ts';
import { pageContent } from './content-stream.ts';
import { embedImage, type PdfImage } from './embed-image.ts';
import { readJpegHeader } from './jpeg-header.ts';
import { addOutputIntent } from './output-intent.ts';
import { latin1Text, parsePdf } from './parsed-pdf.ts';
import { type PdfFile, startPdf } from './pdf-file.ts';
import { preflight } from './preflight.ts';
import { sheetOf } from './sheet.ts';

const finished = (file: PdfFile) => file.finish({ root: 1, info: 1, hash: () => new Uint8Array(16) });

/** The first object that a call adds to a file, as a reader finds it. */
function added(add: (file: PdfFile) => void) {
  const file = startPdf('1.6', (bytes) => bytes);
  add(file);
  return parsePdf(finished(file))?.objects ?? [];
}

const u16 = (value: number): number[] => [value >> 8, value & 255];
const frame = (marker: number, channels: number): number[] => [
  0xff,
  marker,
  ...[...u16(17), 8, ...u16(30), ...u16(40), channels],
  ...Array.from({ length: 9 }, () => 0),
];
const jpeg = (...segments: readonly (readonly number[])[]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat()]);
const adobe = [0xff, 0xee, ...u16(14), ...Array.from({ length: 12 }, () => 0)];

describe('a JPEG in a press file', () => {
  test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    'may begin its frame with the marker %i',
    (marker) => {
      expect(readJpegHeader(jpeg(frame(marker, 3)))).toEqual({
        widthPx: 40,
        heightPx: 30,
        channels: 3,
        inverted: false,
      });
    },
  );

  test.each([0xc4, 0xc8, 0xcc, 0xd0])('has no frame behind the marker %i', (marker) => {
    expect(readJpegHeader(jpeg(frame(marker, 1), frame(0xc0, 3))).channels).toBe(3);
  });

  test.each([
    ['grey', jpeg(frame(0xc0, 1)), '/DeviceGray', false],
    ['in colour', jpeg(frame(0xc2, 3)), '/sRGB', false],
    ['in inks', jpeg(frame(0xc0, 4)), '/DeviceCMYK', false],
    ['in inverted inks', jpeg(adobe, [0xff], frame(0xc1, 4)), '/DeviceCMYK', true],
    ['in colour by Adobe', jpeg(adobe, frame(0xc0, 3)), '/sRGB', false],
  ])('%s has its size, its colours and its own bytes', (_, bytes, space, isInverted) => {
    const [image] = added((file) => embedImage(file, { kind: 'jpeg', bytes }, '/sRGB'));
    expect(image?.dictionary).toContain(`/Width 40/Height 30/BitsPerComponent 8/ColorSpace${space}`);
    expect(image?.dictionary.includes('/Decode[1 0 1 0 1 0 1 0]')).toBe(isInverted);
    expect(image?.dictionary).toContain(`/Filter/DCTDecode/Length ${bytes.length}`);
    expect(image?.stream()).toBe(latin1Text(bytes));
  });

  test('that is no JPEG, or has no frame, is a mistake of the program', () => {
    expect(() => readJpegHeader(latin1('hello'))).toThrow('is a JPEG');
    expect(() => readJpegHeader(latin1('ÿØ'))).toThrow('is a JPEG');
    expect(() => readJpegHeader(jpeg(adobe))).toThrow('frame header');
  });
});

describe('a drawn picture', () => {
  const picture = (over: object): PdfImage => ({
    kind: 'raw',
    widthPx: 5,
    heightPx: 4,
    rgb: latin1('rgb'),
    alpha: null,
    filtered: false,
    ...over,
  });

  test('without alpha is one stream of rows', () => {
    const objects = added((file) => embedImage(file, picture({}), '/sRGB'));
    expect(objects.map(({ stream }) => stream())).toEqual(['rgb']);
    expect(objects[0]?.dictionary).toContain('/Width 5/Height 4/BitsPerComponent 8/ColorSpace/sRGB/Filter');
  });

  test('with alpha and filtered rows names its mask, and how both are filtered', () => {
    const objects = added((file) =>
      embedImage(file, picture({ alpha: latin1('a'), filtered: true }), '/sRGB'),
    );
    expect(objects.map(({ stream }) => stream())).toEqual(['a', 'rgb']);
    expect(objects[0]?.dictionary).toContain('/DeviceGray/DecodeParms<</Predictor 15/Colors 1/Columns 5>>');
    expect(objects[1]?.dictionary).toContain('/SMask 1 0 R/DecodeParms<</Predictor 15/Colors 3/Columns 5>>');
  });
});

test('an output intent carries its profile, or the name of a registered condition alone', () => {
  const press = { identifier: 'FOGRA39', info: '紙' };
  const named = added((file) => addOutputIntent(file, { ...press, deflatedProfile: null }));
  expect(named.map(({ dictionary }) => dictionary.includes('/DestOutputProfile'))).toEqual([false]);
  expect(named[0]?.dictionary).toContain('(FOGRA39)/OutputCondition<FEFF7D19>/Info<FEFF7D19>');
  const carried = added((file) => addOutputIntent(file, { ...press, deflatedProfile: latin1('icc') }));
  expect(carried[0]?.stream()).toBe('icc');
  expect(carried[1]?.dictionary).toContain('/DestOutputProfile 1 0 R');
});

describe('a page', () => {
  const page = (operations: readonly Operation[]): Page => ({
    widthPt: 100,
    heightPt: 200,
    bleedPt: 8,
    operations,
    issues: [],
  });
  const context = { paintText: () => 'BT ET\n', images: new Map([['photo', { name: 'I0', id: 7 }]]) };
  const box = { x: 1, y: 2, width: 30, height: 40 };

  test.each<[string, Operation, string]>([
    ['an empty text', { kind: 'text', color: [0, 0, 0, 1], glyphs: [], origin: null }, ''],
    [
      'rectangles',
      { kind: 'fill', color: [0, 0.5, 1, 0], boxes: [box] },
      'q\n0 0.5 1 0 k\n1 2 30 40 re\nf\nQ\n',
    ],
    [
      'a frame',
      { kind: 'stroke', color: [0, 0, 0, 1], box, lineWidthPt: 0.4 },
      'q\n0 0 0 1 K\n0.4 w\n1 2 30 40 re\nS\nQ\n',
    ],
    [
      'a shape in black, over what lies below it',
      {
        kind: 'shape',
        color: [0, 0, 0, 1],
        outlines: [
          {
            start: [1, 2],
            curves: [
              [
                [3, 4],
                [5, 6],
                [7, 8],
              ],
            ],
          },
          { start: [9, 9], curves: [] },
        ],
      },
      'q\n/Black gs\n0 0 0 1 k\n1 2 m\n3 4 5 6 7 8 c\nh\n9 9 m\nh\nf*\nQ\n',
    ],
    ['a picture', { kind: 'image', imageId: 'photo', box, clip: null }, 'q\n30 0 0 -40 1 42 cm /I0 Do\nQ\n'],
    [
      'a picture in its frame',
      { kind: 'image', imageId: 'photo', box, clip: { ...box, x: 5 } },
      'q\n5 2 30 40 re\nW n\n30 0 0 -40 1 42 cm /I0 Do\nQ\n',
    ],
  ])('paints %s', (_, operation, operators) => {
    expect(pageContent(page([operation]), context).operators).toBe(operators);
  });

  test('names the pictures that it shows, each once', () => {
    const image: Operation = { kind: 'image', imageId: 'photo', box, clip: null };
    expect(pageContent(page([image, image]), context).xObjects).toBe('/I0 7 0 R');
    expect(() => pageContent(page([{ ...image, imageId: 'gone' }]), context)).toThrow('no image gone');
  });

  test.each([
    ['landscape', 'left', 100, 200, [200, 100, '0 1 1 0 0 0']],
    ['landscape', 'right', 100, 200, [200, 100, '0 -1 -1 0 200 100']],
    ['landscape', 'left', 200, 100, [200, 100, '1 0 0 -1 0 100']],
    ['landscape', 'left', 100, 100, [100, 100, '1 0 0 -1 0 100']],
    ['as-is', 'left', 100, 200, [100, 200, '1 0 0 -1 0 200']],
  ] as const)(
    'on a %s sheet with its top to the %s, %i by %i, lies as the printer asks',
    (orientation, portraitTop, widthPt, heightPt, sheet) => {
      const found = sheetOf({ ...page([]), widthPt, heightPt }, { orientation, portraitTop });
      expect([found.widthPt, found.heightPt, found.matrix]).toEqual(sheet);
    },
  );
});

describe('a file', () => {
  test('is read back object by object, each at its place', () => {
    const file = startPdf('1.3', (bytes) => bytes);
    const reserved = file.reserve();
    file.addStream({ entries: '/A 1', bytes: latin1('one\nstream\ntwo'), coding: 'none' });
    file.set(reserved, '<</B 2>>');
    const bytes = finished(file);
    const pdf = parsePdf(bytes);
    expect(pdf?.version).toBe('1.3');
    expect(pdf?.objects.map(({ id, stream }) => [id, stream()])).toEqual([
      [1, ''],
      [2, 'one\nstream\ntwo'],
    ]);
    expect(pdf?.objects[0]?.dictionary).toContain('<</B 2>>');
    expect(latin1Text(bytes)).toContain('\nxref\n0 3\n0000000000 65535 f \n');
    expect(pdf?.trailer).toContain('/Size 3/Root 1 0 R/Info 1 0 R/ID[<');
  });

  test('is never read outside its size', () => {
    const file = startPdf('1.3', (bytes) => bytes);
    file.add('<</A 1>>');
    const bytes = finished(file);
    const read = (start: number, end: number): Uint8Array => {
      if (start < 0 || start > end || end > bytes.length) throw new RangeError(`${start}–${end}`);
      return bytes.subarray(start, end);
    };
    expect(parsePdf({ size: bytes.length, read })?.objects).toHaveLength(1);
    const head = latin1('%PDF-1.3');
    expect(parsePdf({ size: head.length, read: (start, end) => read(start, end) && head })).toBeUndefined();
  });

  test('with an object that was reserved and never written is a mistake of the program', () => {
    const file = startPdf('1.6', (bytes) => bytes);
    file.reserve();
    expect(() => finished(file)).toThrow('object 1');
  });

  test('whose table points beside an object is not read', () => {
    const good = latin1Text(
      finished(
        (() => {
          const file = startPdf('1.6', (bytes) => bytes);
          file.add('<<>>');
          return file;
        })(),
      ),
    );
    expect(parsePdf(latin1(good))).toBeDefined();
    expect(parsePdf(latin1(good.replace('1 0 obj', 'x 0 obj')))).toBeUndefined();
    expect(parsePdf(latin1(good.replace('xref', 'xxxx')))).toBeUndefined();
    expect(parsePdf(latin1(good.replace('%PDF', '%PFD')))).toBeUndefined();
    expect(parsePdf(latin1(good.replace('%%EOF', '')))).toBeUndefined();
  });
});

describe('the preflight of a hand-written file', () => {
  const boxes = '/MediaBox[0 0 90 60]/BleedBox[0 0 90 60]/TrimBox[5 5 85 55]';
  const rules = { pageCount: 1, widthPt: 90, heightPt: 60, bleedPt: 5 } as const;

  function codes(version: '1.3' | '1.6', objects: readonly string[], xmp = '>PDF/X-4<') {
    const file = startPdf(version, (bytes) => bytes);
    for (const object of objects) file.add(object);
    file.addStream({ entries: '/Type/Metadata', bytes: latin1(xmp), coding: 'none' });
    const conformance = version === '1.3' ? ('X-1a' as const) : ('X-4' as const);
    return preflight(finished(file), { ...rules, conformance }).map(({ code }) => code);
  }
  const page = `<</Type/Page${boxes}>>`;
  const info = '<</Title(x)/Trapped/False>>';
  const named = '<</Title(x)/Trapped/False/GTS_PDFXVersion(PDF/X-1:2001)>>';
  const intent = (profile = '/DestOutputProfile 4 0 R') => `<</S/GTS_PDFX${profile}>>`;

  test.each<[string, ReturnType<typeof codes>, readonly string[]]>([
    ['that has all', codes('1.6', [page, info, intent(), '<</N 4>>']), []],
    ['that names a registered condition', codes('1.3', [page, named, intent('')]), []],
    ['that names it for X-4', codes('1.6', [page, info, intent('')]), ['output-intent']],
    ['with a profile of three channels', codes('1.6', [page, info, intent(), '<</N 3>>']), ['output-intent']],
    [
      'with a profile that is gone',
      codes('1.6', [page, info, intent('/DestOutputProfile 9 0 R')]),
      ['output-intent'],
    ],
    ['without an intent', codes('1.6', [page, info]), ['output-intent']],
    ['without a title', codes('1.6', [page, '<</Trapped/True>>', intent(), '<</N 4>>']), ['metadata']],
    ['without its version', codes('1.6', [page, info, intent(), '<</N 4>>'], ''), ['metadata']],
    ['of X-1a without its version', codes('1.3', [page, info, intent('')]), ['metadata']],
    [
      'of X-1a with ICC colours',
      codes('1.3', [page, named, intent(''), '<</CS[/ICCBased 9 0 R]>>']),
      ['device-rgb'],
    ],
    ['of X-1a with a group', codes('1.3', [page, named, intent(''), '<</Group 9 0 R>>']), ['transparency']],
    [
      'without a box',
      codes('1.6', ['<</Type/Page/MediaBox[0 0 90 60]>>', info, intent(), '<</N 4>>']),
      ['boxes'],
    ],
    [
      'with a box of three numbers',
      codes('1.6', [`<</Type/Page${boxes.replace('0 0 90', '0 90')}>>`, info, intent(), '<</N 4>>']),
      ['boxes'],
    ],
    [
      'with a box of words',
      codes('1.6', [`<</Type/Page${boxes.replace('[5 5', '[x 5')}>>`, info, intent(), '<</N 4>>']),
      ['boxes'],
    ],
    [
      'with another bleed',
      codes('1.6', [
        `<</Type/Page${boxes.replace('/BleedBox[0', '/BleedBox[1')}>>`,
        info,
        intent(),
        '<</N 4>>',
      ]),
      ['boxes'],
    ],
    [
      'with a box that is off by less than anybody sees',
      codes('1.6', [`<</Type/Page${boxes.replace('85 55', '85.001 54.999')}>>`, info, intent(), '<</N 4>>']),
      [],
    ],
    [
      'with a box that is off by more',
      codes('1.6', [`<</Type/Page${boxes.replace('85 55', '85.003 55')}>>`, info, intent(), '<</N 4>>']),
      ['boxes'],
    ],
    [
      'with a script',
      codes('1.6', [page, info, intent(), '<</N 4>>', '<</JavaScript 1>>']),
      ['forbidden-object'],
    ],
    [
      'with a face that is not embedded',
      codes('1.6', [page, info, intent(), '<</N 4>>', '<</Type/FontDescriptor>>']),
      ['font-not-embedded'],
    ],
  ])('%s finds what is wrong', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

test('numbers and bytes are hexadecimal digits of a fixed length', () => {
  expect([hex16(10), hex16(0x9ad9)]).toEqual(['000A', '9AD9']);
  expect(hexBytes(Uint8Array.from([0, 10, 255]))).toBe('000aff');
});
