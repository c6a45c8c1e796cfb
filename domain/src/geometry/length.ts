/** Points per millimetre: 72 pt are one inch, one inch is 25.4 mm. */
export const PT_PER_MM = 72 / 25.4;

/** Print resolution of the product: 260 px per inch (spec §9). */
export const PRINT_DPI = 260;

/** Pixels of the print raster per millimetre. */
export const PX_PER_MM = PRINT_DPI / 25.4;

/** Pixels of a length on the print raster: points × 260/72 (spec §9). Not rounded. */
export const ptToPx = (lengthPt: number): number => (lengthPt * PRINT_DPI) / 72;

/** Points of a length in print pixels; the inverse of `ptToPx`. */
export const pxToPt = (lengthPx: number): number => (lengthPx * 72) / PRINT_DPI;

export const mmToPt = (lengthMm: number): number => lengthMm * PT_PER_MM;

export const ptToMm = (lengthPt: number): number => lengthPt / PT_PER_MM;

/** What the guillotine may take from every edge: 3 mm, about 30.7125 px on the print raster (spec §9). */
export const CUT_MARGIN_PT = pxToPt(30.7125);
