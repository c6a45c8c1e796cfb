import { type Point, type Rect, rotated, type Size } from '../geometry/rect.ts';
import { cropRect, pictureSize } from './crop.ts';
import { type PhotoView, PLAIN_VIEW } from './view.ts';

/** Where a face lies from hair to chin and ear to ear, px of the upright image. */
export type Face = Rect;

/** Faces as they lie in the picture of a turned and levelled image (`pictureSize`), px. */
export function facesInPicture(image: Size, view: PhotoView, faces: readonly Face[]): Rect[] {
  const picture = pictureSize(image, view);
  return faces.map((face) => {
    const [width, height] = view.turn % 2 === 0 ? [face.width, face.height] : [face.height, face.width];
    const fromMiddle = {
      x: face.x + (face.width - image.width) / 2,
      y: face.y + (face.height - image.height) / 2,
    };
    const middle = rotated(fromMiddle, view.turn * 90 + view.level);
    const x = (picture.width - width) / 2 + middle.x;
    return { width, height, x, y: (picture.height - height) / 2 + middle.y };
  });
}

/** Faces of an image that was turned by quarters, as they lie on it then. */
export const turnedFaces = (
  image: Size,
  faces: readonly Face[],
  { turn }: PhotoView = PLAIN_VIEW,
): readonly Face[] => facesInPicture(image, { ...PLAIN_VIEW, turn }, faces);

/** A photo as it lies in a frame. */
export type PlacedPhoto = {
  readonly size: Size;
  readonly offset: Point;
  readonly view?: PhotoView | undefined;
};

/** The faces of a photo on the paper, in shares of its frame; beyond 0 and 1 they are cut away. */
export function facesInFrame(
  { size, offset, view = PLAIN_VIEW }: PlacedPhoto,
  frame: Size,
  faces: readonly Face[],
): Rect[] {
  const crop = cropRect(size, frame, offset, view);
  return facesInPicture(size, view, faces).map((face) => ({
    x: (face.x - crop.x) / crop.width,
    y: (face.y - crop.y) / crop.height,
    width: face.width / crop.width,
    height: face.height / crop.height,
  }));
}
