import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CARRIER_LAYOUTS, type ShipmentProblem, type TrackingRow } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { confirmCarrier, type ExportProblem, exportParcels } from './carrier-file.service.ts';
import { findParcels, type Parcel, waitingParcels } from './parcel.repository.ts';
import { labelAddress, mendLabel, type ParcelProblem, shipParcel } from './parcel.service.ts';
import { addressLabels, type Papers, packingSlips } from './parcel-papers.ts';
import { importTracking, previewTracking, readTracking } from './tracking-file.service.ts';

const USAGE = `usage: npm run fumi -- parcels …
  list                              parcels that have not left
  export LAYOUT FILE [PARCEL…] [--again]   the carrier's file of parcels that are in none; --again of others too
  labels FILE [PARCEL…]             address labels as PDF
  slips FILE [PARCEL…]              packing slips as PDF
  mend PARCEL [--name …] [--state …] [--address1 …] [--address2 …] [--tel …]   what the label says, where the order's words do not fit
  numbers FILE [--take]             what a carrier's file of numbers would change; --take takes the new ones
  ship PARCEL [NUMBER] [--uncounted]   it has left, and its customer is told; --uncounted though cards were not counted
  ship --numbered [--uncounted]     all that have a number have left
  confirm LAYOUT                    the carrier has taken a file of this layout
layouts: ${CARRIER_LAYOUTS.map(({ code }) => code).join(', ')}`;

const PROBLEMS: Readonly<Record<ParcelProblem, string>> = {
  unknown: 'There is no parcel of this number.',
  'wrong-state': 'It has left already, or its order is not in print.',
  held: 'Its order was stopped at the desk, where somebody must let it go on.',
  'no-number': 'Its carrier gives a number: take it from the file with `parcels numbers`, or type it behind.',
  uncounted: 'Not all of its cards were counted: `scan` counts them, --uncounted sends it all the same.',
};

const VERDICTS: Readonly<Record<TrackingRow['verdict'], string>> = {
  new: 'new',
  known: 'has it already',
  differs: 'has another number',
  unknown: 'no parcel of ours',
  'no-number': 'without a number',
};

type Tools = { readonly context: Context; readonly say: (line: string) => void };

const BY = 'operator';

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, bytes, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

async function list({ context, say }: Tools): Promise<number> {
  for (const one of await waitingParcels(context.db)) {
    const { number, quantity, trackingNumber, exportedLayout, heldAt } = one;
    const file = exportedLayout ?? 'in no file';
    say(
      [number, `${quantity} ×  ${one.productCode}`, heldAt ? 'held' : file, trackingNumber ?? '']
        .join('  ')
        .trimEnd(),
    );
  }
  return 0;
}

/** Values are shown: who mends them has to see them. */
function problemLine({ parcel, column, field, value, ...problem }: ShipmentProblem): string {
  const where = `${parcel}  ${column} (${field}): ${value}`;
  if (problem.code === 'too-long') return `${where}  is ${problem.width} wide, ${problem.max} fit`;
  if (problem.code === 'unencodable') return `${where}  cannot hold ${problem.characters.join(' ')}`;
  if (problem.code === 'missing') return `${where}  is missing`;
  return `${where}  begins like a formula`;
}

function sayExportProblem(problem: ExportProblem, { say }: Tools): void {
  if (problem.kind === 'unknown-layout') say(USAGE);
  if (problem.kind === 'nothing')
    say('No such parcel waits for this carrier; `parcels list` tells which do.');
  if (problem.kind === 'other-way')
    say(`These go another way (content/carriers.json): ${problem.parcels.join(' ')}`);
  if (problem.kind === 'again')
    say(`These are in a file already; --again makes a second label of each: ${problem.parcels.join(' ')}`);
  if (problem.kind !== 'unfit') return;
  for (const one of problem.problems) say(problemLine(one));
  say(
    'Nothing was exported. `parcels mend` changes what a label says; content/carriers.json has the sender.',
  );
}

async function exportFile(words: readonly string[], tools: Tools): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { again: { type: 'boolean', default: false } },
  });
  const [layout, file, ...parcels] = positionals;
  if (!layout || !file) {
    tools.say(USAGE);
    return 1;
  }
  const { context } = tools;
  const request = { layout, parcels, isAgain: values.again };
  const done = await context.db.transaction((tx) => exportParcels(tx, context, request, BY));
  if (!done.ok) {
    sayExportProblem(done.error, tools);
    return 1;
  }
  await writeWhole(file, done.value.bytes);
  tools.say(`${file}: ${done.value.parcels.length} parcels`);
  if (!done.value.isConfirmed)
    tools.say(
      `This layout is unverified: let the carrier's program read one parcel, then \`parcels confirm ${layout}\`.`,
    );
  return 0;
}

