import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SaveButtons } from './AddressDialog.tsx';

test('Enter saves: of the buttons that send the form, the one that goes on to the next comes second', () => {
  const buttons = createElement(SaveButtons, { formId: 'f', isBusy: false, isEmpty: false, next: '次へ' });
  const [first, second] = renderToStaticMarkup(buttons).match(/<button[^>]*>/g) ?? [];
  expect(first).toContain('data-variant="primary"');
  expect(first).not.toContain('name="next"');
  expect(second).toContain('name="next"');
});
