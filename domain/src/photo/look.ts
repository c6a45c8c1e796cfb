/* The customer's changes of light and colour, as a draft keeps them; paint-look.ts applies them. */

export const PHOTO_TONES = ['colour', 'mono', 'sepia'] as const;
export type PhotoTone = (typeof PHOTO_TONES)[number];

/** Steps from -100 to 100; 0 leaves the photo as it is. */
export const LIGHTS = ['brightness', 'contrast', 'warmth'] as const;
export type Light = (typeof LIGHTS)[number];
export const MAX_LIGHT = 100;

/** How a photo is printed; the file itself is never changed. */
export type PhotoLook = { readonly [light in Light]: number } & { readonly tone: PhotoTone };

export const PLAIN_LOOK: PhotoLook = { brightness: 0, contrast: 0, warmth: 0, tone: 'colour' };

export const isPlainLook = (look: PhotoLook): boolean =>
  look.tone === 'colour' && LIGHTS.every((light) => look[light] === 0);
