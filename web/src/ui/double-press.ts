/** Two taps in this time are one double press, as browsers count clicks of a mouse: nobody has read another page by then. */
const PAUSE_MS = 500;

/** A second tap lies no farther from the first than a button is wide; one that does is meant for something else. */
const REACH_PX = 48;

/** What lies below a press: the page, or the dialog over it. */
const placeNow = (): string => `${location.pathname} ${document.querySelectorAll('dialog[open]').length}`;

/**
 * Buttons that lead on lie at the same spot of each page, and of a dialog over it: the second press
 * of a double press would hit the next one's button, and pay. It is dropped where page or dialogs
 * have changed since the first. Keys press once each.
 */
export function keepPressesToTheirPlace(): void {
  /** 0 is the page load: the tap that led to it may have been the first of two, at any point. */
  let last = { ms: 0, x: Number.NaN, y: Number.NaN };
  let place: string | undefined;
  /**
   * From pointerdown: not every browser's click says so. Taps are not counted by `detail`. False for a press that began
   * before this listens, on a page that has just loaded: it may be a mouse's, and a mouse's first press counts.
   */
  let isTap = false;
  window.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isTap = pointerType !== 'mouse';
    },
    true,
  );
  window.addEventListener(
    'click',
    (press) => {
      if (press.detail === 0) return;
      const { timeStamp: ms, clientX: x, clientY: y } = press;
      const isNear = ms - last.ms < PAUSE_MS && !(Math.hypot(x - last.x, y - last.y) > REACH_PX);
      const isAgain = press.detail > 1 || (isTap && isNear);
      if (!isAgain) place = placeNow();
      last = { ms, x, y };
      if (place === placeNow()) return;
      press.preventDefault();
      press.stopPropagation();
    },
    true,
  );
}
