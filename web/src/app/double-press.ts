type Press = Pick<PointerEvent, 'detail' | 'pointerType' | 'timeStamp' | 'clientX' | 'clientY'>;

/** Within this time and distance of one another, two taps are one double press, as browsers count clicks of a mouse. */
const PAUSE_MS = 500;
const REACH_PX = 30;

/** By their number where the browser counts them: taps of a finger it does not. */
const isAgain = (before: Press | undefined, press: Press): boolean =>
  press.detail > 1 ||
  (before?.pointerType === 'touch' &&
    press.timeStamp - before.timeStamp < PAUSE_MS &&
    Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY) < REACH_PX);

/**
 * Buttons that lead on lie at the same spot of each page: of a double press the second would press that of the page which
 * has just come, and pay. It belongs to the page on which the first was made, and does nothing on another.
 */
export function keepPressesToTheirPage(): void {
  let before: Press | undefined;
  let page: string | undefined;
  addEventListener(
    'click',
    (event) => {
      const press = event as PointerEvent;
      if (!isAgain(before, press)) page = location.pathname;
      before = press;
      if (page === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
