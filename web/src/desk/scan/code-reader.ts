/* Reads QR codes in a camera's picture: with the browser's own reader where it has one. */

type CodeReader = (video: HTMLVideoElement) => Promise<readonly string[]>;

type Detector = { readonly detect: (source: HTMLVideoElement) => Promise<{ readonly rawValue: string }[]> };
type DetectorClass = {
  readonly getSupportedFormats: () => Promise<readonly string[]>;
  new (options: { readonly formats: readonly string[] }): Detector;
};

/** Not in TypeScript's library: Chrome on Android and macOS has it, Windows, Linux, Firefox and Safari do not. */
const platformDetector = (): DetectorClass | null =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null;

/** Width of the picture for our own reader: a finer one only makes it slow. */
const WIDTH_PX = 640;

async function ownReader(): Promise<CodeReader> {
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (ink === null || video.videoWidth === 0) return [];
    const scale = Math.min(1, WIDTH_PX / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    ink.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return [decodeQR(ink.getImageData(0, 0, canvas.width, canvas.height))];
    } catch {
      // It throws where there is no code to be found.
      return [];
    }
  };
}

/** The browser's reader, else our own, which is loaded then. */
export async function openCodeReader(): Promise<CodeReader> {
  const Platform = platformDetector();
  if (Platform === null || !(await Platform.getSupportedFormats()).includes('qr_code')) return ownReader();
  const detector = new Platform({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}
