import { keep, recall } from '../../platform/storage.ts';
import type { Kept, Unsent } from './station.ts';

/* The table in the browser's storage: codes of books and numbers of orders, nothing of a person. */

const KEY = 'fumi-desk-scan';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isUnsent = (value: unknown): value is Unsent =>
  isRecord(value) &&
  typeof value.number === 'string' &&
  (value.counted === null || typeof value.counted === 'number');

function countsOf(value: unknown): Kept['counted'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([number, codes]) => [
      number,
      Object.fromEntries(
        Object.entries(isRecord(codes) ? codes : {}).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number',
        ),
      ),
    ]),
  );
}

/** What a text that was kept says; nothing where it says nothing. */
export function readKept(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return { counted: {}, unsent: [] };
    const unsent = Array.isArray(value.unsent) ? value.unsent.filter(isUnsent) : [];
    return { counted: countsOf(value.counted), unsent };
  } catch {
    return { counted: {}, unsent: [] };
  }
}

export const recallStation = (): Kept => readKept(recall('localStorage', KEY));

export const keepStation = ({ counted, unsent }: Kept): void =>
  keep('localStorage', KEY, JSON.stringify({ counted, unsent }));
