import type { ReactNode } from 'react';
import { Message, type Tone } from './Message.tsx';
import { useAnnounced } from './use-announced.ts';

type Props = { readonly tone: Tone; readonly children: ReactNode };

/** The answer to what somebody just did: shown, and read aloud when it appears and when its words change. */
export function AnnouncedMessage({ tone, children }: Props) {
  const ref = useAnnounced<HTMLDivElement>();
  return tone === 'error' ? (
    // The key mounts it anew as it becomes an error: an alert is read when it is put in.
    <Message key={tone} {...{ tone, children }} announced />
  ) : (
    <Message {...{ ref, tone, children }} />
  );
}
