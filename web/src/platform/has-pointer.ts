/** A mouse points: a field that gets the focus opens no keyboard on the screen, which would hide what is around it. */
export const hasPointer = (): boolean => matchMedia('(pointer: fine)').matches;
