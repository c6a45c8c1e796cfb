import { useRef } from 'react';

/** Names what a form sends: the same words sent again are the same request, other words another. */
export function useIdempotencyKey(): (body: object) => string {
  const sent = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    return sent.current.key;
  };
}
