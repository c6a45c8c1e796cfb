import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SaveButtons } from './AddressDialog.tsx';

const buttonsOf = (state: { readonly isBusy: boolean; readonly isEmpty: boolean }): readonly string[] => {
  const props = { formId: 'f', next: '次へ', onNext: () => {}, ...state };
  return renderToStaticMarkup(createElement(SaveButtons, props)).match(/<button[^>]*>/g) ?? [];
};

test('Enter saves, and keys reach the buttons in the order in which they are seen', () => {
  const buttons = buttonsOf({ isBusy: false, isEmpty: false });
  expect(buttons.map((button) => button.includes('type="submit"'))).toEqual([false, true]);
});

test('both buttons keep the focus while the address is saved, and take none where there is nothing to save', () => {
  const takesNone = (button: string) => / disabled=""/.test(button);
  const busy = buttonsOf({ isBusy: true, isEmpty: false });
  expect(busy.map(takesNone)).toEqual([false, false]);
  expect(busy.map((button) => button.includes('aria-disabled="true"'))).toEqual([true, true]);
  expect(buttonsOf({ isBusy: false, isEmpty: true }).map(takesNone)).toEqual([true, true]);
});
