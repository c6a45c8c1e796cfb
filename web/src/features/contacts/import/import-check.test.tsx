import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImportCheck } from './ImportCheck.tsx';

const nothing = () => {};

/** Attributes of the button that saves what was read. */
function saveButton(isRereading: boolean): string | undefined {
  const html = renderToStaticMarkup(
    <ImportCheck
      checking={{
        ...{ step: 'check', file: new File([], '住所録.csv'), encodings: [], encoding: null, layout: null },
        ...{ columns: null, untaken: [], contacts: [], swaps: [], widensNames: false, decisions: ['add'] },
        ...{ isRereading, warnings: new Map(), compared: 'yet' },
      }}
      {...{ onTarget: nothing, onDecision: nothing, onSwaps: nothing, onWiden: nothing }}
      {...{ onSave: nothing, onEncoding: nothing, onRestart: nothing }}
    />,
  );
  return /<button([^>]*)>[^<]*1[^<]*<\/button>/.exec(html)?.[1];
}

test('nothing can be saved while the file is being read again', () => {
  expect(saveButton(true)).toContain('aria-disabled');
  expect(saveButton(false)).not.toContain('aria-disabled');
});
