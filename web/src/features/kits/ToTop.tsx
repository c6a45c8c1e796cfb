import { kitsCopy } from '../../copy/kits.ts';
import { Button } from '../../ui/Button.tsx';

/** Back to the head of a long list (spec §2), for the eye and for focus. */
export function ToTop() {
  return (
    <Button
      icon="arrow-up"
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }}
    >
      {kitsCopy.toTop}
    </Button>
  );
}
