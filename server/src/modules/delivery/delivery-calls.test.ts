import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { RATE_LIMITS } from '../rate-limit/rate-limits.ts';

const { visitor, signedUpMember, context } = await testApp();
const client = visitor();

test('zipinfo answers with the localities of a zip', async () => {
  expect(await client.zipinfoGet({ query: { zip: '1040061' } })).toEqual({
    ok: true,
    value: { info: [{ prefecture: '東京都', city: '中央区', area: '銀座', facility: '' }] },
  });
  expect(await client.zipinfoGet({ query: { zip: '1234567' } })).toEqual({ ok: true, value: { info: [] } });
});

test('a zip that lies in two prefectures is answered with both', async () => {
  const answer = await client.zipinfoGet({ query: { zip: '4980000' } });
  const localities = answer.ok ? answer.value.info : [];
  expect(localities.map(({ prefecture }) => prefecture)).toEqual(['愛知県', '三重県']);
});

test.each([
  "1234567' OR 1=1 --",
  '１０４００６１',
  '104-0061',
  '104006',
  '10400611',
  '',
  '104006a',
  '１234567',
])('%j is a bad request', async (zip) => {
  const asked = await client.request({ path: `/api/delivery/zipinfo?zip=${encodeURIComponent(zip)}` });
  const posted = await client.request({ method: 'POST', path: '/api/delivery/zipinfo', body: { zip } });
  expect([asked.status, posted.status]).toEqual([400, 400]);
});

test('a delivery to an island takes longer', async () => {
  expect(await client.zipinfoCheck({ body: { zip: '1002101' } })).toMatchObject({
    value: { deliverable: true, extraDays: 8 },
  });
});

test('an address finds its zip', async () => {
  const body = { zip: '', state: '東京都', address1: '中央区銀座', address2: '4-1' };
  expect(await client.zipSearch({ body })).toMatchObject({
    value: { mends: [{ what: 'zip', zip: '1040061' }] },
  });
});

test('a list of five hundred addresses is checked in one call', async () => {
  const member = await signedUpMember();
  const good = { zip: '1040061', state: '東京都', address1: '中央区銀座', address2: '4-1' };
  const addresses = Array.from({ length: 500 }, (_, index) =>
    index === 7 ? { ...good, zip: '1060032' } : good,
  );
  const answer = await member.addressCheck({ body: { addresses } });
  const results = answer.ok ? answer.value.results : [];
  expect(results.length).toBe(500);
  expect(results.flatMap(({ warnings }, index) => (warnings.length > 0 ? [index] : []))).toEqual([7]);
  expect(results[7]).toMatchObject({ localities: [{ area: '六本木' }], mends: [{ zip: '1040061' }] });
});

test('each address of a list counts towards the limit', async () => {
  const member = await signedUpMember();
  const { max } = RATE_LIMITS['address-check-member'];
  await refuseOverLimit(context, ['address-check-member', member.member.code, max - 3]);
  const addresses = Array.from({ length: 2 }, () => ({ zip: '', state: '', address1: '', address2: '' }));
  const check = () => member.addressCheck({ body: { addresses } });
  expect(await check()).toMatchObject({ ok: true });
  expect(await check()).toMatchObject({ ok: false, error: { error: { code: 'too_many_requests' } } });
});
