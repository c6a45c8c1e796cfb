import { emptyPrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { noAddresses, parseAddresses, serializeAddresses } from './address-storage.ts';

const aSender = { ...emptyPrintAddress(), zip: '1060032', comment1: 'お元気ですか' };

test('addresses lie in session storage in the shape of spec §3', () => {
  const text = serializeAddresses({ ...noAddresses(), sender: aSender, recipients: [emptyPrintAddress()] });
  expect(JSON.parse(text)).toMatchObject({
    sender: { zip: '1060032', name: { name_last: '', name_first: '', honorific: '様' } },
    receivers: [{ jointNames: [{}, {}, {}, {}] }],
  });
  expect(parseAddresses(text).sender).toEqual(aSender);
});

test.each([null, 'no json', '[]', '7', '{"sender":5}', '{"receivers":{}}'])(
  'damaged storage %s counts as no addresses',
  (text) => {
    expect(parseAddresses(text).recipients).toEqual([]);
  },
);

test('the legacy comment is read where the two lines are missing', () => {
  expect(parseAddresses('{"sender":{"comment":"旧"},"receivers":[]}').sender.comment1).toBe('旧');
});

test('an unknown value of the address style becomes the default', () => {
  expect(parseAddresses('{"sender":{},"style":{"face":"comic","numerals":"arabic"}}').style).toEqual({
    face: 'mincho',
    numerals: 'arabic',
  });
});
