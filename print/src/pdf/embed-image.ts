import { readJpegHeader } from './jpeg-header.ts';
import { type PdfObjects, type Ref, ref } from './pdf-file.ts';

/** A picture of a press file. The PDF carries the given bytes; nothing is decoded or compressed again. */
export type PdfImage =
  | { readonly kind: 'jpeg'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'raw';
      readonly widthPx: number;
      readonly heightPx: number;
      /** zlib stream of 8-bit RGB rows without padding. */
      readonly rgb: Uint8Array;
      /** zlib stream of 8-bit alpha rows; null for an opaque picture. */
      readonly alpha: Uint8Array | null;
      /** Rows carry a PNG filter byte each, which makes them a third smaller. */
      readonly filtered: boolean;
    };

/** Embeds a picture; `rgbSpace` is the colour space of three-channel ones. */
export function embedImage(file: PdfObjects, image: PdfImage, rgbSpace: string): Ref {
  if (image.kind === 'jpeg') return embedJpeg(file, image.bytes, rgbSpace);
  const { widthPx, heightPx, rgb, alpha, filtered } = image;
  const size = `/Type/XObject/Subtype/Image/Width ${widthPx}/Height ${heightPx}/BitsPerComponent 8`;
  const predictor = (channels: number) =>
    filtered ? `/DecodeParms<</Predictor 15/Colors ${channels}/Columns ${widthPx}>>` : '';
  const mask = alpha
    ? file.addStream({
        entries: `${size}/ColorSpace/DeviceGray${predictor(1)}`,
        bytes: alpha,
        coding: 'deflated',
      })
    : null;
  const soft = mask === null ? '' : `/SMask ${ref(mask)}`;
  return file.addStream({
    entries: `${size}/ColorSpace${rgbSpace}${soft}${predictor(3)}`,
    bytes: rgb,
    coding: 'deflated',
  });
}

function embedJpeg(file: PdfObjects, bytes: Uint8Array, rgbSpace: string): Ref {
  const { widthPx, heightPx, channels, inverted } = readJpegHeader(bytes);
  const space = channels === 1 ? '/DeviceGray' : channels === 4 ? '/DeviceCMYK' : rgbSpace;
  // Adobe's CMYK JPEGs store ink inverted.
  const decode = channels === 4 && inverted ? '/Decode[1 0 1 0 1 0 1 0]' : '';
  return file.addStream({
    entries: `/Type/XObject/Subtype/Image/Width ${widthPx}/Height ${heightPx}/BitsPerComponent 8/ColorSpace${space}${decode}`,
    bytes,
    coding: 'jpeg',
  });
}
