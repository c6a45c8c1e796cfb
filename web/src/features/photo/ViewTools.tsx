import { MAX_LEVEL, mostZoom, type PhotoCrop, type Size } from '@fumi/domain';
import { cropCopy as copy } from '../../copy/photo.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { IconName } from '../../ui/icon-paths.data.ts';
import { Slider } from '../../ui/Slider.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CropDialog.module.css';
import { type CropScreen, gestureOfKey, moved } from './crop-moves.ts';
import type { CropEditing } from './use-crop.ts';

type Nudge = { readonly key: string; readonly icon: IconName; readonly label: string };

const NUDGES: readonly Nudge[] = [
  { key: 'ArrowLeft', icon: 'arrow-left', label: copy.left },
  { key: 'ArrowUp', icon: 'arrow-up', label: copy.up },
  { key: 'ArrowDown', icon: 'arrow-down', label: copy.down },
  { key: 'ArrowRight', icon: 'arrow-right', label: copy.right },
];

/** Of the slider, in degrees. */
const LEVEL_STEP = 0.1;

type Props = { readonly editing: CropEditing; readonly image: Size; readonly frame: Size };

const QUARTERS = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;

const isUnmoved = (screen: CropScreen, crop: PhotoCrop, key: string): boolean => {
  const gesture = gestureOfKey(key, true, screen, crop);
  const { offset } = gesture ? moved(screen, crop, gesture) : crop;
  return offset.x === crop.offset.x && offset.y === crop.offset.y;
};

/** 位置と大きさ: zoom, level, quarter turn, and buttons that move it as Shift and an arrow key do. */
export function ViewTools({ editing, image, frame }: Props) {
  const { crop, change, view } = editing;
  const most = mostZoom(image, frame, crop.view);
  const screen = { size: image, frame, widthPx: NUDGE_WIDTH_PX };
  const nudge = (key: string): void => {
    const gesture = gestureOfKey(key, true, screen, crop);
    if (gesture) change(moved(screen, crop, gesture), `nudge-${key}`);
  };
  return (
    <>
      <Slider
        label={copy.zoom}
        value={crop.view.zoom}
        min={1}
        max={most}
        step={0.01}
        disabled={most === 1}
        words={copy.times(crop.view.zoom)}
        onChange={(zoom) => view({ zoom }, 'zoom')}
      />
      <Slider
        label={copy.level}
        value={crop.view.level}
        min={-MAX_LEVEL}
        max={MAX_LEVEL}
        step={LEVEL_STEP}
        words={copy.degrees(crop.view.level)}
        onChange={(level) => view({ level }, 'level')}
      />
      <fieldset className={styles.nudges} aria-label={copy.nudge}>
        {NUDGES.map(({ key, icon, label }) => (
          <IconButton
            key={key}
            icon={icon}
            label={label}
            framed
            aria-disabled={isUnmoved(screen, crop, key) || undefined}
            onClick={() => isUnmoved(screen, crop, key) || nudge(key)}
          />
        ))}
        <IconButton
          icon="turn"
          label={copy.turn}
          framed
          onClick={() => view({ turn: QUARTERS[crop.view.turn] }, `turn-${crop.view.turn}`)}
        />
      </fieldset>
      {/* Hidden: the stage shows the turn. Always rendered: a region that appears with its words is not read. */}
      <VisuallyHidden>
        <span role="status">{copy.turned[crop.view.turn]}</span>
      </VisuallyHidden>
    </>
  );
}

/** A step is a fortieth of the frame's width. */
const NUDGE_WIDTH_PX = 400;
