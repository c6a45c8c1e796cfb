import { Message } from './Message.tsx';

/** The answer to a press may lie beyond the edge of the window, or of a dialog that is scrolled. */
const bringIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Why what somebody just did was not done, shown and read aloud at once; nothing while there is nothing to say. */
export function Problem({ children }: { readonly children: string | null | undefined }) {
  return children ? (
    <div key={children} ref={bringIntoSight}>
      <Message tone="error" announced>
        {children}
      </Message>
    </div>
  ) : null;
}
