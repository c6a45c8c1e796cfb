import { clampOffset, cropSize, type Point, type Size, slideRange } from '@fumi/domain';
import type { KeyboardEvent } from 'react';
import { cropCopy } from '../../copy/photo.ts';
import styles from './CropFrame.module.css';
import { moveByKey, useCropDrag } from './crop-moves.ts';

type Props = {
  readonly src: string;
  /** Upright photo, px. */
  readonly image: Size;
  /** Frame of the design, pt: only its aspect counts here. */
  readonly frame: Size;
  /** Long side on the screen, px (spec §9). */
  readonly longSidePx: number;
  readonly offset: Point;
  readonly onMove: (offset: Point) => void;
};

/**
 * The photo with the frame that slides over it along one axis, so that it is a slider: dragged, or moved by arrows.
 * The offset is in image px; it never leaves the image.
 */
export function CropFrame({ src, image, frame, longSidePx, offset, onMove }: Props) {
  const scale = longSidePx / Math.max(image.width, image.height);
  const crop = cropSize(image, frame);
  const range = slideRange(image, frame);
  const isHorizontal = range.x >= range.y;
  const [now, max] = isHorizontal ? [offset.x, range.x] : [offset.y, range.y];
  const move = (to: Point): void => onMove(clampOffset(image, frame, to));
  const drag = useCropDrag({ offset, scale, onMove: move });
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = moveByKey(offset, event.key, event.shiftKey, scale);
    if (to === null) return;
    event.preventDefault();
    move(to);
  };
  return (
    <div className={styles.image} style={{ width: image.width * scale, height: image.height * scale }}>
      <img src={src} alt="" draggable={false} />
      <div
        className={styles.frame}
        data-axis={isHorizontal ? 'x' : 'y'}
        data-autofocus
        role="slider"
        tabIndex={0}
        aria-label={cropCopy.frame}
        aria-orientation={isHorizontal ? 'horizontal' : 'vertical'}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={now}
        aria-valuetext={cropCopy.position(max === 0 ? 0 : Math.round((now / max) * 100), isHorizontal)}
        style={{
          width: crop.width * scale,
          height: crop.height * scale,
          transform: `translate(${offset.x * scale}px, ${offset.y * scale}px)`,
        }}
        onKeyDown={onKeyDown}
        {...drag}
      />
    </div>
  );
}
