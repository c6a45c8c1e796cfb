import { PRINT_DPI, ptToPx } from '../geometry/length.ts';
import { clamp, type Size } from '../geometry/rect.ts';
import { cropSize, MAX_ZOOM } from './crop.ts';
import { type PhotoView, PLAIN_VIEW } from './view.ts';

/** Photos below this share of the frame's pixels are refused, in either direction (spec §5). */
const MIN_RESOLUTION_RATIO = 0.58;

/** Largest image in pixels, after downscaling (spec §5). */
export const MAX_IMAGE_PIXELS = 16_000_000;

/** Uploads carry at most this many px per inch of the frame: what presses ask for, where spec §5 has 260 (ADR 85). */
export const UPLOAD_DPI = 350;

/** JPEG quality of an upload (spec §5). */
export const UPLOAD_JPEG_QUALITY = 0.9;

/** Pixels of the photo over pixels of the frame at 260 dpi, in either direction: a crop has the frame's shape. Frame in pt. */
export const resolutionRatio = (imagePx: Size, framePt: Size, view: PhotoView = PLAIN_VIEW): number =>
  cropSize(imagePx, framePt, view).height / ptToPx(framePt.height);

type ResolutionVerdict = 'fine' | 'low' | 'refused';

/** `low` shows the attention mark (below 260 dpi), `refused` is the failure `dimension` (spec §5, §8). */
export function judgeResolution(imagePx: Size, framePt: Size, view?: PhotoView): ResolutionVerdict {
  const ratio = resolutionRatio(imagePx, framePt, view);
  if (ratio < MIN_RESOLUTION_RATIO) return 'refused';
  return ratio < 1 ? 'low' : 'fine';
}

/** Pixels of the photo on an inch of the frame. */
export const effectiveDpi = (imagePx: Size, framePt: Size, view?: PhotoView): number =>
  Math.floor(resolutionRatio(imagePx, framePt, view) * PRINT_DPI);

/** How far a photo can be enlarged in a frame before it would be refused; 1 where it can't be. Two decimals. */
export function mostZoom(imagePx: Size, framePt: Size, view: PhotoView): number {
  const ratio = resolutionRatio(imagePx, framePt, { ...view, zoom: 1 });
  return clamp(Math.floor((ratio / MIN_RESOLUTION_RATIO) * 100) / 100, 1, MAX_ZOOM);
}

/** The view with no more zoom than a frame's resolution allows. */
export const viewIn = (imagePx: Size, framePt: Size, view: PhotoView): PhotoView => ({
  ...view,
  zoom: Math.min(view.zoom, mostZoom(imagePx, framePt, view)),
});

/** Size in px at which a crop is uploaded: its own, or 350 dpi of the frame, or 16 megapixels; never enlarged. */
export function uploadSizePx(cropPx: Size, framePt: Size): Size {
  const byFrame = ((framePt.width / 72) * UPLOAD_DPI) / cropPx.width;
  const byPixels = Math.sqrt(MAX_IMAGE_PIXELS / (cropPx.width * cropPx.height));
  const scale = Math.min(1, byFrame, byPixels);
  return { width: Math.round(cropPx.width * scale), height: Math.round(cropPx.height * scale) };
}
