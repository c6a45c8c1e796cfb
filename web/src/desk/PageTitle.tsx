import { deskCopy } from '../copy/desk.ts';
import { outgoingText } from '../platform/outgoing-text.ts';

/** The title of the browser's window; React puts it into the head. */
export const PageTitle = ({ title }: { readonly title: string }) => (
  <title>{outgoingText(deskCopy.title(title))}</title>
);
