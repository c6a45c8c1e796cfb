import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Almanac, AlmanacYear, Typeface } from '@fumi/domain';
import {
  type AddressLayout,
  type Font,
  type FontChain,
  findGlyph,
  readAddressLayout,
  readCharacters,
  readFont,
} from '@fumi/print';

type FontChoice = Typeface;

/** Chosen typeface first, then those that stand in for its missing glyphs. */
const CHAINS = {
  mincho: ['mincho', 'gothic'],
  gothic: ['gothic', 'mincho'],
  brush: ['brush', 'mincho', 'gothic'],
  maru: ['maru', 'gothic', 'mincho'],
} as const satisfies Record<FontChoice, readonly [FontChoice, ...FontChoice[]]>;

/** What address faces are set with: the fonts and layouts of content/. */
export type PrintMaterial = {
  readonly fonts: (id: FontChoice) => readonly [Font, ...Font[]];
  /** Whether any typeface of the chain draws a grapheme, all of it. */
  readonly isPrintable: (chain: FontChain, grapheme: string) => boolean;
  /** Null for a name that no layout has. */
  readonly addressLayout: (name: string) => AddressLayout | null;
  /** The JSON of a layout as browsers get it; null for a name that no layout has. */
  readonly addressLayoutJson: (name: string) => Buffer | null;
  /** What the days of the years of calendars are called. */
  readonly almanac: Almanac;
};

/** Layouts by name. */
const readLayouts = (folder: string) =>
  new Map(
    readdirSync(folder).map((file) => {
      const json = readFileSync(path.join(folder, file));
      const layout = readAddressLayout(JSON.parse(json.toString()));
      return [path.basename(file, '.json'), { json, layout }];
    }),
  );

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
    isPrintable: (chain, grapheme) =>
      readCharacters(grapheme).every((character) => findGlyph(chain, character) !== undefined),
    addressLayout: (name) => layouts.get(name)?.layout ?? null,
    addressLayoutJson: (name) => layouts.get(name)?.json ?? null,
    almanac: readAlmanac(path.join(contentFolder, 'calendar')),
  };
}
