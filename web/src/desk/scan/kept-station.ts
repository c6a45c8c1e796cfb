import { writtenNumber } from '@fumi/domain';
import { keep, recall } from '../../platform/storage.ts';
import type { Kept, Unsent } from './station.ts';

/* The packing table in the browser's storage: codes of books and numbers of orders, no personal data. */

const KEY = 'fumi-desk-scan';

/** Longer than any order waits for its cards; after that, counts of abandoned and cancelled ones go. */
const KEPT_MS = 90 * 86_400_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isUnsent = (value: unknown): value is Unsent =>
  isRecord(value) &&
  typeof value.number === 'string' &&
  (value.counted === null || typeof value.counted === 'number');

function countsOf(value: unknown, oldest: string): Kept['counted'] {
  if (!isRecord(value)) return {};
  const kept = Object.entries(value).filter(([number]) => number >= oldest);
  return Object.fromEntries(
    kept.map(([number, codes]) => [
      number,
      Object.fromEntries(
        Object.entries(isRecord(codes) ? codes : {}).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number',
        ),
      ),
    ]),
  );
}

/** The beginning of the numbers of orders from so many days ago. */
const oldestNumber = (nowMs: number): string => writtenNumber('order', nowMs - KEPT_MS, '');

/** Reads the kept text, without counts of orders too old to pack; empty where it is damaged. */
export function readKept(text: string | null, nowMs: number): Kept {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return { counted: {}, unsent: [] };
    const unsent = Array.isArray(value.unsent) ? value.unsent.filter(isUnsent) : [];
    return { counted: countsOf(value.counted, oldestNumber(nowMs)), unsent };
  } catch {
    return { counted: {}, unsent: [] };
  }
}

export const recallStation = (): Kept => readKept(recall('localStorage', KEY), Date.now());

export const keepStation = ({ counted, unsent }: Kept): void =>
  keep('localStorage', KEY, JSON.stringify({ counted, unsent }));
