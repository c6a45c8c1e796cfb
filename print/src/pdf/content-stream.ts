import { invariant } from '@fumi/domain';
import type { Box, Operation, Outline, Page, Point, TextOperation } from '../display-list.ts';
import { inkOperator, num } from './bytes.ts';
import { overprintOperator } from './overprint.ts';
import { type Ref, ref } from './pdf-file.ts';

/** The operators of a text; the forms that they name are added to `used`. */
export type PaintText = (operation: TextOperation, used: Map<string, Ref>) => string;

export type ContentContext = {
  readonly paintText: PaintText;
  readonly images: ReadonlyMap<string, { readonly name: string; readonly id: Ref }>;
};

export type Content = {
  readonly operators: string;
  /** Entries of the XObject resources that the operators name. */
  readonly xObjects: string;
};

/**
 * The operators of a page in its own coordinates: pt, y down, as in the display list. Whoever shows them
 * sets the matrix that turns them over (ISO 32000 counts y up).
 */
export function pageContent(page: Page, context: ContentContext): Content {
  const used = new Map<string, Ref>();
  const operators = page.operations.map((operation) => paint(operation, context, used)).join('');
  const xObjects = [...used].map(([name, id]) => `/${name} ${ref(id)}`).join('');
  return { operators, xObjects };
}

function paint(operation: Operation, context: ContentContext, used: Map<string, Ref>): string {
  switch (operation.kind) {
    case 'text':
      return operation.glyphs.length === 0
        ? ''
        : `q\n${overprintOperator(operation.color)}${inkOperator(operation.color, 'k')}${context.paintText(operation, used)}Q\n`;
    case 'fill':
      return `q\n${inkOperator(operation.color, 'k')}${operation.boxes.map(rectangle).join('')}f\nQ\n`;
    case 'stroke':
      return `q\n${inkOperator(operation.color, 'K')}${num(operation.lineWidthPt)} w\n${rectangle(operation.box)}S\nQ\n`;
    case 'shape':
      return `q\n${overprintOperator(operation.color)}${inkOperator(operation.color, 'k')}${operation.outlines.map(outline).join('')}f*\nQ\n`;
    case 'image': {
      const image = context.images.get(operation.imageId);
      invariant(image, `the painter got no image ${operation.imageId}`);
      used.set(image.name, image.id);
      const clip = operation.clip ? `${rectangle(operation.clip)}W n\n` : '';
      return `q\n${clip}${imageMatrix(operation.box)} cm /${image.name} Do\nQ\n`;
    }
  }
}

const rectangle = ({ x, y, width, height }: Box): string =>
  `${num(x)} ${num(y)} ${num(width)} ${num(height)} re\n`;

const points = (all: readonly Point[]): string => all.flat().map(num).join(' ');

const outline = ({ start, curves }: Outline): string =>
  `${points([start])} m\n${curves.map((curve) => `${points(curve)} c\n`).join('')}h\n`;

/** Pictures are one unit large with their first row on top, which is y = 1. */
const imageMatrix = ({ x, y, width, height }: Box): string =>
  `${num(width)} 0 0 ${num(-height)} ${num(x)} ${num(y + height)}`;
