import type { PostalAddress } from '../address/address-checks.ts';
import { fullWidthKana } from '../address/text.ts';
import { normalizeTel } from './tel.ts';

/** Where a parcel goes, and whom the carrier calls; `tel` is digits and hyphens. */
export type DeliveryAddress = {
  readonly name: string;
  readonly kana: string;
  readonly zip: string;
  readonly state: string;
  readonly address1: string;
  readonly address2: string;
  readonly tel: string;
};

/** All fields empty: what forms begin with, and what is left of an address after its retention. */
export const EMPTY_DELIVERY_ADDRESS: DeliveryAddress = {
  name: '',
  kana: '',
  zip: '',
  state: '',
  address1: '',
  address2: '',
  tel: '',
};

/** The customer as a destination: what the carrier needs, kana full-width, telephone normalized. */
export const deliveryAddressOf = ({
  name,
  kana,
  zip,
  state,
  address1,
  address2,
  tel,
}: DeliveryAddress): DeliveryAddress => ({
  ...{ name, kana: fullWidthKana(kana), zip, state, address1, address2 },
  tel: normalizeTel(tel),
});

/** 〒106-0032 東京都港区六本木1-2-3 ハイツ六本木305: a place in one line. */
export const placeInLine = ({ zip, state, address1, address2 }: PostalAddress): string =>
  `${zip.replace(/^(\d{3})/, '〒$1-')} ${state}${address1} ${address2}`.trimEnd();
