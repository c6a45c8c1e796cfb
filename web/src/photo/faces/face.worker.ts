import type { PhotoTraits, Rect, Size } from '@fumi/domain';
import { answerCalls } from '../../platform/worker-calls.ts';
import { type FaceNet, readFaceNet } from './face-net.ts';
import { findInPicture } from './find-in-picture.ts';
import { traitsOf } from './traits-of.ts';

/** What was found in a picture; faces in shares of its sides. */
export type Findings = { readonly faces: readonly Rect[]; readonly traits: PhotoTraits };

async function loadNet(): Promise<FaceNet> {
  const answer = await fetch(new URL('./tiny-face-detector.bin', import.meta.url));
  if (!answer.ok) throw new Error(`The net's file is not here: ${answer.status}.`);
  return readFaceNet(new Uint8Array(await answer.arrayBuffer()));
}

let net: Promise<FaceNet> | null = null;

async function find(picture: Blob): Promise<Findings> {
  net ??= loadNet();
  const [known, bitmap] = await Promise.all([net, createImageBitmap(picture)]);
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
    return { faces: findInPicture(known, bitmap, draw), traits: traitsOf(bitmap, draw) };
  } finally {
    bitmap.close();
  }
}

/** Null where anything of it fails: the photo then lies as it does without a finder. */
answerCalls((picture: Blob) =>
  find(picture).catch(() => {
    net = null;
    return null;
  }),
);
