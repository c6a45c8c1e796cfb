import type { Locator } from '@playwright/test';

/** The photo on a card, drawn as a square of so many pixels: red, green, blue of each, row by row; none where no photo is. */
export const photoOnCard = (card: Locator, side: number): Promise<number[][]> =>
  card.evaluate(async (element, size) => {
    const href = [...element.querySelectorAll('image')]
      .map((image) => image.getAttribute('xlink:href') ?? '')
      .find((each) => each.startsWith('blob:'));
    if (!href) return [];
    const picture = new Image();
    picture.src = href;
    await picture.decode();
    const canvas = new OffscreenCanvas(size, size);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, size, size);
    const data = [...(context?.getImageData(0, 0, size, size).data ?? [])];
    return Array.from({ length: size * size }, (_, at) => data.slice(at * 4, at * 4 + 3));
  }, side);
