import {
  greyOf,
  type PhotoTraits,
  perceptualHash,
  type Rect,
  SHARPNESS_SIDE_PX,
  type Size,
  sharpnessOf,
} from '@fumi/domain';
import { answerCalls } from '../../platform/worker-calls.ts';
import { type FaceNet, type Pixels, readFaceNet } from './face-net.ts';
import { findInPicture } from './find-in-picture.ts';

/** What was found in a picture; faces in shares of its sides, null where the net does not run. */
export type Findings = { readonly faces: readonly Rect[] | null; readonly traits: PhotoTraits };

async function loadNet(): Promise<FaceNet> {
  const answer = await fetch(new URL('./tiny-face-detector.bin', import.meta.url));
  if (!answer.ok) throw new Error(`The net's file is not here: ${answer.status}.`);
  return readFaceNet(new Uint8Array(await answer.arrayBuffer()));
}

let net: Promise<FaceNet> | null = null;

/** Whether a picture is sharp, and what it looks like; `draw` gives its pixels at a size. */
function traitsOf({ width, height }: Size, draw: (size: Size) => Pixels): PhotoTraits {
  const long = Math.max(width, height);
  const atSide = (length: number): number => Math.ceil((length * SHARPNESS_SIDE_PX) / long);
  const grey = greyOf(draw({ width: atSide(width), height: atSide(height) }));
  return { sharpness: long < SHARPNESS_SIDE_PX ? null : sharpnessOf(grey), hash: perceptualHash(grey) };
}

async function find(picture: Blob): Promise<Findings> {
  net ??= loadNet().catch((error: unknown) => {
    net = null;
    throw error;
  });
  // Sharpness and likeness need no net: its file may not be here, or WebAssembly be switched off.
  const [known, bitmap] = await Promise.all([net.catch(() => null), createImageBitmap(picture)]);
  try {
    const draw = (size: Size, sheet: Size = size) => {
      const context = new OffscreenCanvas(sheet.width, sheet.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) throw new Error('There is no memory for a canvas.');
      context.fillRect(0, 0, sheet.width, sheet.height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, size.width, size.height);
      return context.getImageData(0, 0, sheet.width, sheet.height);
    };
    return { faces: known && findInPicture(known, bitmap, draw), traits: traitsOf(bitmap, draw) };
  } finally {
    bitmap.close();
  }
}

// Where anything of it fails, the photo lies as it does without a finder.
answerCalls(find);
