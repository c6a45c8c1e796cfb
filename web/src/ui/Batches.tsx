import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';

type Props<Item> = {
  readonly items: readonly Item[];
  /** How many are added at a time. */
  readonly size: number;
  /** The words of the button, by how many are hidden. */
  readonly more: (hidden: number) => string;
  readonly children: (shown: readonly Item[]) => ReactNode;
};

/** A long list, some at a time: thousands of rows at once would hold up the page. */
export function Batches<Item>({ items, size, more, children }: Props<Item>) {
  const [shown, setShown] = useState(size);
  const end = useRef<HTMLDivElement>(null);
  const isWhole = shown >= items.length;
  useLayoutEffect(() => {
    // The button disappears with the last rows: focus stays at its place.
    if (isWhole && shown > size && document.activeElement === document.body)
      end.current?.focus({ preventScroll: true });
  }, [isWhole, shown, size]);
  return (
    <>
      {children(items.slice(0, shown))}
      {items.length > size ? (
        <div ref={end} tabIndex={-1}>
          {isWhole ? null : (
            <Button onClick={() => startTransition(() => setShown(shown + size))}>
              {more(items.length - shown)}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}
