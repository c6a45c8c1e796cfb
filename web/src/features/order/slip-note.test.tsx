import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { slipCopy } from '../../copy/payment.ts';
import { SlipNote } from './SlipNote.tsx';

test('an order with a till slip links to it and shows its deadline in Japanese time', () => {
  const slip = { url: 'https://provider.example/voucher', expiresAt: '2026-11-30T14:59:59.000Z' };
  const markup = renderToStaticMarkup(<SlipNote slip={slip} />);
  expect(markup).toContain('2026/11/30 23:59');
  expect(markup).toContain('href="https://provider.example/voucher"');
});

test('a number for a till that the provider has not sent yet is not said to be issued', () => {
  const markup = renderToStaticMarkup(<SlipNote slip={{ url: null, expiresAt: null }} />);
  expect(markup).toContain(slipCopy.begun);
  expect(markup).not.toContain('href');
});
