import { invariant } from '@fumi/domain';
import type { Color, PlacedGlyph, TextOperation } from '../display-list.ts';
import { fine, inkOperator, num } from './bytes.ts';
import type { EmbeddedFont } from './embed-font.ts';

/** Glyphs that one `TJ` shows: same typeface, same direction, one after the other. */
type Run = { readonly face: EmbeddedFont; readonly glyphs: PlacedGlyph[]; readonly vertical: boolean };

// Positions are written in thousandths of an em; a gap below half of one is none.
const NO_GAP = 0.5;

/** Text operators of placed glyphs in embedded fonts. */
export function textStream(operation: TextOperation, faces: ReadonlyMap<string, EmbeddedFont>): string {
  const lines: string[] = [];
  let name = '';
  for (const run of runsOf(operation.glyphs, faces)) {
    const wanted = run.vertical ? run.face.verticalName : run.face.horizontalName;
    if (wanted !== name) lines.push(`/${wanted} 1 Tf`);
    name = wanted;
    lines.push(thickened(run, operation.color));
  }
  return `BT\n${lines.join('\n')}\nET\n`;
}

function runsOf(glyphs: readonly PlacedGlyph[], faces: ReadonlyMap<string, EmbeddedFont>): Run[] {
  const runs: Run[] = [];
  for (const glyph of glyphs) {
    const face = faces.get(glyph.font);
    invariant(face, `the painter got no font ${glyph.font}`);
    const open = runs.at(-1);
    if (open && open.face === face && open.vertical === glyph.vertical && continues(open, glyph)) {
      open.glyphs.push(glyph);
    } else {
      runs.push({ face, glyphs: [glyph], vertical: glyph.vertical });
    }
  }
  return runs;
}

/** Whether a glyph lies on the line of a run, in its direction and size. */
function continues(run: Run, glyph: PlacedGlyph): boolean {
  const last = run.glyphs.at(-1) as PlacedGlyph;
  const same = [0, 1, 2, 3].every((part) => last.matrix[part] === glyph.matrix[part]);
  if (!same || last.thickenEm !== glyph.thickenEm) return false;
  const { along, across } = step(run, last, glyph);
  return along > 0 && Math.abs(across) < 1e-4;
}

/** From one glyph's origin to the next one's, in em along and across the direction of writing. */
function step(run: Run, from: PlacedGlyph, to: PlacedGlyph): { along: number; across: number } {
  const [startX, startY] = originOf(run, from);
  const [endX, endY] = originOf(run, to);
  const [a, b, c, d] = from.matrix;
  const determinant = a * d - b * c;
  const x = (d * (endX - startX) - c * (endY - startY)) / determinant;
  const y = (a * (endY - startY) - b * (endX - startX)) / determinant;
  return run.vertical ? { along: -y, across: x } : { along: x, across: y };
}

/** Where the writing mode holds a glyph: its horizontal or its vertical origin, on the page. */
function originOf(run: Run, { matrix, glyphId }: PlacedGlyph): [number, number] {
  const [a, b, c, d, e, f] = matrix;
  if (!run.vertical) return [e, f];
  const { originXEm, originYEm } = run.face.font.glyph(glyphId);
  return [a * originXEm + c * originYEm + e, b * originXEm + d * originYEm + f];
}

/** Filled, and its outline stroked where it is to be thicker; widths of lines are the page's (ISO 32000 §9.3.6). */
function thickened(run: Run, ink: Color): string {
  const [{ matrix, thickenEm } = {}] = run.glyphs;
  if (!matrix || !thickenEm) return runOperators(run);
  const [a, b, c, d] = matrix;
  const widthPt = thickenEm * Math.sqrt(Math.abs(a * d - b * c));
  return `${inkOperator(ink, 'K')}1 j ${num(widthPt)} w 2 Tr\n${runOperators(run)}\n0 Tr`;
}

function runOperators(run: Run): string {
  const first = run.glyphs[0] as PlacedGlyph;
  const [a, b, c, d] = first.matrix.map(fine);
  const [x, y] = originOf(run, first);
  let shown = '<';
  let owed = 0;
  run.glyphs.forEach((glyph, index) => {
    shown += run.face.code(glyph);
    const next = run.glyphs[index + 1];
    if (!next) return;
    const { advanceEm, heightEm } = run.face.font.glyph(glyph.glyphId);
    const gap = (step(run, glyph, next).along - (run.vertical ? heightEm : advanceEm)) * 1000 + owed;
    if (Math.abs(gap) < NO_GAP) {
      owed = gap;
      return;
    }
    const written = Math.round(gap * 10) / 10;
    owed = gap - written;
    // Numbers in TJ move against a horizontal line and along a vertical one (ISO 32000 §9.4.3, w1 is negative).
    shown += `>${num(run.vertical ? written : -written)}<`;
  });
  return `${a} ${b} ${c} ${d} ${num(x)} ${num(y)} Tm[${shown}>]TJ`;
}
