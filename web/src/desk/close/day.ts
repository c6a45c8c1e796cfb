import { downloadFile } from '../../platform/download.ts';
import { outgoingText } from '../../platform/outgoing-text.ts';
import type { Answered } from '../desk-client.ts';
import { dayCsv } from './day-csv.ts';

/** The figures of a day, and its closes. */
export type Day = Answered<'deskDay'>;

/** Saves figures of a day; the name sorts by day. */
export const saveCsv = (day: string, ...table: Parameters<typeof dayCsv>): void =>
  downloadFile(`close-${day}.csv`, outgoingText(dayCsv(...table)), 'text/csv');
