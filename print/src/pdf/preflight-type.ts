import { latin1Text, type ParsedPdf } from './parsed-pdf.ts';

/*
 * What a press asks of type: small words in two inks at most, since more plates never fit on each other so well; black
 * instead of a screen that is nearly black; and black over what lies below it.
 */

const SMALL_PT = 9;
const MOST_INKS = 2;
const NEARLY_BLACK = 0.8;

export type TypeFault = 'small-type-inks' | 'grey-type' | 'black-knocks-out';

type State = { readonly ink: readonly number[]; readonly overprints: boolean };

const TOKEN = /<[^>]*>|\/[^\s/<>[\]()]+|-?[0-9.]+|[A-Za-z'"*]+/g;

const greatest = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number =>
  Math.max(Math.hypot(a, b), Math.hypot(c, d));

function faultsOf({ ink, overprints }: State, sizePt: number): TypeFault[] {
  const key = ink[3] ?? 0;
  const inks = ink.filter((share) => share > 0).length;
  const isKeyAlone = inks === 1 && key > 0;
  return [
    ...(sizePt < SMALL_PT && inks > MOST_INKS ? (['small-type-inks'] as const) : []),
    ...(isKeyAlone && key >= NEARLY_BLACK && key < 1 ? (['grey-type'] as const) : []),
    ...(isKeyAlone && key === 1 && !overprints ? (['black-knocks-out'] as const) : []),
  ];
}

/** What is wrong with the texts of a content stream, each fault with its size; `overprinting`: names of states. */
function faultsIn(operators: string, overprinting: ReadonlySet<string>): Map<TypeFault, number> {
  const faults = new Map<TypeFault, number>();
  const saved: State[] = [];
  let state: State = { ink: [0, 0, 0, 1], overprints: false };
  let sizePt = 0;
  let operands: string[] = [];
  const numbers = () => operands.map(Number).filter((value) => !Number.isNaN(value));
  for (const [token] of operators.matchAll(TOKEN)) {
    if (!/^[A-Za-z'"*]/.test(token)) {
      operands.push(token);
      continue;
    }
    if (token === 'q') saved.push(state);
    if (token === 'Q') state = saved.pop() ?? state;
    if (token === 'k') state = { ...state, ink: numbers().slice(-4) };
    if (token === 'gs') state = { ...state, overprints: overprinting.has(operands.at(-1) ?? '') };
    if (token === 'Tm') sizePt = greatest(numbers().slice(-6));
    if (token === 'TJ' || token === 'Tj')
      for (const fault of faultsOf(state, sizePt)) faults.set(fault, sizePt);
    operands = [];
  }
  return faults;
}

/** Names of the graphics states that overprint. */
function overprintingStates({ objects }: ParsedPdf): Set<string> {
  const isOn = ({ dictionary }: ParsedPdf['objects'][number]) =>
    /\/op true/.test(dictionary) && /\/OP true/.test(dictionary) && /\/OPM 1/.test(dictionary);
  const ids = new Set(objects.filter(isOn).map(({ id }) => id));
  const entries = objects.flatMap(({ dictionary }) =>
    [...dictionary.matchAll(/\/ExtGState<<([^>]*)>>/g)].flatMap(([, states]) => [
      ...(states ?? '').matchAll(/(\/\w+) ([0-9]+) 0 R/g),
    ]),
  );
  return new Set(entries.flatMap(([, name, id]) => (name && ids.has(Number(id)) ? [name] : [])));
}

/** The faults of a press file's type, once for each content stream; text as outlines is not checked. */
export function checkType(
  pdf: ParsedPdf,
  contents: readonly { readonly id: number; readonly bytes: Uint8Array }[],
): { readonly code: TypeFault; readonly detail: string }[] {
  const overprinting = overprintingStates(pdf);
  return contents.flatMap(({ id, bytes }) =>
    [...faultsIn(latin1Text(bytes), overprinting)].map(([code, sizePt]) => ({
      code,
      detail: `${Math.round(sizePt * 10) / 10} pt in operators of object ${id}`,
    })),
  );
}
