import type { Ink } from '@fumi/domain';

/* Inks of calendars, as the press mixes them: fine strokes have one or two of the four colours. */

export const SUMI: Ink = [0, 0, 0, 1];
export const CHARCOAL: Ink = [0, 0, 0, 0.82];
export const GREY: Ink = [0, 0, 0, 0.55];
/** Of rules, which must not shout. */
export const MIST: Ink = [0, 0, 0, 0.28];
export const VERMILION: Ink = [0, 0.88, 0.82, 0.06];
export const INDIGO: Ink = [0.92, 0.62, 0, 0.12];
export const WHITE: Ink = [0, 0, 0, 0];
