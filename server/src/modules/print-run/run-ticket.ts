import type { RunPlan } from '../../printing/impose-plan.ts';
import type { RunItem, RunRow } from './print-run.repository.ts';

/** Where the cards of an order lie: sheet and place, from 1. */
type Where = { readonly sheet: number; readonly place: number };

type RunTicket = {
  readonly run: string;
  readonly product: string;
  readonly paper: string;
  readonly dueOn: string | null;
  readonly sheet: { readonly name: string; readonly widthMm: number; readonly heightMm: number };
  readonly sheets: number;
  readonly up: number;
  readonly duplex: 'long-edge' | 'short-edge' | 'none';
  readonly stackSheets: number;
  readonly sha256: string | null;
  readonly items: readonly {
    readonly order: string;
    readonly reprint: boolean;
    readonly copies: number;
    readonly leavesPerCopy: number;
    /** Its banner card, and its last card. */
    readonly first: Where | null;
    readonly last: Where | null;
  }[];
};

/** The ticket beside the sheets: what is on them and how they are printed, without a name or an address. */
export function ticketOf(
  run: RunRow,
  items: readonly RunItem[],
  { layout, leaves, sheets }: RunPlan,
): RunTicket {
  const { widthMm, heightMm, sheet: name, turn, stackSheets } = run.terms;
  const whereOf = new Map<number, Where>();
  sheets.forEach((places, sheet) => {
    places.forEach((leaf, place) => {
      if (leaf !== null) whereOf.set(leaf, { sheet: sheet + 1, place: place + 1 });
    });
  });
  const hasBacks = items.some((item) => item.leaves.some(({ back }) => back !== null));
  return {
    run: run.number,
    product: run.productCode,
    paper: run.paper,
    dueOn: run.dueOn,
    sheet: { name, widthMm, heightMm },
    sheets: sheets.length,
    up: layout.fronts.length,
    duplex: hasBacks ? turn : 'none',
    stackSheets,
    sha256: run.sha256,
    items: items.map((item, index) => {
      const own = leaves.flatMap((leaf, position) => (leaf.item === index ? [position] : []));
      return {
        order: item.orderNumber,
        reprint: item.isReprint,
        copies: item.copies,
        leavesPerCopy: item.leaves.length,
        first: whereOf.get(own[0] ?? -1) ?? null,
        last: whereOf.get(own.at(-1) ?? -1) ?? null,
      };
    }),
  };
}

const CSV_HEADER = 'run,order,reprint,copies,leaves_per_copy,first_sheet,first_place,last_sheet,last_place';

/** The items of a ticket as CSV. No cell is typed by a customer, so none needs quotes. */
export const ticketCsv = ({ run, items }: RunTicket): string =>
  [
    CSV_HEADER,
    ...items.map(({ order, reprint, copies, leavesPerCopy, first, last }) =>
      [
        run,
        order,
        reprint,
        copies,
        leavesPerCopy,
        first?.sheet,
        first?.place,
        last?.sheet,
        last?.place,
      ].join(),
    ),
    '',
  ].join('\r\n');

/** Name of the files of a run, with all by which a machine may sort them. */
export const runFileName = (ticket: RunTicket): string => {
  const { run, product, paper, sheet, sheets, duplex } = ticket;
  const colours = duplex === 'none' ? '4-0' : '4-4';
  return [run, product, paper, sheet.name.replace('+', 'plus'), colours, duplex, `${sheets}s`].join('_');
};
