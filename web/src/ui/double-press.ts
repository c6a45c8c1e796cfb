/** Two taps in this time are one double press, as browsers count clicks of a mouse: nobody has read another page by then. */
const PAUSE_MS = 500;

/** What lies below a press: the page, or the dialog over it. */
const placeNow = (): string => `${location.pathname} ${document.querySelectorAll('dialog[open]').length}`;

/**
 * Buttons that lead on lie at the same spot of each page, and of a question over it: of a double press the second would
 * press that of what has just come, and pay. It belongs to where the first was made, and does nothing elsewhere. Keys
 * press once each.
 */
export function keepPressesToTheirPlace(): void {
  /** From the start of the page: the tap that led to it may have been the first of two. */
  let lastMs = 0;
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
      const isAgain = press.detail > 1 || (!isMouse && press.timeStamp - lastMs < PAUSE_MS);
      if (!isAgain) place = placeNow();
      lastMs = press.timeStamp;
      if (place === placeNow()) return;
      press.preventDefault();
      press.stopPropagation();
    },
    true,
  );
}
