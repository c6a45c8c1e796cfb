import { createContext, type ReactNode } from 'react';

/** What every open dialog shows above its content, as the page behind is inert. Pages load without Dialog. */
export const DialogNotice = createContext<ReactNode>(null);
