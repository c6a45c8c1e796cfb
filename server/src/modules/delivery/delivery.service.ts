import { isZip, type Place, type PlaceWarning, placeWarnings, type ZipPlace } from '@fumi/domain';
import type { Zips } from './zip-open.ts';

/** Whether a zip can be delivered to, and how many days more that takes. */
export function deliveryTo(zips: Zips, zip: string) {
  const places = zips.directory().find(zip);
  const [slowest] = places.map(zips.remote).sort((a, b) => b.extraDays - a.extraDays);
  return {
    deliverable: places.length > 0,
    extraDays: slowest?.extraDays ?? 0,
    notice: slowest?.notice ?? null,
  };
}

export type ZipCandidate = ZipPlace & { readonly zip: string };

/** The zips that an address may have, the likeliest first. */
export function zipsOf(zips: Zips, place: Omit<Place, 'zip'>): ZipCandidate[] {
  const directory = zips.directory();
  return zips.reverse(`${place.state}${place.address1}${place.address2}`).map((entry) => ({
    zip: entry.zip,
    ...(directory.city(entry.cityCode) ?? { prefecture: '', city: '' }),
    area: entry.area,
    facility: entry.facility,
  }));
}

export type CheckedPlace = { readonly warnings: PlaceWarning[]; readonly zips: string[] };

const ABOUT_ZIP: readonly PlaceWarning[] = ['zip-missing', 'zip-unknown', 'zip-disagrees'];

/** Warnings of one address, and where its zip is in doubt, the zips that it may be. */
export function checkPlace(zips: Zips, place: Place): CheckedPlace {
  const places = isZip(place.zip) ? zips.directory().find(place.zip) : [];
  const warnings = placeWarnings(place, places);
  const isZipInDoubt = warnings.some((warning) => ABOUT_ZIP.includes(warning));
  const found = isZipInDoubt ? zipsOf(zips, place).map(({ zip }) => zip) : [];
  return { warnings, zips: [...new Set(found)].filter((zip) => zip !== place.zip) };
}
