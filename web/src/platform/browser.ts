/** Phones and tablets of the two systems that send `X-Browser-Type: 2` (spec §7). */
export const isSmartphone = (userAgent: string): boolean => /iPhone|iPod|iPad|Android/.test(userAgent);

/** Spec §9: computers start at this window width, in CSS px. */
export const PC_MIN_WIDTH = 768;
