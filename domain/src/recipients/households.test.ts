import { expect, test } from 'vitest';
import { emptyPrintAddress, hasName, type PersonName, type PrintAddress } from '../address/print-address.ts';
import { households, joinHousehold, joinHouseholds, partHousehold } from './households.ts';

const name = (last: string, first: string, honorific = '様'): PersonName => ({ last, first, honorific });

const at = (person: PersonName, change: Partial<PrintAddress> = {}): PrintAddress => ({
  ...emptyPrintAddress(),
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '1-2-3',
  name: person,
  ...change,
});

const withJoint = (...joint: PersonName[]): Partial<PrintAddress> => ({
  jointNames: emptyPrintAddress().jointNames.map((slot, index) => joint[index] ?? slot),
});

const namesOf = (card: PrintAddress | undefined) =>
  [card?.name, ...(card?.jointNames ?? [])].flatMap((one) =>
    one && hasName(one) ? [`${one.last}${one.first}`] : [],
  );

const taro = at(name('髙橋', '太郎'), { code: 'taro' });
const hanako = at(name('髙橋', '花子'), { address1: '港区六本木１丁目２番３号', address2: '' });
const sho = at(name('山田', '翔', 'くん'));

test('a family at one address, however it is written, gets one card with joint names', () => {
  const [found] = households([at(name('鈴木', '一'), { address2: '9-9' }), taro, hanako, sho]);
  expect(found?.places).toEqual([1, 2, 3]);
  expect(found?.card).toMatchObject({ code: 'taro', address2: '1-2-3' });
  expect(namesOf(found?.card)).toEqual(['髙橋太郎', '花子', '山田翔']);
  expect(found?.card.jointNames[1]?.honorific).toBe('くん');
  expect(found?.card.jointNames).toHaveLength(4);
});

test('joining leaves the others in their order', () => {
  const other = at(name('鈴木', '一'), { address2: '9-9' });
  const recipients = [hanako, other, taro];
  const [found] = households(recipients);
  expect(found && joinHousehold(recipients, found).map(namesOf)).toEqual([['髙橋花子', '太郎'], ['鈴木一']]);
});

test('a family that is parted again has its cards back, and what was changed of others since stays', () => {
  const elsewhere = (last: string) => at(name(last, '一'), { address2: '9-9' });
  const recipients = [elsewhere('鈴木'), taro, elsewhere('佐藤'), hanako, sho, elsewhere('田中')];
  const [found] = households(recipients).filter(({ card }) => card.code === 'taro');
  const changed = found && joinHousehold(recipients, found).with(2, elsewhere('山本'));
  expect(changed && partHousehold(changed, found, recipients)).toEqual(recipients.with(2, elsewhere('山本')));
});

test('a name that stands on the other card already is not repeated', () => {
  const [found] = households([{ ...taro, ...withJoint(name('', '花子')) }, hanako]);
  expect(namesOf(found?.card)).toEqual(['髙橋太郎', '花子']);
  const [turned] = households([
    { ...taro, ...withJoint(name('', '花子')) },
    { ...hanako, ...withJoint(name('', '太郎')) },
  ]);
  expect(namesOf(turned?.card)).toEqual(['髙橋太郎', '花子']);
});

test('a person is named once, however their name is written', () => {
  const again = at(name('高橋', '太 郎'));
  expect(namesOf(households([taro, again])[0]?.card)).toEqual(['髙橋太郎']);
  expect(namesOf(households([taro, hanako, at(name('高橋', '花子'))])[0]?.card)).toEqual([
    '髙橋太郎',
    '花子',
  ]);
});

test('a shared card keeps the contacts in mourning whom its recipients are not', () => {
  const [found] = households([
    { ...taro, differsFrom: ['a'] },
    { ...hanako, differsFrom: ['a', 'b'] },
  ]);
  expect(found?.card.differsFrom).toEqual(['a', 'b']);
});

test.each<[string, PrintAddress[]]>([
  ['another zip', [taro, { ...hanako, zip: '1060033' }]],
  ['no street number', [taro, hanako].map((one) => ({ ...one, address2: '' }))],
  ['words of their own', [taro, { ...hanako, comment1: 'また会いましょう' }]],
  ['an office', [taro, { ...hanako, office: { company: 'ふみ', department: '', title: '' } }]],
  [
    'more than five names',
    [{ ...taro, ...withJoint(...'一二三四'.split('').map((one) => name('', one))) }, hanako],
  ],
])('recipients with %s are no household', (_, recipients) => {
  expect(households(recipients)).toEqual([]);
});

test('a shared card is for all its contacts, once each', () => {
  const [found] = households([taro, { ...hanako, code: 'hanako', alsoFor: ['taro', 'old'] }, sho]);
  expect(found?.card).toMatchObject({ code: 'taro', alsoFor: ['hanako', 'old'] });
  expect(households([taro, hanako])[0]?.card).not.toHaveProperty('alsoFor');
});

test('all households are joined at once; more names than a card holds stay apart', () => {
  const elsewhere = (person: PersonName) => at(person, { address2: '9-9' });
  const [jiro, saburo] = [elsewhere(name('鈴木', '次郎')), elsewhere(name('鈴木', '三郎'))];
  expect(joinHouseholds([taro, jiro, hanako, saburo]).map(namesOf)).toEqual([
    ['髙橋太郎', '花子'],
    ['鈴木次郎', '三郎'],
  ]);
  const many = ['一', '二', '三', '四', '五', '六'].map((first) => at(name('佐藤', first)));
  expect(joinHouseholds(many)).toEqual(many);
  expect(joinHouseholds([])).toEqual([]);
});
