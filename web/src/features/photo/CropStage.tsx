import {
  aspectRatio,
  cropSize,
  middleOnImage,
  type PhotoCrop,
  type Rect,
  type Size,
  slideRange,
} from '@fumi/domain';
import type { CSSProperties } from 'react';
import { AwaitedArt } from '../../card/AwaitedArt.tsx';
import type { artOver } from '../../card/draw-page.ts';
import { cropCopy } from '../../copy/photo.ts';
import styles from './CropStage.module.css';
import { useCropGestures } from './use-crop-gestures.ts';
import type { LitPhoto } from './use-lit-photo.ts';

/** Art over a frame, both on the sheet, pt. */
export type OverFrame = { readonly frame: Rect; readonly art: ReturnType<typeof artOver> };

type Props = {
  readonly photo: LitPhoto;
  /** Upright photo, px. */
  readonly image: Size;
  /** Frame of the design, pt: only its aspect counts here. */
  readonly frame: Size;
  /** Long side of the frame on the screen, px (spec §9). */
  readonly longSidePx: number;
  readonly crop: PhotoCrop;
  /** What lies over the photo: a window that is no rectangle, and ornaments. */
  readonly over: OverFrame;
  /** Id of the hint about moving the photo, while that is shown. */
  readonly describedBy: string | undefined;
  readonly onChange: (crop: PhotoCrop, key: string) => void;
};

const inFrame = ({ x, y, width, height }: Rect, frame: Rect, scale: number) => ({
  left: (x - frame.x) * scale,
  top: (y - frame.y) * scale,
  width: width * scale,
  height: height * scale,
});

const percentOf = (offset: number, range: number): number =>
  range === 0 ? 50 : Math.round((offset / range) * 100);

/** Transforms the canvas so that the middle of the crop lies on the middle of the stage. */
function transformOf({ photo, image, frame, crop }: Props, widthPx: number): string {
  const { offset, view } = crop;
  const middle = middleOnImage(image, { frame, view }, offset);
  const onCanvas = (photo.size?.width ?? image.width) / image.width;
  const scale = widthPx / cropSize(image, frame, view).width / onCanvas;
  const [x, y] = [(image.width / 2 + middle.x) * onCanvas, (image.height / 2 + middle.y) * onCanvas];
  return `rotate(${view.turn * 90 + view.level}deg) scale(${scale}) translate(${-x}px, ${-y}px)`;
}

/**
 * The frame stands still and the photo moves under it. It is a slider in two directions: its value is where the frame
 * lies along the longer way, and its words name both and the zoom.
 */
export function CropStage(props: Props) {
  const { photo, image, frame, longSidePx, crop, over, onChange } = props;
  const scale = longSidePx / Math.max(frame.width, frame.height);
  const [width, height] = [frame.width * scale, frame.height * scale];
  const gestures = useCropGestures({ screen: { size: image, frame, widthPx: width }, crop, onChange });
  const range = slideRange(image, frame, crop.view);
  const [x, y] = [percentOf(crop.offset.x, range.x), percentOf(crop.offset.y, range.y)];
  return (
    <div className={styles.staying} style={{ '--height': `${height}px` } as CSSProperties}>
      <div
        {...gestures}
        className={styles.stage}
        data-autofocus
        role="slider"
        tabIndex={0}
        aria-label={cropCopy.frame}
        aria-describedby={props.describedBy}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={range.x > range.y ? x : y}
        aria-valuetext={cropCopy.position(x, y, crop.view.zoom)}
      >
        <canvas
          ref={photo.ref}
          width={photo.size?.width ?? 0}
          height={photo.size?.height ?? 0}
          style={{ transform: transformOf(props, width) }}
        />
        <div className={styles.frame} style={{ width, aspectRatio: aspectRatio(frame), height }}>
          {over.art.map(({ url, box }) => (
            <AwaitedArt key={url} src={url} decoding="async" style={inFrame(box, over.frame, scale)} />
          ))}
        </div>
      </div>
    </div>
  );
}
