/** The sample photos: one file each, 1600 × 1200, drawn by us. */
export type PhotoName = 'family';
