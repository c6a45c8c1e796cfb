import type { AddressFields } from './parse/parse-address.ts';
import { graphemeCount } from './text.ts';
import { ADDRESS_LIMITS } from './validate.ts';
import type { Locality } from './zip.ts';

/**
 * The fields that a zip fills: city and town in the first line, a building in the second.
 * Where the first line would pass its limit (spec §5: 25), the town goes to the second.
 */
export function fillFromZip({ prefecture, city, area, facility }: Locality): AddressFields {
  const fits = graphemeCount(city + area) <= ADDRESS_LIMITS.address1;
  return fits
    ? { state: prefecture, address1: city + area, address2: facility }
    : { state: prefecture, address1: city, address2: area + facility };
}
