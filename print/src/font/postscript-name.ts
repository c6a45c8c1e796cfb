import type { Tables } from './tables.ts';

const POSTSCRIPT_NAME = 6;
const WINDOWS = 3;

/** The font's name as PDF writes it (`name` table, record 6); letters, digits and hyphens only. */
export function readPostScriptName(tables: Tables): string {
  const table = tables.get('name');
  if (!table) return 'Unnamed';
  const strings = table.getUint16(4);
  for (let index = 0; index < table.getUint16(2); index += 1) {
    const record = 6 + index * 12;
    if (table.getUint16(record + 6) !== POSTSCRIPT_NAME) continue;
    const step = table.getUint16(record) === WINDOWS ? 2 : 1;
    const start = strings + table.getUint16(record + 10);
    let name = '';
    for (let at = 0; at < table.getUint16(record + 8); at += step) {
      name += String.fromCharCode(step === 2 ? table.getUint16(start + at) : table.getUint8(start + at));
    }
    return name.replace(/[^A-Za-z0-9-]/g, '') || 'Unnamed';
  }
  return 'Unnamed';
}
