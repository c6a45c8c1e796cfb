/** Whether there is a mouse: then a focused field opens no on-screen keyboard over the page. */
export const hasPointer = (): boolean => matchMedia('(pointer: fine)').matches;
