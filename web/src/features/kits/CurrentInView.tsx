import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** Changes when another link becomes the current one. */
  readonly current: string;
  readonly children: ReactNode;
};

/** A row that scrolls sideways on phones: the link of the present page is brought to its middle. */
export function CurrentInView({ current, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current link is what it waits for
  useEffect(() => {
    const row = ref.current?.querySelector<HTMLElement>('nav');
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link) return;
    const toLeft = link.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += toLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return <div ref={ref}>{children}</div>;
}
