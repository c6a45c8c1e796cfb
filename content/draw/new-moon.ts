/*
 * When the moon is new: the largest terms of Meeus, Astronomical Algorithms, chapter 49, within two minutes in this
 * century. It proves the lunisolar calendar of the platform, which is some minutes wrong where the moon is new at midnight.
 */

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/** Terrestrial time is so far ahead of the clocks of these years. */
const DELTA_T_MS = 70_000;

/** Days from the mean to the true new moon. */
function correction(k: number, t: number): number {
  const e = 1 - 0.002516 * t - 0.0000074 * t * t;
  const sun = 2.5534 + 29.1053567 * k;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t * t;
  const f = 160.7108 + 390.67050284 * k - 0.0016118 * t * t;
  const terms: readonly (readonly [days: number, degrees: number])[] = [
    [-0.4072, moon],
    [0.17241 * e, sun],
    [0.01608, 2 * moon],
    [0.01039, 2 * f],
    [0.00739 * e, moon - sun],
    [-0.00514 * e, moon + sun],
    [0.00208 * e * e, 2 * sun],
    [-0.00111, moon - 2 * f],
    [-0.00057, moon + 2 * f],
    [0.00056 * e, 2 * moon + sun],
    [-0.00042, 3 * moon],
    [0.00042 * e, sun + 2 * f],
    [0.00038 * e, sun - 2 * f],
    [-0.00024 * e, 2 * moon - sun],
    [0.000325, 299.77 + 0.107408 * k],
  ];
  return terms.reduce((sum, [days, degrees]) => sum + days * sine(degrees), 0);
}

/** The instant of a new moon, ms since 1970 UTC; number 0 is that of 6 January 2000. */
export function newMoonMs(k: number): number {
  const t = k / 1236.85;
  const julianDay = 2451550.09766 + 29.530588861 * k + 0.00015437 * t * t + correction(k, t);
  return (julianDay - 2440587.5) * 86_400_000 - DELTA_T_MS;
}
