import { dayInTokyo, invariant, type PlainDate } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { priceAnswer, productListAnswer } from '../product/product.routes.ts';

/** The product whose designs the pages show. */
const PRODUCT_CODE = 'T0021';
export const MATERIAL_ID = 13;

/** What pages are made of; the shape is the one that web/dist's `render` asks for. */
export type PageFacts = {
  readonly today: PlainDate;
  readonly kitInfo: unknown;
  readonly price: unknown;
  readonly products: unknown;
  readonly staticUrl: string;
  readonly collectorUrl: string;
};

export type FactsSource = {
  /** The same object as long as neither the day in Tokyo nor the kit file has changed. */
  readonly facts: () => PageFacts;
};

export function openFacts({
  content,
  clock,
  config,
}: Pick<Context, 'content' | 'clock' | 'config'>): FactsSource {
  let known: PageFacts | null = null;
  return {
    facts: () => {
      const today = dayInTokyo(clock.nowMs());
      const kitInfo = content.kits.info(MATERIAL_ID)?.wire ?? null;
      if (known?.today === today && known.kitInfo === kitInfo) return known;
      const price = priceAnswer(content, PRODUCT_CODE);
      invariant(price.ok, `${PRODUCT_CODE} is sold.`);
      const products = productListAnswer(content);
      const { staticUrl, collectorUrl } = config;
      known = { today, kitInfo, price: price.value, products, staticUrl, collectorUrl };
      return known;
    },
  };
}
