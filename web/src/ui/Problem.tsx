import { Message } from './Message.tsx';

/** Why what somebody just did was not done, read aloud at once; nothing while there is nothing to say. */
export function Problem({ children }: { readonly children: string | null | undefined }) {
  return children ? (
    <Message tone="error" announced>
      {children}
    </Message>
  ) : null;
}
