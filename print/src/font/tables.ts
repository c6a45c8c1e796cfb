import { invariant } from '@fumi/domain';

/** The tables of one font file, each as a view that starts at its own first byte. */
export type Tables = ReadonlyMap<string, DataView>;

/** Splits an sfnt file (OpenType §4.1, big-endian) into its tables. */
export function readTables(bytes: Uint8Array): Tables {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = file.getUint16(4);
  const tables = new Map<string, DataView>();
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const offset = bytes.byteOffset + file.getUint32(record + 8);
    tables.set(readTag(file, record), new DataView(bytes.buffer, offset, file.getUint32(record + 12)));
  }
  return tables;
}

/** One table that the engine can't do without. */
export function requireTable(tables: Tables, tag: string): DataView {
  const table = tables.get(tag);
  invariant(table, `the font has no ${tag} table`);
  return table;
}

/** A table as the bytes it has in the file. */
export function tableBytes(tables: Tables, tag: string): Uint8Array {
  const table = requireTable(tables, tag);
  return new Uint8Array(table.buffer, table.byteOffset, table.byteLength);
}

/** Four-letter tag at an offset. */
export function readTag(view: DataView, offset: number): string {
  return String.fromCharCode(
    view.getUint8(offset),
    view.getUint8(offset + 1),
    view.getUint8(offset + 2),
    view.getUint8(offset + 3),
  );
}

/** Unsigned 24-bit number, as `cmap` format 14 uses. */
export function readUint24(view: DataView, offset: number): number {
  return (view.getUint8(offset) << 16) | view.getUint16(offset + 1);
}
