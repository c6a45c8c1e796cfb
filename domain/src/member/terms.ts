/** Which terms a new member agrees to: the day of their last change, as their page shows it. */
export const TERMS_VERSION = '2026-11-22';
