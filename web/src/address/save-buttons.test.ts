import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SaveButtons } from './AddressDialog.tsx';

const buttonsOf = ({
  isBusy,
  isEmpty,
}: {
  readonly isBusy: boolean;
  readonly isEmpty: boolean;
}): readonly string[] => {
  const props = {
    formId: 'f',
    next: '次へ',
    onNext: () => {},
    isBusy,
    lack: isEmpty ? 'お名前を' : null,
    onLack: () => {},
  };
  return renderToStaticMarkup(createElement(SaveButtons, props)).match(/<button[^>]*>/g) ?? [];
};

test('Enter saves, and keys reach the buttons in the order in which they are seen', () => {
  const buttons = buttonsOf({ isBusy: false, isEmpty: false });
  expect(buttons.map((button) => button.includes('type="submit"'))).toEqual([false, true]);
});

const isOff = (button: string): boolean => button.includes('aria-disabled="true"');

test('both buttons keep the focus, while the address is saved and where there is nothing to save', () => {
  for (const state of [
    { isBusy: true, isEmpty: false },
    { isBusy: false, isEmpty: true },
  ]) {
    const buttons = buttonsOf(state);
    expect(buttons.map(isOff)).toEqual([true, true]);
    expect(buttons.filter((button) => / disabled=""/.test(button))).toEqual([]);
  }
});

test('a button that cannot be pressed yet is read with what is missing', () => {
  const said = buttonsOf({ isBusy: false, isEmpty: true }).map((button) =>
    button.includes('aria-describedby'),
  );
  expect(said).toEqual([true, true]);
});
