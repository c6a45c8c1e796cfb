import type { Verdict } from './station.ts';

/* Three sounds that nobody takes for one another: short and high, long and low, and three that rise. */

type Tone = { readonly hertz: number; readonly seconds: number; readonly shape: OscillatorType };

const RIGHT: readonly Tone[] = [{ hertz: 1200, seconds: 0.07, shape: 'sine' }];
const WRONG: readonly Tone[] = [{ hertz: 160, seconds: 0.6, shape: 'square' }];
const COMPLETE: readonly Tone[] = [660, 880, 1320].map((hertz) => ({ hertz, seconds: 0.14, shape: 'sine' }));

const LOUDNESS = 0.25;

const SOUNDS: Readonly<Record<Verdict, readonly Tone[]>> = {
  ready: [],
  started: RIGHT,
  right: RIGHT,
  byHand: RIGHT,
  complete: COMPLETE,
  double: WRONG,
  stranger: WRONG,
  unreadable: WRONG,
  held: WRONG,
  unknown: WRONG,
};

let audio: AudioContext | null = null;

/** Sounds as the verdict asks; silent in a browser that lets no page sound before somebody has pressed a key. */
export function sound(verdict: Verdict): void {
  const tones = SOUNDS[verdict];
  if (tones.length === 0 || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
  let at = audio.currentTime;
  for (const { hertz, seconds, shape } of tones) {
    const oscillator = new OscillatorNode(audio, { type: shape, frequency: hertz });
    const volume = new GainNode(audio, { gain: LOUDNESS });
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    at += seconds;
  }
}
