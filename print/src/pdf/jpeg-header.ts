import { invariant } from '@fumi/domain';

type JpegHeader = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly channels: number;
  /** An Adobe marker says that CMYK values are stored inverted. */
  readonly inverted: boolean;
};

const START_OF_FRAME = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);
const ADOBE = 0xee;

/** Size and channels of a JPEG that was checked before; throws where it is none. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  invariant(bytes.length > 4 && view.getUint16(0) === 0xffd8, 'a photo in a press file is a JPEG');
  let inverted = false;
  let offset = 2;
  while (offset + 9 < bytes.length) {
    const marker = view.getUint8(offset + 1);
    if (marker === ADOBE) inverted = true;
    if (START_OF_FRAME.has(marker)) {
      return {
        widthPx: view.getUint16(offset + 7),
        heightPx: view.getUint16(offset + 5),
        channels: view.getUint8(offset + 9),
        inverted,
      };
    }
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  invariant(false, 'a JPEG in a press file has a frame header');
}
