import {
  availableCatalogue,
  dayInTokyo,
  findMaterial,
  frontProduct,
  invariant,
  type PlainDate,
  type Product,
  type RootWords,
  showcasePageOf,
} from '@fumi/domain';
import type { Content } from '../../content/content.ts';
import type { Context } from '../../context.ts';
import { priceAnswer, productListAnswer } from '../product/product.routes.ts';

/** What pages are made of; the shape is the one that web/dist's `render` asks for. */
export type PageFacts = {
  /** The product of the front page, whose designs and prices `kitInfo` and `price` are. */
  readonly productCode: string;
  readonly today: PlainDate;
  readonly kitInfo: unknown;
  readonly price: unknown;
  readonly products: unknown;
  readonly staticUrl: string;
  readonly collectorUrl: string;
  readonly hasHeicDecoder: boolean;
  /** Products that customers make here, and the words of product roots, for the routes. */
  readonly made: readonly MadeProduct[];
  readonly roots: readonly ProductRoot[];
  /** Designs and prices of everything else that is made here, by product code. */
  readonly others: Readonly<Record<string, { readonly kitInfo: unknown; readonly price: unknown }>>;
};

type ProductRoot = RootWords & { readonly url: string };

type MadeProduct = Pick<Product, 'code' | 'name' | 'rootUrl' | 'materialId' | 'flow'> & {
  /** A page of a design that shows what the product looks like; null where none is on sale. */
  readonly sample: { readonly kitId: number; readonly page: number } | null;
};

function sampleOf({ goods, kits }: Content, materialId: number, today: PlainDate): MadeProduct['sample'] {
  const info = kits.info(materialId)?.kits;
  const kit = info && availableCatalogue(info, today)[0]?.tags[0]?.kits[0];
  return kit ? { kitId: kit.id, page: showcasePageOf(findMaterial(goods.materials, materialId)) } : null;
}

const madeHere = (content: Content, today: PlainDate): MadeProduct[] =>
  content.goods.products.flatMap(({ code, name, rootUrl, materialId, flow }) =>
    flow ? [{ code, name, rootUrl, materialId, flow, sample: sampleOf(content, materialId, today) }] : [],
  );

const rootsOf = ({ goods }: Content): ProductRoot[] =>
  goods.products.flatMap(({ rootUrl, root }) => (root ? [{ url: rootUrl, ...root }] : []));

function goodsOf(content: Content, { code, materialId }: MadeProduct) {
  const price = priceAnswer(content, code);
  invariant(price.ok, `${code} is sold.`);
  return { kitInfo: content.kits.info(materialId)?.wire ?? null, price: price.value };
}

type FactsSource = {
  /** The same object as long as neither the day in Tokyo nor the kit file has changed. */
  readonly facts: () => PageFacts;
};

export function openFacts({
  content,
  clock,
  config,
}: Pick<Context, 'content' | 'clock' | 'config'>): FactsSource {
  let known: { readonly facts: PageFacts; readonly kitInfos: readonly unknown[] } | null = null;
  return {
    facts: () => {
      const today = dayInTokyo(clock.nowMs());
      const made = madeHere(content, today);
      const goods = made.map((product) => [product.code, goodsOf(content, product)] as const);
      const kitInfos = goods.map(([, { kitInfo }]) => kitInfo);
      if (known?.facts.today === today && known.kitInfos.every((info, at) => info === kitInfos[at]))
        return known.facts;
      const front = frontProduct(made);
      const facts: PageFacts = {
        ...goodsOf(content, front),
        productCode: front.code,
        others: Object.fromEntries(goods.filter(([code]) => code !== front.code)),
        today,
        made,
        roots: rootsOf(content),
        products: productListAnswer(content),
        staticUrl: config.staticUrl,
        collectorUrl: config.collectorUrl,
        hasHeicDecoder: config.heicDecoder === 'on',
      };
      known = { kitInfos, facts };
      return facts;
    },
  };
}
