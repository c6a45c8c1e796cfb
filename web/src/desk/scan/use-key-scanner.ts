import { useEffect, useEffectEvent } from 'react';
import { codeAtEnter, letterOf, type Typed, typeOn } from './key-text.ts';

const FIELD = 'input, textarea, select, dialog[open]';
const NOTHING: Typed = { text: '', atMs: 0 };

/**
 * Reads what a hand scanner types anywhere on the page but in a field. Its letters are nobody's shortcut: a code that
 * begins with g and o must not lead away, nor its Enter press a button.
 */
export function useKeyScanner(onText: (text: string) => void): void {
  const onEnter = useEffectEvent(onText);
  useEffect(() => {
    let typed = NOTHING;
    const listen = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.closest(FIELD);
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
      const letter = letterOf(event);
      if (letter !== '') {
        typed = typeOn(typed, letter, event.timeStamp);
        event.stopPropagation();
        // A space would press the button that has focus, or scroll.
        if (typed.text.length > 1) event.preventDefault();
        return;
      }
      const code = event.key === 'Enter' ? codeAtEnter(typed, event.timeStamp) : null;
      if (code === null) return;
      event.preventDefault();
      event.stopPropagation();
      onEnter(code);
      typed = NOTHING;
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
