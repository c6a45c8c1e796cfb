import { clampOffset, type DraftPhoto, type Point, type Size, slideRange } from '@fumi/domain';
import { useState, useSyncExternalStore } from 'react';
import { cropCopy, photoCopy } from '../../copy/photo.ts';
import { isTouch, PC_MIN_WIDTH } from '../../platform/browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { IconName } from '../../ui/icon-paths.data.ts';
import { Note } from '../../ui/Note.tsx';
import styles from './CropDialog.module.css';
import { CropFrame } from './CropFrame.tsx';
import { moveByKey } from './crop-moves.ts';

type Props = {
  readonly photo: DraftPhoto;
  readonly src: string;
  /** Frame of the design, pt. */
  readonly frame: Size;
  readonly onAccept: (offset: Point) => void;
  readonly onCancel: () => void;
};

/** Long side of the photo in the dialog, px (spec §9). */
const LONG_SIDE = { phone: 260, pc: 400 } as const;

const wideWindow = `(min-width: ${PC_MIN_WIDTH})`;

function useLongSide(): number {
  const isWide = useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wideWindow);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(wideWindow).matches,
  );
  return isWide ? LONG_SIDE.pc : LONG_SIDE.phone;
}

type Nudge = { readonly key: string; readonly icon: IconName; readonly label: string };

const NUDGES: Readonly<Record<'x' | 'y', readonly Nudge[]>> = {
  x: [
    { key: 'ArrowLeft', icon: 'arrow-left', label: cropCopy.left },
    { key: 'ArrowRight', icon: 'arrow-right', label: cropCopy.right },
  ],
  y: [
    { key: 'ArrowUp', icon: 'arrow-up', label: cropCopy.up },
    { key: 'ArrowDown', icon: 'arrow-down', label: cropCopy.down },
  ],
};

type NudgesProps = { readonly axis: 'x' | 'y'; readonly onNudge: (key: string) => void };

/** Small steps for fingers: as far as Shift and an arrow. */
function Nudges({ axis, onNudge }: NudgesProps) {
  return (
    <fieldset className={styles.nudges} aria-label={cropCopy.nudge}>
      {NUDGES[axis].map(({ key, icon, label }) => (
        <IconButton key={key} icon={icon} label={label} framed onClick={() => onNudge(key)} />
      ))}
    </fieldset>
  );
}

/** 写真の位置: opens by itself after a photo was chosen; OK keeps an integer offset (spec §4). */
export function CropDialog({ photo, src, frame, onAccept, onCancel }: Props) {
  const [offset, setOffset] = useState(photo.offset);
  const longSidePx = useLongSide();
  const scale = longSidePx / Math.max(photo.size.width, photo.size.height);
  const range = slideRange(photo.size, frame);
  const axis = range.x >= range.y ? 'x' : 'y';
  const isFixed = range[axis] === 0;
  const nudge = (key: string): void => {
    const to = moveByKey(offset, key, true, scale);
    if (to) setOffset(clampOffset(photo.size, frame, to));
  };
  return (
    <Dialog title={cropCopy.title} closeLabel={photoCopy.close} onClose={onCancel}>
      <DialogBody>
        <CropFrame
          src={src}
          image={photo.size}
          frame={frame}
          longSidePx={longSidePx}
          offset={offset}
          onMove={setOffset}
        />
        {isFixed ? null : <Nudges axis={axis} onNudge={nudge} />}
        <Note>{isFixed ? cropCopy.fits : isTouch() ? cropCopy.touchHint : cropCopy.hint}</Note>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onCancel}>
          {cropCopy.cancel}
        </Button>
        <Button variant="primary" onClick={() => onAccept(clampOffset(photo.size, frame, offset))}>
          {cropCopy.ok}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
