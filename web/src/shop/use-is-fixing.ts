import { useSearchParams } from 'react-router';

/** Whether the confirm page opened a step for a correction: 'next' then leads back to it. See `paths.fix`. */
export const useIsFixing = (): boolean => useSearchParams()[0].has('fix');
