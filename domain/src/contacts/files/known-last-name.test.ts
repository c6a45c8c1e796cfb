import { expect, test } from 'vitest';
import { readJoint, readName } from './cell-name.ts';
import { partByLastName } from './known-last-name.ts';

test.each<[string, string, string, boolean]>([
  ['山田太郎', '山田', '太郎', true],
  ['髙橋是清', '髙橋', '是清', true],
  ['久保田利伸', '久保田', '利伸', false],
  ['森太郎', '森', '太郎', false],
  ['東海谷', '東', '海谷', false],
  ['小野寺昭', '小野寺', '昭', false],
])('%s is %s %s', (whole, last, first, isSure) => {
  expect(partByLastName(whole)).toEqual({ last, first, isSure });
});

test.each([
  '長谷川',
  '山',
  '薬師寺川蒼風',
  '山田 太郎',
  '山田家',
  '佐藤夫妻',
  '田中医院',
  '鈴木商事',
  '山田工務店',
  '山田（株）',
  '山田太郎左衛門',
  '',
])('%j is not parted', (text) => {
  expect(partByLastName(text)).toBeNull();
});

const parted = (last: string, first: string, full: string) => {
  const { name, others, isSure } = readName(last, first, full, '');
  return { names: [name, ...others].map((one) => `${one.last} ${one.first}`), isSure };
};

test('a whole name in one cell is parted by frequent last names, and a doubtful one is told', () => {
  expect(parted('', '', '山田太郎')).toEqual({ names: ['山田 太郎'], isSure: true });
  expect(parted('', '', '森太郎')).toEqual({ names: ['森 太郎'], isSure: false });
  expect(parted('', '', '五十嵐 太郎 花子')).toEqual({ names: ['五十嵐 太郎 花子'], isSure: false });
  expect(parted('', '', '薬師寺川蒼風')).toEqual({ names: ['薬師寺川蒼風 '], isSure: true });
  expect(parted('', '', 'John F Smith').isSure).toBe(true);
});

test('a whole name in the cell of the last or the first name is parted where nothing else is likely', () => {
  expect(parted('', '鈴木次郎', '')).toEqual({ names: ['鈴木 次郎'], isSure: true });
  expect(parted('鈴木次郎', '', '')).toEqual({ names: ['鈴木 次郎'], isSure: true });
  expect(parted('小野田', '', '')).toEqual({ names: ['小野田 '], isSure: true });
  expect(parted('', '花子', '')).toEqual({ names: [' 花子'], isSure: true });
  expect(parted('山田', '林太郎', '')).toEqual({ names: ['山田 林太郎'], isSure: true });
});

test('a joint name drops the last name of its household though no blank parts them, and keeps another', () => {
  expect(parted('', '', '山田太郎・山田花子')).toEqual({ names: ['山田 太郎', ' 花子'], isSure: true });
  expect(readJoint('薬師寺川花子', '薬師寺川')).toEqual({ last: '', first: '花子', honorific: '' });
  expect(readJoint('鈴木花子', '山田')).toEqual({ last: '鈴木', first: '花子', honorific: '' });
  expect(readJoint('森生', '山田')).toEqual({ last: '', first: '森生', honorific: '' });
  expect(readJoint('山田', '山田')).toEqual({ last: '', first: '山田', honorific: '' });
});
