import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AddressLayout,
  type Font,
  findGlyph,
  readAddressLayout,
  readCharacters,
  readFont,
} from '@fumi/print';

export type FontChoice = 'mincho' | 'gothic' | 'brush';

/** Chosen face first, then those that stand in for its missing glyphs. */
const CHAINS = {
  mincho: ['mincho', 'gothic'],
  gothic: ['gothic', 'mincho'],
  brush: ['brush', 'mincho', 'gothic'],
} as const satisfies Record<FontChoice, readonly [FontChoice, ...FontChoice[]]>;

/** What address faces are set with: the fonts and layouts of content/. */
export type PrintMaterial = {
  readonly fonts: (id: FontChoice) => readonly [Font, ...Font[]];
  /** Whether any face of the chain draws a grapheme, all of it. */
  readonly isPrintable: (id: FontChoice, grapheme: string) => boolean;
  /** Null for a name that no layout has. */
  readonly addressLayout: (name: string) => AddressLayout | null;
  /** The layout's file, to be served as it is. */
  readonly addressLayoutJson: (name: string) => Buffer | null;
};

function readLayouts(folder: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      const json = readFileSync(path.join(folder, file));
      return [path.basename(file, '.json'), { json, layout: readAddressLayout(JSON.parse(`${json}`)) }];
    }),
  );
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
    isPrintable: (id, grapheme) =>
      readCharacters(grapheme).every((character) => findGlyph(fonts(id), character) !== undefined),
    addressLayout: (name) => layouts.get(name)?.layout ?? null,
    addressLayoutJson: (name) => layouts.get(name)?.json ?? null,
  };
}
