import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { scanCopy as copy } from '../../copy/desk-scan.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { openCodeReader } from './code-reader.ts';
import styles from './ScanPage.module.css';
import { type Sightings, sight } from './sightings.ts';

/** Time between two reads of the picture: short enough for a hand that lays cards down. */
const LOOK_MS = 100;

type Props = { readonly onText: (text: string) => void };

/** Reads codes with a camera over the table, while it is switched on. */
export function CameraReader({ onText }: Props) {
  const [isOn, setIsOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      <div>
        <Button
          size="small"
          onClick={() => {
            setProblem(null);
            setIsOn(!isOn);
          }}
        >
          {isOn ? copy.cameraStop : copy.camera}
        </Button>
      </div>
      {problem === null ? null : (
        <Message tone="error" announced>
          {problem}
        </Message>
      )}
      {isOn ? (
        <CameraView
          onText={onText}
          onProblem={() => {
            setIsOn(false);
            setProblem(copy.cameraRefused);
          }}
        />
      ) : null}
    </>
  );
}

type ViewProps = Props & { readonly onProblem: () => void };

/** Reads the video until `isOver`; `report` gets each code that comes into sight. */
async function look(video: HTMLVideoElement, isOver: () => boolean, report: (code: string) => void) {
  const read = await openCodeReader();
  let seen: Sightings = new Map();
  while (!isOver()) {
    const codes = await read(video);
    const { came, now } = sight(seen, codes, performance.now());
    seen = now;
    for (const code of came) report(code);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function CameraView({ onText, onProblem }: ViewProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const report = useEffectEvent(onText);
  const fail = useEffectEvent(onProblem);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      const video = ref.current;
      if (video === null) return;
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      // The camera may have been switched off while the browser asked for permission.
      if (isOver) return stop();
      video.srcObject = stream;
      await video.play();
      await look(
        video,
        () => isOver,
        (code) => report(code),
      );
    };
    start().catch(() => {
      stop();
      if (!isOver) fail();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return <video ref={ref} className={styles.view} muted playsInline aria-label={copy.cameraView} />;
}
