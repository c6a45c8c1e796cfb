import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnnouncedMessage } from './AnnouncedMessage.tsx';

test.each(['info', 'warning', 'done'] as const)('a %s message is no live region of its own', (tone) => {
  const markup = renderToStaticMarkup(<AnnouncedMessage tone={tone}>言葉</AnnouncedMessage>);
  expect(markup).not.toMatch(/role="(status|alert)"|aria-live=/);
});

test('an error is read as soon as it is put in', () => {
  expect(renderToStaticMarkup(<AnnouncedMessage tone="error">言葉</AnnouncedMessage>)).toContain(
    'role="alert"',
  );
});
