import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { QuestionDialog } from './QuestionDialog.tsx';

const nothing = () => {};

/** The answer at which focus begins. */
function focused(isOfDoubt: boolean): string | undefined {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <QuestionDialog
        title="質問"
        accept="進む"
        onAccept={nothing}
        cancel="もどる"
        onCancel={nothing}
        isOfDoubt={isOfDoubt}
      >
        <p>よろしいですか。</p>
      </QuestionDialog>
    </MemoryRouter>,
  );
  return /<button[^>]*data-autofocus[^>]*>(.*?)<\/button>/.exec(html)?.[1];
}

test('focus begins at the answer that leads on, or at the other one where that passes over a doubt', () => {
  expect(focused(false)).toBe('進む');
  expect(focused(true)).toBe('もどる');
});
