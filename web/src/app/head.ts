import { type CatalogueGroup, designCount, type Product } from '@fumi/domain';
import type { Question } from '../copy/questions.ts';
import { shellCopy } from '../copy/shell.ts';
import { groupDescription, infoCopy } from '../copy/titles.ts';
import { questionsOf } from '../features/catalogue/RootSections.tsx';
import { paths } from '../paths.ts';
import type { ProductRoot } from '../shop/boot.ts';
import type { Shop } from '../shop/shop.ts';
import { thumbUrl } from '../shop/static-url.ts';
import type { Head } from './document.ts';

/* What search engines and other services read of a complete page. The server's alone: it is never in the bundle. */

/** What the page at a product's root says. */
const rootOf = ({ shop, pathname }: Pick<Place, 'shop' | 'pathname'>): ProductRoot | undefined =>
  shop.roots.find(({ url }) => url === pathname);

/** An object of schema.org. */
type Thing = { readonly '@type': string; readonly [property: string]: unknown };

type Place = { readonly origin: string; readonly pathname: string; readonly shop: Shop };

const pictureOf = (origin: string, group: CatalogueGroup | undefined): string | null =>
  group ? `${origin}/open-graph/group-${group.id}.jpg` : null;

/** What a product looks like: a page of one of its designs; the front product has pictures of its groups. */
function pictureOfProduct({ origin, shop }: Place, product: Product | undefined): string | null {
  const sample = shop.made.find(({ code }) => code === product?.code)?.sample;
  return sample && product?.code !== shop.product.code
    ? new URL(thumbUrl(shop.staticUrl, sample.kitId, sample.page), origin).href
    : pictureOf(origin, shop.catalogue[0]);
}

const breadcrumbs = (origin: string, trail: readonly (readonly [name: string, path: string])[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

const faq = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const priceRange = (shop: Shop, product: Product): readonly [lowYen: number, highYen: number] => {
  const premium = product.code === shop.product.code ? shop.price.premiumList : [];
  const prices = [product.priceYen, ...premium.map(({ unitPriceYen }) => unitPriceYen)];
  return [Math.min(...prices), Math.max(...prices)];
};

function productThing(place: Place, product: Product, image: string | null): Thing {
  const { origin, pathname, shop } = place;
  const [lowPrice, highPrice] = priceRange(shop, product);
  return {
    '@type': 'Product',
    name: product.name,
    description: rootOf(place)?.description,
    sku: product.code,
    ...(image ? { image } : {}),
    brand: { '@type': 'Brand', name: shellCopy.shopName },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'JPY',
      lowPrice,
      highPrice,
      availability: product.flow ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      url: origin + pathname,
    },
  };
}

function homeHead(place: Place): Head {
  const { origin, shop } = place;
  return {
    canonical: origin + paths.home(),
    description: infoCopy.home.description,
    image: pictureOf(origin, shop.catalogue[0]),
    things: [
      { '@type': 'WebSite', name: shellCopy.shopName, url: origin + paths.home(), inLanguage: 'ja' },
      { '@type': 'Organization', name: shellCopy.shopName, url: origin + paths.home() },
    ],
  };
}

function rootHead(place: Place, words: ProductRoot): Head {
  const { origin, pathname, shop } = place;
  const products = shop.products.filter(({ rootUrl, shelf }) => rootUrl === pathname && shelf !== null);
  const image = pictureOfProduct(place, products[0]);
  return {
    canonical: origin + pathname,
    description: words.description,
    image,
    things: [
      breadcrumbs(origin, [
        [shellCopy.shopName, paths.home()],
        [words.title, pathname],
      ]),
      ...products.map((product) => productThing(place, product, image)),
      faq(questionsOf(shop, products)),
    ],
  };
}

function groupHead({ origin, shop }: Place, group: CatalogueGroup): Head {
  const { product, paths: flow } = shop;
  const root = rootOf({ shop, pathname: product.rootUrl });
  return {
    canonical: origin + flow.kit(group.id),
    description: groupDescription(group.label, designCount(group)),
    image: pictureOf(origin, group),
    things: [
      breadcrumbs(origin, [
        [shellCopy.shopName, paths.home()],
        [root?.title ?? product.name, product.rootUrl],
        [group.label, flow.kit(group.id)],
      ]),
    ],
  };
}

/** Designs of a product beside the front product. */
function goodsHead(place: Place, product: Product): Head {
  const { origin, pathname, shop } = place;
  const root = rootOf({ shop, pathname: product.rootUrl });
  return {
    canonical: origin + pathname,
    description: root?.description ?? null,
    image: pictureOfProduct(place, product),
    things: [
      breadcrumbs(origin, [
        [shellCopy.shopName, paths.home()],
        [root?.title ?? product.name, product.rootUrl],
        [product.name, pathname],
      ]),
    ],
  };
}

/** The head of a complete page; `fallback` is the description that its route gives. */
export function headOf(place: Place, fallback: string | null): Head {
  const { origin, pathname, shop } = place;
  if (pathname === paths.home()) return homeHead(place);
  const words = rootOf(place);
  if (words) return rootHead(place, words);
  const group = shop.catalogue.find(({ id }) => `${pathname}/`.startsWith(`${shop.paths.kit(id)}/`));
  if (group) return groupHead(place, group);
  const product = shop.products.find(({ flow }) => flow !== null && pathname.startsWith(flow.createUrl));
  if (product) return goodsHead(place, product);
  return {
    canonical: origin + pathname,
    description: fallback,
    image: pictureOf(origin, shop.catalogue[0]),
    things: [],
  };
}
