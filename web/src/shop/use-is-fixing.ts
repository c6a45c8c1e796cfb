import { useSearchParams } from 'react-router';

/** Whether a page of the flow was opened to correct what was confirmed: its way on leads back there. See `paths.fix`. */
export const useIsFixing = (): boolean => useSearchParams()[0].has('fix');
