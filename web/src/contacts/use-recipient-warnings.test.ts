import { contactToPrintAddress, emptyContact } from '@fumi/domain';
import { expect, test } from 'vitest';
import { openDoubts, recipientWarnings } from './use-recipient-warnings.ts';

const contact = {
  ...emptyContact(),
  code: 'a',
  zip: '1050011',
  state: '東京都',
  address1: '港区芝公園',
  address2: '東京タワー',
  dismissedDoubts: ['no-street-number'] as const,
};
const recipient = contactToPrintAddress(contact);

test('a doubt that was dismissed in the address book is not asked about at the card', () => {
  expect(openDoubts(recipient, ['no-street-number'], [contact])).toEqual([]);
  expect(openDoubts(recipient, ['no-street-number'], [])).toEqual(['no-street-number']);
});

test('it is asked about again where the card says another address', () => {
  expect(openDoubts({ ...recipient, address2: '' }, ['no-street-number'], [contact])).toEqual([
    'no-street-number',
  ]);
});

test('whoever stands among the recipients twice is pointed out at both cards, however they are written', () => {
  const typed = {
    ...recipient,
    code: '',
    name: { last: '渡邉', first: '花子', honorific: '様' },
    address1: '港区芝公園四丁目2番8号',
  };
  const again = {
    ...typed,
    name: { last: '渡邊', first: '花 子', honorific: '先生' },
    address1: '港区芝公園４－２－８',
  };
  const another = { ...typed, name: { ...typed.name, first: '太郎' } };
  const nobody = { ...typed, name: { last: '', first: '', honorific: '様' } };
  const all = [typed, another, again, nobody, nobody];
  expect(recipientWarnings(all, [['zip-missing']], [])).toEqual([
    ['twice', 'zip-missing'],
    [],
    ['twice'],
    [],
    [],
  ]);
});
