import { createContext, type ReactNode } from 'react';

/** What every open dialog shows above its content: the page behind it can say nothing. Pages load without dialogs. */
export const DialogNotice = createContext<ReactNode>(null);
