import { dayInTokyo, parseAddress, type Shipment, textOf } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { CarrierTerms } from './carrier-terms.ts';
import type { Parcel } from './parcel.repository.ts';
import { carrierTerms, labelAddress } from './parcel.service.ts';

export type ShipmentTools = Pick<TransactionContext, 'zip' | 'clock' | 'config'>;

/**
 * Stands for a missing contract number outside of production, so that a shop on trial can export.
 */
const TRIAL_NUMBER = '000000000000';

function contractOf({ config }: ShipmentTools): CarrierTerms['contract'] {
  const { b2CustomerCode, b2FareNumber, sagawaCustomerCode } = carrierTerms.contract;
  const missing = config.isProduction ? '' : TRIAL_NUMBER;
  return {
    b2CustomerCode: b2CustomerCode || missing,
    b2FareNumber,
    sagawaCustomerCode: sagawaCustomerCode || missing,
  };
}

/** A parcel under the names that carriers' layouts use, its address cut into its parts as typed. */
export function shipmentOf(tools: ShipmentTools, parcel: Parcel): Shipment {
  const { zip, clock } = tools;
  const to = labelAddress(parcel);
  const parsed = parseAddress(to, zip.directory().find(to.zip));
  const day = dayInTokyo(clock.nowMs());
  const street = textOf(parsed, ['street', 'town', 'aza', 'number']);
  const building = textOf(parsed, ['building', 'room', 'rest']);
  const city = textOf(parsed, ['city']);
  // Where the zip table does not know the place, the typed lines are kept as they are.
  const isCut = city !== '';
  const { sender, item } = carrierTerms;
  const place = isCut ? { city, street, building } : { city: to.address1, street: to.address2, building: '' };
  return {
    parcel: parcel.number,
    daySlashes: day.replaceAll('-', '/'),
    dayDigits: day.replaceAll('-', ''),
    tel: to.tel,
    zip: to.zip,
    state: to.state,
    ...place,
    stateAndCity: to.state + place.city,
    address: to.state + place.city + place.street,
    name: to.name,
    item,
    count: `${parcel.quantity}部`,
    senderName: sender.name,
    senderZip: sender.zip,
    senderAddress: sender.address,
    senderBuilding: sender.building,
    senderTel: sender.tel,
    ...contractOf(tools),
  };
}
