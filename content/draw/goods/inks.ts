import type { Ink } from '@fumi/domain';

/* Inks of calendars, as the press mixes them: fine strokes have one or two of the four colours. */

export const SUMI: Ink = [0, 0, 0, 1];
export const CHARCOAL: Ink = [0, 0, 0, 0.82];
export const GREY: Ink = [0, 0, 0, 0.55];
/** Of rules, which must not shout. */
export const MIST: Ink = [0, 0, 0, 0.28];
export const WHITE: Ink = [0, 0, 0, 0];
