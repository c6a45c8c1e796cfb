import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { toggleFavourite } from '../../platform/favourites.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** One handler for all links and hearts of a list; without it, and for a new tab, the links work by themselves. */
export function useListClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (!(event.target instanceof Element)) return;
    const heart = event.target.closest<HTMLElement>('[data-favourite]');
    if (heart) return toggleFavourite(Number(heart.dataset.favourite));
    const href = event.target.closest('a')?.getAttribute('href');
    if (!href || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void navigate(href);
  };
}
