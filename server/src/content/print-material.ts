import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Almanac, type AlmanacYear, invariant } from '@fumi/domain';
import {
  type AddressLayout,
  type Font,
  type FontChain,
  findGlyph,
  readAddressLayout,
  readCharacters,
  readFont,
  wholeLayout,
} from '@fumi/print';

export type FontChoice = 'mincho' | 'gothic' | 'brush';

/** Chosen face first, then those that stand in for its missing glyphs. */
const CHAINS = {
  mincho: ['mincho', 'gothic'],
  gothic: ['gothic', 'mincho'],
  brush: ['brush', 'mincho', 'gothic'],
} as const satisfies Record<FontChoice, readonly [FontChoice, ...FontChoice[]]>;

const isFontChoice = (font: string): font is FontChoice => font in CHAINS;

/** What address faces are set with: the fonts and layouts of content/. */
export type PrintMaterial = {
  readonly fonts: (id: FontChoice) => readonly [Font, ...Font[]];
  /** The faces that a layout is set in. */
  readonly fontsOf: (layout: AddressLayout) => readonly [Font, ...Font[]];
  /** Whether any face of the chain draws a grapheme, all of it. */
  readonly isPrintable: (chain: FontChain, grapheme: string) => boolean;
  /** Null for a name that no layout has. */
  readonly addressLayout: (name: string) => AddressLayout | null;
  /** The same as the wire has it, whole. */
  readonly addressLayoutJson: (name: string) => Buffer | null;
  /** What the days of the years of calendars are called. */
  readonly almanac: Almanac;
};

/** Layouts by name, with what they take from the layouts that they extend. */
function readLayouts(folder: string) {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'));
  const files = new Map(
    names.map((name): [string, unknown] => [
      name,
      JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')),
    ]),
  );
  return new Map(
    names.map((name) => {
      const whole = wholeLayout(files, name);
      return [name, { json: Buffer.from(JSON.stringify(whole)), layout: readAddressLayout(whole) }];
    }),
  );
}

function readAlmanac(folder: string): Almanac {
  const years = readdirSync(folder).map(
    (file): AlmanacYear => JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  );
  return Object.fromEntries(years.map((year) => [year.year, year]));
}

/** Fonts are read when they are first asked for: a process that never prints does without them. */
export function openPrintMaterial(contentFolder: string): PrintMaterial {
  const layouts = readLayouts(path.join(contentFolder, 'address-layouts'));
  const known = new Map<FontChoice, Font>();
  const fontOf = (id: FontChoice): Font => {
    const font = known.get(id) ?? readFont(id, readFileSync(path.join(contentFolder, `fonts/${id}.ttf`)));
    known.set(id, font);
    return font;
  };
  const fonts: PrintMaterial['fonts'] = (id) => {
    const [first, ...others] = CHAINS[id];
    return [fontOf(first), ...others.map(fontOf)];
  };
  return {
    fonts,
    fontsOf: ({ font, layout }) => {
      invariant(isFontChoice(font), `The font of ${layout} is one of ours.`);
      return fonts(font);
    },
    isPrintable: (chain, grapheme) =>
      readCharacters(grapheme).every((character) => findGlyph(chain, character) !== undefined),
    addressLayout: (name) => layouts.get(name)?.layout ?? null,
    addressLayoutJson: (name) => layouts.get(name)?.json ?? null,
    almanac: readAlmanac(path.join(contentFolder, 'calendar')),
  };
}
