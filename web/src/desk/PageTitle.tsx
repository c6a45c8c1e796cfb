import { deskCopy } from '../copy/desk.ts';

/** The title of the browser's window; React puts it into the head. */
export const PageTitle = ({ title }: { readonly title: string }) => <title>{deskCopy.title(title)}</title>;
