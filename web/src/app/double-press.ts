type Press = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>;

/** Within this time and distance of one another, two taps are one double press, as browsers count clicks of a mouse. */
const PAUSE_MS = 500;
const REACH_PX = 30;

const isNear = (before: Press, press: Press): boolean =>
  press.timeStamp - before.timeStamp < PAUSE_MS &&
  Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY) < REACH_PX;

/** What lies below a press: the page, or the dialog over it. */
const placeNow = (): string => `${location.pathname} ${document.querySelectorAll('dialog[open]').length}`;

/**
 * Buttons that lead on lie at the same spot of each page, and of a question over it: of a double press the second would
 * press that of what has just come, and pay. It belongs to where the first was made, and does nothing elsewhere. Keys
 * press once each.
 */
export function keepPressesToTheirPlace(): void {
  let before: Press | undefined;
  let place: string | undefined;
  /** Of its click not every browser says so; of taps the browser counts none. */
  let isMouse = false;
  window.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isMouse = pointerType === 'mouse';
    },
    true,
  );
  window.addEventListener(
    'click',
    (press) => {
      if (press.detail === 0) return;
      const isAgain = press.detail > 1 || (!isMouse && before !== undefined && isNear(before, press));
      if (!isAgain) place = placeNow();
      before = press;
      if (place === placeNow()) return;
      press.preventDefault();
      press.stopPropagation();
    },
    true,
  );
}
