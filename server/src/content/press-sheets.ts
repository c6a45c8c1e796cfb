import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  invariant,
  LEAF_RULES,
  type LeafRule,
  type Material,
  type RunTerms,
  spineMm,
  templatesOf,
} from '@fumi/domain';
import { z } from 'zod';
import { contentFolder } from './content-folder.ts';

/** What the print shop says of its machine and papers: content/print-runs.json, replaced by the operator. */

const machineSchema = z.strictObject({
  edgeMm: z.number().min(0).max(20),
  gutterMm: z.number().min(0).max(30),
  turn: z.enum(['long-edge', 'short-edge']),
  backOffsetMm: z.strictObject({ x: z.number().min(-5).max(5), y: z.number().min(-5).max(5) }),
  /** What the guillotine cuts at once. */
  stackSheets: z.int().min(1).max(1000),
  /** How many sheets a run has at most: what the paper tray holds, and what one file carries. */
  runSheets: z.int().min(1).max(5000),
});

const schema = z.strictObject({
  sheets: z.array(
    z.strictObject({ name: z.string(), widthMm: z.number().positive(), heightMm: z.number().positive() }),
  ),
  machine: machineSchema,
  /** Each paper may differ from the machine in any of its terms. */
  papers: z.array(
    machineSchema.partial().extend({
      code: z.string().regex(/^[a-z-]+$/),
      label: z.string(),
      materialIds: z.array(z.int()),
      leaves: z.enum(LEAF_RULES),
      sheet: z.string(),
      /** Of papers that make a spine. */
      thicknessMm: z.number().positive().max(2).optional(),
    }),
  ),
});

export type Paper = {
  readonly code: string;
  readonly label: string;
  readonly materialIds: readonly number[];
  readonly sheet: string;
  readonly leaves: LeafRule;
  /** Whether a book of it is printed on another paper too. */
  readonly isShared: boolean;
};

/** A size of sheet under its name; mm. */
export type PressSheet = { readonly name: string; readonly widthMm: number; readonly heightMm: number };

type PressSheets = {
  readonly papers: readonly Paper[];
  readonly sheets: readonly PressSheet[];
  /** The terms of a run on a paper and a sheet of books of so many pages. */
  readonly termsOf: (paper: Paper, sheet: PressSheet, pageCount: number) => RunTerms;
  /** How many sheets a run on a paper has at most; an order that needs more is a run by itself. */
  readonly mostSheetsOf: (paper: Paper) => number;
  /** Width of the spine of books whose covers are printed on a paper, mm; null for other papers. */
  readonly spineOf: (paperCode: string, pageCount: number) => number | null;
  /** Width of the spine of books of a material; null where it has no cover of its own. */
  readonly spineOfMaterial: (material: Pick<Material, 'id' | 'pageRuns'>) => number | null;
};

/** Reads and checks the file; throws at the start rather than print beside the paper. */
export function readPressSheets(folder: string = contentFolder): PressSheets {
  const { sheets, machine, papers } = schema.parse(
    JSON.parse(readFileSync(path.join(folder, 'print-runs.json'), 'utf8')),
  );
  for (const { sheet } of papers)
    invariant(
      sheets.some(({ name }) => name === sheet),
      `content/print-runs.json knows the sheet ${sheet}.`,
    );
  const spineOf = (paperCode: string, pageCount: number): number | null => {
    const cover = papers.find(({ code, leaves }) => code === paperCode && leaves === 'covers');
    if (!cover) return null;
    const inner = papers.find(
      ({ leaves, materialIds }) =>
        leaves === 'inner' && cover.materialIds.every((id) => materialIds.includes(id)),
    );
    invariant(
      cover.thicknessMm && inner?.thicknessMm,
      `content/print-runs.json says how thick ${paperCode} and what it covers are.`,
    );
    return spineMm(pageCount - 2, { innerMm: inner.thicknessMm, coverMm: cover.thicknessMm });
  };
  for (const { code } of papers) spineOf(code, 2);
  return {
    papers: papers.map(({ code, label, materialIds, sheet, leaves }) => ({
      code,
      label,
      materialIds,
      sheet,
      leaves,
      isShared: papers.some(
        (other) => other.code !== code && other.materialIds.some((id) => materialIds.includes(id)),
      ),
    })),
    sheets,
    spineOf,
    spineOfMaterial: (material) => {
      const cover = papers.find(
        ({ leaves, materialIds }) => leaves === 'covers' && materialIds.includes(material.id),
      );
      return cover ? spineOf(cover.code, templatesOf(material).length) : null;
    },
    mostSheetsOf: ({ code }) => papers.find((paper) => paper.code === code)?.runSheets ?? machine.runSheets,
    termsOf: ({ code, leaves }, sheet, pageCount) => {
      const spine = spineOf(code, pageCount);
      const own = papers.find((paper) => paper.code === code);
      return {
        sheet: sheet.name,
        leaves,
        ...(spine === null ? {} : { spineMm: spine }),
        widthMm: sheet.widthMm,
        heightMm: sheet.heightMm,
        edgeMm: own?.edgeMm ?? machine.edgeMm,
        gutterMm: own?.gutterMm ?? machine.gutterMm,
        turn: own?.turn ?? machine.turn,
        backOffsetMm: own?.backOffsetMm ?? machine.backOffsetMm,
        stackSheets: own?.stackSheets ?? machine.stackSheets,
      };
    },
  };
}
