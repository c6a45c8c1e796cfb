import { createContext, useContext } from 'react';

/** The shop's year, which the copyright line shows; given by whoever renders. */
export const YearContext = createContext('');

export const useYear = (): string => useContext(YearContext);
