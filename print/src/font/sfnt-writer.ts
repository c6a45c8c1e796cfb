const CHECKSUM_MAGIC = 0xb1b0afba;

/** Writes tables as an sfnt file with its directory and checksums (OpenType §4.1). Tables come sorted by tag. */
export function buildSfnt(tables: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const directory = 12 + tables.length * 16;
  const size = tables.reduce((sum, [, bytes]) => sum + padded(bytes.length), directory);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  writeHeader(view, tables.length);
  let offset = directory;
  let head = 0;
  tables.forEach(([tag, bytes], index) => {
    const record = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) view.setUint8(record + letter, tag.charCodeAt(letter));
    file.set(bytes, offset);
    view.setUint32(record + 4, checksum(view, offset, padded(bytes.length)));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, bytes.length);
    if (tag === 'head') head = offset;
    offset += padded(bytes.length);
  });
  view.setUint32(head + 8, (CHECKSUM_MAGIC - checksum(view, 0, size)) >>> 0);
  return file;
}

function writeHeader(view: DataView, count: number): void {
  const power = 2 ** Math.floor(Math.log2(count));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, count);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (count - power) * 16);
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let offset = start; offset < start + length; offset += 4) sum = (sum + view.getUint32(offset)) >>> 0;
  return sum;
}

function padded(length: number): number {
  return (length + 3) & ~3;
}
