import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PeopleChoice } from './PeopleChoice.tsx';

test('joint names stand beside the name in the list', () => {
  const name = { last: '髙橋', first: '花子', honorific: '様' };
  const address = { state: '東京都', address1: '港区六本木1-2-3', address2: '' };
  const jointNames = [
    { last: '', first: '翔', honorific: 'くん' },
    { last: '山田', first: '蓮', honorific: '様' },
  ];
  const people = [{ contact: { code: 'a', name, jointNames, ...address } }];
  const list = { title: '', people, chosen: new Set<string>(), hasRoom: true, onToggle: () => undefined };
  const words = renderToStaticMarkup(createElement(PeopleChoice, list)).replace(/<[^>]*>/g, '');
  expect(words).toContain('髙橋 花子 様連名：翔 くん、山田 蓮 様東京都');
});
