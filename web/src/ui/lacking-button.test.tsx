import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LackingButton } from './LackingButton.tsx';

const WHY = '利用規約に同意してください';

test('what a button lacks is described by words beside it', () => {
  const html = renderToStaticMarkup(<LackingButton lack={WHY}>登録へ進む</LackingButton>);
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain(`<span hidden="" id="${id}">${WHY}</span>`);
});

test('what the page says already is not said twice', () => {
  const html = renderToStaticMarkup(
    <LackingButton lack={WHY} aria-describedby="why">
      登録へ進む
    </LackingButton>,
  );
  expect(html).toContain('aria-describedby="why"');
  expect(html).not.toContain(WHY);
});

test('a button that lacks nothing says nothing', () => {
  const html = renderToStaticMarkup(<LackingButton lack={null}>登録へ進む</LackingButton>);
  expect(html).not.toMatch(/aria-|hidden/);
});
