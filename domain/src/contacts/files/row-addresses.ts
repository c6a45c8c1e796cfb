import type { PostalAddress } from '../../address/address-checks.ts';
import type { AddressFields } from '../../address/parse/parse-address.ts';
import { PREFECTURES } from '../../address/prefectures.data.ts';
import { isBlank } from '../../address/text.ts';
import { readZip, splitZip, withoutPhone } from './cell-text.ts';
import type { Values } from './row-values.ts';
import { joinLines, splitLines, splitPrefecture } from './split.ts';

/** Several columns as the three fields of ours; a prefecture that begins the first line is taken out of it. */
function linesOf(state: string, city: string, rest: readonly string[]): AddressFields {
  const more = joinLines(rest);
  if (!isBlank(state) && (!isBlank(city) || more === '')) return { state, address1: city, address2: more };
  const first = isBlank(city) ? more : city;
  const split = isBlank(state) ? splitPrefecture(first) : { state, rest: first };
  if (!isBlank(city)) {
    const address1 = split.state === '' && !PREFECTURES.includes(first) ? city : split.rest;
    return more === ''
      ? { state: split.state, ...splitLines(address1) }
      : { state: split.state, address1, address2: more };
  }
  return { state: split.state, ...splitLines(split.rest) };
}

export type RowAddress = {
  readonly address: PostalAddress;
  readonly isOffice: boolean;
  readonly hadPhone: boolean;
};

type AddressCells = { readonly zip: string; readonly state: string; readonly lines: readonly string[] };

/** `lines`: city and town first. A zip may begin any of them, and a telephone number end any. */
function addressOf({ zip, state, lines }: AddressCells, isOffice: boolean): RowAddress {
  const phoneless = [state, ...lines].map(withoutPhone);
  const [own = '', ...texts] = phoneless.map(({ text }) => text);
  const withZip = isBlank(zip) ? texts.findIndex((text) => splitZip(text).zip !== '') : -1;
  const split = splitZip(texts[withZip] ?? '');
  const [city = '', ...rest] = withZip < 0 ? texts : texts.with(withZip, split.rest);
  const address = linesOf(own, city, rest);
  return {
    address: { zip: readZip(isBlank(zip) ? split.zip : zip, address), ...address },
    isOffice,
    hadPhone: phoneless.some(({ hadPhone }) => hadPhone),
  };
}

/** What a file calls an address of work. */
const isWork = (kind: string): boolean => /work|office|business|会社|職場|勤務先|仕事/i.test(kind);

/** The addresses of a row that are filled, the home before the office. */
export function rowAddresses(values: Values): RowAddress[] {
  const [kind, otherKind] = [values('addressKind'), values('companyAddressKind')];
  const home = {
    zip: values('zip'),
    state: values('state'),
    lines: [
      joinLines([values('city'), values('address')]),
      ...[values('street'), values('building'), values('line3'), values('line4')],
    ],
  };
  const office = {
    zip: values('companyZip'),
    state: values('companyState'),
    lines: [
      values('companyCity'),
      ...[values('companyStreet'), values('companyBuilding'), values('companyLine3')],
    ],
  };
  return [addressOf(home, isWork(kind)), addressOf(office, isBlank(otherKind) || isWork(otherKind))]
    .filter(({ address }) => !Object.values(address).every(isBlank))
    .toSorted((one, other) => Number(one.isOffice) - Number(other.isOffice));
}

export const NO_ADDRESS: RowAddress = {
  address: { zip: '', state: '', address1: '', address2: '' },
  isOffice: false,
  hadPhone: false,
};

/** Our own files say in which field each word stands. */
export function ownAddress(values: Values): RowAddress {
  const place = { state: values('state'), address1: values('city') };
  const address = { zip: readZip(values('zip'), place), ...place, address2: values('street') };
  return { address, isOffice: false, hadPhone: false };
}
