import { type RefObject, useEffect, useRef } from 'react';
import { spoken } from './spoken.ts';
import styles from './use-announced.module.css';

/** Words are added this much later, ms: a region is read only if it was there before them. */
const SOON_MS = 150;
/** After that the words are removed, ms: who browses the page finds them only once, where they are shown. */
const READ_MS = 5000;

/** The live region of the page or, as the page behind it is silent, of the dialog that an element stands in. */
function regionOf(element: HTMLElement): HTMLElement {
  const place = element.closest('dialog') ?? document.body;
  const there = place.querySelector<HTMLElement>(`:scope > .${styles.region}`);
  if (there) return there;
  const region = document.createElement('div');
  region.className = styles.region ?? '';
  region.setAttribute('aria-live', 'polite');
  place.append(region);
  return region;
}

/** The words to read: without line-break marks, buttons, details (reached by themselves) and `data-unspoken` parts. */
function sentencesOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('button, details, [data-unspoken]')) part.remove();
  for (const end of copy.querySelectorAll('p, li, b')) end.append(' ');
  return spoken(copy.textContent).replace(/\s+/g, ' ').trim();
}

/** Puts words into the region; returns a function that removes them. */
function say(element: HTMLElement, sentences: string): () => void {
  const region = regionOf(element);
  const words = document.createElement('p');
  words.textContent = sentences;
  const timers = [
    setTimeout(() => region.append(words), SOON_MS),
    setTimeout(() => words.remove(), SOON_MS + READ_MS),
  ];
  return () => {
    timers.forEach(clearTimeout);
    words.remove();
  };
}

/** What carries this is read aloud when it appears and when its words change. It is no live region itself. */
export function useAnnounced<Of extends HTMLElement>(): RefObject<Of | null> {
  const ref = useRef<Of>(null);
  const said = useRef({ sentences: '', takeBack: () => {} });
  useEffect(() => {
    const sentences = ref.current ? sentencesOf(ref.current) : '';
    if (sentences === said.current.sentences) return;
    said.current.takeBack();
    const takeBack = ref.current && sentences !== '' ? say(ref.current, sentences) : () => {};
    said.current = { sentences, takeBack };
  });
  useEffect(
    () => () => {
      said.current.takeBack();
      said.current = { sentences: '', takeBack: () => {} };
    },
    [],
  );
  return ref;
}