async function papers(
  words: readonly string[],
  make: (context: Context, parcels: readonly Parcel[]) => Promise<Papers>,
  { context, say }: Tools,
): Promise<number> {
  const [file, ...numbers] = words;
  if (!file) {
    say(USAGE);
    return 1;
  }
  const parcels =
    numbers.length > 0 ? await findParcels(context.db, numbers) : await waitingParcels(context.db);
  if (parcels.length === 0 || parcels.length < numbers.length) {
    say(PROBLEMS.unknown);
    return 1;
  }
  const { pdf, issues } = await make(context, parcels);
  await writeWhole(file, pdf);
  for (const { text, code } of issues) say(`${code}: ${text}`);
  say(`${file}: ${parcels.length} parcels`);
  return issues.length > 0 ? 1 : 0;
}

function labelWords(parcel: Parcel): string {
  const { state, address1, address2, name, tel } = labelAddress(parcel);
  return [state, address1, address2, name, tel].join(' ');
}

async function mend(words: readonly string[], { context, say }: Tools): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { name: text, state: text, address1: text, address2: text, tel: text },
  });
  const [number, ...rest] = positionals;
  if (!number || rest.length > 0 || Object.keys(values).length === 0) {
    say(USAGE);
    return 1;
  }
  const done = await context.db.transaction((tx) => mendLabel(tx, number, values));
  const outcome = done.ok ? labelWords(done.value) : PROBLEMS[done.error];
  say(`${number}: ${outcome}`);
  return done.ok ? 0 : 1;
}

async function numbers(words: readonly string[], { context, say }: Tools): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { take: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  const read = file === undefined ? null : readTracking(await readFile(file));
  if (read === null) {
    say('This is no file with columns for our parcel and the carrier’s number.');
    return 1;
  }
  const rows = await previewTracking(context.db, read);
  for (const { parcel, trackingNumber, verdict } of rows)
    say(`${parcel}  ${trackingNumber}  ${VERDICTS[verdict]}`);
  if (values.take) {
    const taken = await context.db.transaction((tx) => importTracking(tx, rows));
    say(`${taken.length} taken`);
  }
  return rows.every(({ verdict }) => verdict === 'new' || verdict === 'known') ? 0 : 1;
}

async function ship(words: readonly string[], { context, say }: Tools): Promise<number> {
  const isUncounted = words.at(-1) === '--uncounted';
  const [first, number, ...rest] = isUncounted ? words.slice(0, -1) : words;
  const leaving = { trackingNumber: number ?? null, isUncounted };
  const isAll = first === '--numbered' && number === undefined;
  if (!first || rest.length > 0 || (number !== undefined && !/^\d[\d-]+$/.test(number))) {
    say(USAGE);
    return 1;
  }
  const parcels = isAll
    ? (await waitingParcels(context.db)).filter(({ trackingNumber }) => trackingNumber !== null)
    : [{ number: first }];
  let code = 0;
  for (const parcel of parcels) {
    const done = await context.db.transaction((tx) => shipParcel(tx, context, parcel.number, leaving));
    say(`${parcel.number}: ${done.ok ? 'has left' : PROBLEMS[done.error]}`);
    if (!done.ok) code = 1;
  }
  return code;
}

const confirm = (layout: string, { context }: Tools): Promise<boolean> =>
  context.db.transaction((tx) => confirmCarrier(tx, context, layout, BY));

/** `parcels list | export | labels | slips | mend | numbers | ship | confirm`: what leaves the shop. */
export async function parcelCommand(words: readonly string[], tools: Tools): Promise<number> {
  const [verb, ...rest] = words;
  if (verb === 'list' && rest.length === 0) return list(tools);
  if (verb === 'export') return exportFile(rest, tools);
  if (verb === 'labels') return papers(rest, addressLabels, tools);
  if (verb === 'slips') return papers(rest, packingSlips, tools);
  if (verb === 'mend') return mend(rest, tools);
  if (verb === 'numbers') return numbers(rest, tools);
  if (verb === 'ship') return ship(rest, tools);
  if (verb === 'confirm' && rest[0] && (await confirm(rest[0], tools))) {
    tools.say(`${rest[0]}: confirmed`);
    return 0;
  }
  tools.say(USAGE);
  return 1;
}
