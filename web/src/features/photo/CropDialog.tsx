import {
  type DraftPhoto,
  effectiveDpi,
  judgeResolution,
  type PhotoCrop,
  type Point,
  type Size,
} from '@fumi/domain';
import { useId, useState } from 'react';
import { cropCopy as copy, failureCopy, photoCopy } from '../../copy/photo.ts';
import { isTouch, PC_MIN_WIDTH } from '../../platform/browser.ts';
import { useLeaveWarning } from '../../platform/leave-warning.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LackingButton } from '../../ui/LackingButton.tsx';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useMedia } from '../../ui/use-media.ts';
import styles from './CropDialog.module.css';
import { CropStage, type OverFrame } from './CropStage.tsx';
import { LookTools } from './LookTools.tsx';
import { useCrop } from './use-crop.ts';
import { useLitPhoto } from './use-lit-photo.ts';
import { ViewTools } from './ViewTools.tsx';

type Props = {
  readonly photo: DraftPhoto;
  /** The whole photo upright, as it was taken. */
  readonly src: string;
  /** Frame of the design, pt. */
  readonly frame: Size;
  readonly over: OverFrame;
  /** Where the photo would lie if nobody moved it. */
  readonly suggested: Point;
  readonly onAccept: (crop: PhotoCrop) => void;
  readonly onCancel: () => void;
};

/** Long side of the frame in the dialog, px (spec §9). */
const LONG_SIDE = { phone: 260, pc: 400 } as const;

type Panel = 'view' | 'look';

const PANELS: readonly { readonly value: Panel; readonly label: string }[] = [
  { value: 'view', label: copy.view },
  { value: 'look', label: copy.look },
];

type FinenessProps = Pick<Props, 'photo' | 'frame'> & Pick<PhotoCrop, 'view'>;

/** The print resolution of the chosen part, and the verdict on it (spec §5, §8). */
function Fineness({ photo, frame, view }: FinenessProps) {
  const verdict = judgeResolution(photo.size, frame, view);
  return (
    <div className={styles.fineness} data-verdict={verdict}>
      <p>{copy.dpi(effectiveDpi(photo.size, frame, view))}</p>
      <p role="status">
        {verdict === 'fine' ? null : <Icon name="warning" />}
        {copy.verdicts[verdict]}
      </p>
    </div>
  );
}

/** 写真の位置: opens by itself after a photo was chosen; OK keeps an integer offset (spec §4, ADR 42). */
export function CropDialog({ photo, src, frame, over, suggested, onAccept, onCancel }: Props) {
  const editing = useCrop(photo, frame, suggested);
  const { crop, change } = editing;
  const lit = useLitPhoto(src, crop.look);
  const [panel, setPanel] = useState<Panel>('view');
  const hintId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const longSidePx = useMedia(`(min-width: ${PC_MIN_WIDTH})`) ? LONG_SIDE.pc : LONG_SIDE.phone;
  const isRefused = judgeResolution(photo.size, frame, crop.view) === 'refused';
  useLeaveWarning(editing.canUndo);
  const close = () => (editing.canUndo ? setIsAsked(true) : onCancel());
  return (
    <>
      <Dialog title={copy.title} size="large" closeLabel={photoCopy.close} onClose={close}>
        <DialogBody>
          <div className={styles.measure}>
            <div className={styles.sides}>
              <div className={styles.side}>
                <CropStage
                  photo={lit}
                  image={photo.size}
                  onChange={change}
                  describedBy={panel === 'view' ? hintId : undefined}
                  {...{ frame, over, longSidePx, crop }}
                />
                <Problem>{lit.isUnreadable ? failureCopy.causes.imagedata : null}</Problem>
                <Fineness {...{ photo, frame }} view={crop.view} />
              </div>
              <div className={styles.side}>
                <Switch label={copy.panels} options={PANELS} value={panel} onChange={setPanel} />
                {panel === 'view' ? (
                  <ViewTools {...{ editing, frame }} image={photo.size} />
                ) : (
                  <LookTools
                    look={crop.look}
                    pixels={lit.pixels}
                    onChange={(look, key) => change({ ...crop, look }, key)}
                  />
                )}
                <div className={styles.back}>
                  <Button size="small" aria-disabled={!editing.canUndo} onClick={editing.undo}>
                    {photoCopy.undo}
                  </Button>
                  <Button size="small" aria-disabled={editing.isSuggested} onClick={editing.reset}>
                    {copy.reset}
                  </Button>
                </div>
                {panel === 'view' ? (
                  <Note id={hintId}>{isTouch() ? copy.touchHint : copy.hint}</Note>
                ) : (
                  <Note>{copy.lookHint}</Note>
                )}
              </div>
            </div>
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
          <LackingButton
            variant="primary"
            lack={isRefused ? copy.verdicts.refused : null}
            onClick={() => onAccept(crop)}
          >
            {copy.ok}
          </LackingButton>
        </DialogFooter>
      </Dialog>
      {isAsked ? (
        <LeaveQuestion
          title={copy.unsaved}
          leave={copy.leave}
          onLeave={onCancel}
          stay={copy.stay}
          onStay={() => setIsAsked(false)}
        />
      ) : null}
    </>
  );
}
