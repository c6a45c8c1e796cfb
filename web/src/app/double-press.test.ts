import { afterEach, expect, test, vi } from 'vitest';
import { keepPressesToTheirPage } from './double-press.ts';

type Press = { readonly at: number; readonly detail?: number; readonly type?: string; readonly y?: number };

/** A window on whose pages one presses; whether a press reaches what it lies on. */
function aWindow() {
  let listener = (_event: object): void => {};
  const location = { pathname: '/customer' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', (_type: string, added: typeof listener) => {
    listener = added;
  });
  keepPressesToTheirPage();
  const press = ({ at, detail = 1, type = 'touch', y = 600 }: Press): boolean => {
    let hasArrived = true;
    const stopPropagation = () => {
      hasArrived = false;
    };
    const place = { clientX: 200, clientY: y };
    listener({ detail, pointerType: type, timeStamp: at, ...place, preventDefault() {}, stopPropagation });
    return hasArrived;
  };
  const goTo = (pathname: string) => {
    location.pathname = pathname;
  };
  return { press, goTo };
}

afterEach(() => vi.unstubAllGlobals());

test('the second tap of a double tap presses nothing of the page that has come between', () => {
  const { press, goTo } = aWindow();
  expect(press({ at: 1000 })).toBe(true);
  goTo('/payment');
  expect(press({ at: 1400 })).toBe(false);
  expect(press({ at: 1800 }), 'nor does a third').toBe(false);
  expect(press({ at: 2400 }), 'a press of its own').toBe(true);
});

test('nor does that of a double click, however slow the hand is set', () => {
  const { press, goTo } = aWindow();
  press({ at: 1000, type: 'mouse' });
  goTo('/payment');
  expect(press({ at: 1900, type: 'mouse', detail: 2 })).toBe(false);
  expect(press({ at: 2500, type: 'mouse' })).toBe(true);
});

test('quick presses of one page, elsewhere on the next, or by a mouse one by one are all presses', () => {
  const { press, goTo } = aWindow();
  press({ at: 1000 });
  expect(press({ at: 1200 })).toBe(true);
  goTo('/payment');
  expect(press({ at: 1400, y: 200 })).toBe(true);
  press({ at: 3000, type: 'mouse' });
  goTo('/customer');
  expect(press({ at: 3100, type: 'mouse' })).toBe(true);
});

test('a double click that began on the page before, which was loaded anew, presses nothing', () => {
  const { press } = aWindow();
  expect(press({ at: 100, type: 'mouse', detail: 2 })).toBe(false);
});
