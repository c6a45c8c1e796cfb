import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the page as the server sent it, where a press would be lost; true once the script listens. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
