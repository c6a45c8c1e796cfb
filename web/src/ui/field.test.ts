import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

test('a field without the focus describes itself by its error, and does not read it aloud', () => {
  const markup = renderToStaticMarkup(
    createElement(TextField, { id: 'pin', label: '認証コード', error: '違います。' }),
  );
  expect(markup).toContain('aria-describedby="pin-error"');
  expect(markup).toMatch(/aria-live="off"><p[^>]* id="pin-error">違います。/);
});
