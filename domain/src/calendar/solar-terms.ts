import { dayInTokyo, type PlainDate } from './plain-date.ts';

/** The solar terms (二十四節気) that greetings go by, as the sun's apparent longitude, degrees. */
const LONGITUDES = { 小寒: 285, 立春: 315, 小暑: 105, 立秋: 135, 白露: 165 } as const;
type SolarTerm = keyof typeof LONGITUDES;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Noon of 1 January 2000, from which the formulas count (J2000.0). */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
const DEGREES_PER_DAY = 360 / 365.2422;

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/**
 * The sun's apparent longitude at an instant, degrees, within 0.01° (a quarter of an hour) from 1950 to 2050.
 * Jean Meeus, Astronomical Algorithms, chapter 25: low accuracy.
 */
function sunLongitude(instantMs: number): number {
  const centuries = (instantMs - EPOCH_MS) / (36_525 * DAY_MS);
  const mean = 280.46646 + 36_000.76983 * centuries;
  const anomaly = 357.52911 + 35_999.05029 * centuries;
  const centre =
    (1.914602 - 0.004817 * centuries) * sine(anomaly) +
    0.019993 * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly);
  const nutation = 0.00569 + 0.00478 * sine(125.04 - 1934.136 * centuries);
  return mean + centre - nutation;
}

/** How far the sun has to go to a longitude, from −180 to 180 degrees. */
const degreesTo = (longitude: number, instantMs: number): number =>
  ((((longitude - sunLongitude(instantMs) + 180) % 360) + 360) % 360) - 180;

/** The day in Tokyo on which a solar term of a year falls. */
export function solarTermDay(term: SolarTerm, year: number): PlainDate {
  const longitude = LONGITUDES[term];
  // The year begins at about 280°; the terms of January to March lie before 360°, the others after it.
  const daysFromNewYear = ((longitude - 280 + 360) % 360) / DEGREES_PER_DAY;
  let instantMs = Date.UTC(year, 0, 1) + daysFromNewYear * DAY_MS;
  for (let step = 0; step < 4; step += 1) {
    instantMs += (degreesTo(longitude, instantMs) / DEGREES_PER_DAY) * DAY_MS;
  }
  return dayInTokyo(instantMs);
}
