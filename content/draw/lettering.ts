import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { addressFaceSvg } from './address-face.ts';
import { headingSvg } from './contact-sheet.ts';
import { designs } from './designs.ts';
import {
  collectMissing,
  FACES,
  type Face,
  letteringDir,
  missing,
  type Outlines,
  outlinesOf,
} from './drawing/lettering.ts';
import { FAMILIES } from './goods/families.ts';
import { GROUPS } from './groups.ts';
import { NENGA_GROUP, nengaMarkSvg } from './nenga-mark.ts';

type Glyph = {
  readonly advanceWidth: number;
  readonly path: { commands: { command: string; args: number[] }[] };
};
type Font = {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  layout(text: string): {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { xAdvance: number; xOffset: number }[];
  };
};

const LETTER: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function outlineOf(font: Font, text: string) {
  const k = 1000 / font.unitsPerEm;
  const run = font.layout(text);
  let pen = 0;
  let path = '';
  run.glyphs.forEach((glyph, i) => {
    const { xAdvance, xOffset } = run.positions[i] ?? { xAdvance: 0, xOffset: 0 };
    for (const { command, args } of glyph.path.commands) {
      const numbers = args.map((value, axis) => Math.round((value + (axis % 2 ? 0 : pen + xOffset)) * k));
      path += `${LETTER[command]}${numbers.join(' ')}`;
    }
    pen += xAdvance;
  });
  return { advance: Math.round(pen * k), path };
}

/**
 * Collects the outlines that the designs letter with from the font packages, so that a clone needs none
 * of them. `dir` is a folder where `fontkit` and the `@fontsource/*` packages of FACES were installed.
 */
export function collect(dir: string): string[] {
  collectMissing();
  for (const design of designs) {
    design.background();
    design.overlay?.();
  }
  for (const page of FAMILIES.flatMap(({ designs: all }) => all).flatMap(({ pages }) =>
    Object.values(pages),
  )) {
    page.background();
    page.overlay?.();
  }
  nengaMarkSvg();
  for (const { label } of [...GROUPS, ...FAMILIES]) headingSvg(label);
  addressFaceSvg(NENGA_GROUP);
  const { openSync } = createRequire(`${dir}/`)('fontkit') as { openSync(path: string): Font };
  const fontsOf = (face: Face) => {
    const { package: name, weight, style } = FACES[face];
    return ['japanese', 'latin', 'latin-ext'].flatMap((subset) => {
      try {
        return [
          openSync(
            `${dir}/node_modules/@fontsource/${name}/files/${name}-${subset}-${weight}-${style}.woff2`,
          ),
        ];
      } catch {
        return [];
      }
    });
  };
  mkdirSync(letteringDir, { recursive: true });
  return [...missing].map(([face, keys]) => {
    const fonts = fontsOf(face);
    const outlines: Outlines = { ...outlinesOf(face) };
    for (const key of keys) {
      const font = fonts.find((it) =>
        [...key].every((char) => it.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)),
      );
      if (!font) throw new Error(`${face} has no glyph for "${key}"`);
      outlines[key] = outlineOf(font, key);
    }
    const sorted = Object.fromEntries(Object.entries(outlines).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(`${letteringDir}${face}.json`, `${JSON.stringify(sorted, null, 1)}\n`);
    return `${face}: ${[...keys].join(' ')}`;
  });
}
