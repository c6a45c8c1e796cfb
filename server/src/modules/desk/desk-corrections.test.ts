import { expect, test } from 'vitest';
import { signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, hanako, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { type ExportRequest, exportParcels } from '../parcel/carrier-file.service.ts';
import { findParcels } from '../parcel/parcel.repository.ts';
import { carrierTerms, labelAddress, mendLabel, shipParcel } from '../parcel/parcel.service.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;
const owner = await signedInDesk(shop, 'owner');
const support = await signedInDesk(shop, 'support');
// The template has no contract; a shop that ships has.
Object.assign(carrierTerms.contract, { b2CustomerCode: '012345678901' });

const exportOf = (request: ExportRequest, by = 'test') =>
  context.db.transaction((tx) => exportParcels(tx, context, request, by));

async function paidOrder() {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code, { productCode: 'T0024' });
  const created = await client.orderCreate({
    body: orderBody(bookCode, { quantities: [1, 1], deliveryKindId: 5 }),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const orderCode = created.value.code;
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  const order = await findOwnOrder(context.db, orderCode, client.member.code);
  return order?.number ?? '';
}

test('a corrected destination clears the label and the export of its parcel', async () => {
  const number = await paidOrder();
  await owner.deskOrderPrint({ body: { number } });
  const [first, second] = [`${number}-1`, `${number}-2`];
  expect((await context.db.transaction((tx) => mendLabel(tx, first, { address2: '古い番地' }))).ok).toBe(
    true,
  );
  const request = { layout: 'b2-nekopos', parcels: [first], isAgain: false };
  expect((await exportOf(request)).ok).toBe(true);
  const { name, kana, zip, state, address1, tel } = hanako;
  const address = { name, kana, zip, state, address1, address2: '9-9-9', tel };
  const correct = (position: number) => support.deskAddressCorrect({ body: { number, position, address } });
  expect((await correct(0)).ok).toBe(true);
  const [parcel] = await findParcels(context.db, [first]);
  expect(parcel && labelAddress(parcel).address2).toBe('9-9-9');
  expect((await exportOf(request)).ok, 'in the next file').toBe(true);
  const leaving = { trackingNumber: '123456789012', isUncounted: true };
  expect((await context.db.transaction((tx) => shipParcel(tx, context, second, leaving))).ok).toBe(true);
  expect((await correct(1)).ok, 'of a parcel that has left').toBe(false);
  await support.deskOrderHold({ body: { number, reason: '確認中' } });
  const again = { ...request, isAgain: true };
  expect(await exportOf(again), 'held').toMatchObject({ error: { kind: 'nothing' } });
});
