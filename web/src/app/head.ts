import { type CatalogueGroup, designCount, type Product } from '@fumi/domain';
import type { Question } from '../copy/questions.ts';
import { shellCopy } from '../copy/shell.ts';
import { groupDescription, infoCopy, rootTitles } from '../copy/titles.ts';
import { createPathOf } from '../features/catalogue/create-path.ts';
import { PRODUCT_PAPERS } from '../features/catalogue/product-papers.ts';
import { questionsOf } from '../features/catalogue/questions-of.ts';
import { PRODUCT_ROOTS, paths } from '../paths.ts';
import type { Shop } from '../platform/shop.ts';
import type { Head } from './document.ts';

/* What search engines and other services read of a complete page. The server's alone: it is never in the bundle. */

/** An object of schema.org. */
type Thing = { readonly '@type': string; readonly [property: string]: unknown };

type Place = { readonly origin: string; readonly pathname: string; readonly shop: Shop };

const pictureOf = (origin: string, group: CatalogueGroup | undefined): string | null =>
  group ? `${origin}/open-graph/group-${group.id}.jpg` : null;

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

function productThing({ origin, pathname, shop }: Place, product: Product, image: string | null): Thing {
  const [lowPrice, highPrice] = priceRange(shop, product);
  const isMade = createPathOf(product) !== null;
  return {
    '@type': 'Product',
    name: product.name,
    description: rootOf(pathname)?.description,
    sku: product.code,
    ...(image ? { image } : {}),
    brand: { '@type': 'Brand', name: shellCopy.shopName },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'JPY',
      lowPrice,
      highPrice,
      availability: isMade ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      url: origin + pathname,
    },
  };
}

const rootOf = (pathname: string) => {
  const key = (Object.keys(PRODUCT_ROOTS) as (keyof typeof PRODUCT_ROOTS)[]).find(
    (name) => PRODUCT_ROOTS[name] === pathname,
  );
  return key ? rootTitles[key] : null;
};

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

function rootHead(place: Place, words: { readonly title: string; readonly description: string }): Head {
  const { origin, pathname, shop } = place;
  const products = shop.products.filter(
    ({ rootUrl, code }) => rootUrl === pathname && code in PRODUCT_PAPERS,
  );
  const image = pictureOf(origin, shop.catalogue[0]);
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

function groupHead({ origin }: Place, group: CatalogueGroup): Head {
  const root = rootTitles.postcard;
  return {
    canonical: origin + paths.kit(group.id),
    description: groupDescription(group.label, designCount(group)),
    image: pictureOf(origin, group),
    things: [
      breadcrumbs(origin, [
        [shellCopy.shopName, paths.home()],
        [root.title, paths.postcardRoot()],
        [group.label, paths.kit(group.id)],
      ]),
    ],
  };
}

/** The head of a complete page; `fallback` is the description that its route gives. */
export function headOf(place: Place, fallback: string | null): Head {
  const { origin, pathname, shop } = place;
  if (pathname === paths.home()) return homeHead(place);
  const words = rootOf(pathname);
  if (words) return rootHead(place, words);
  const group = shop.catalogue.find(({ id }) => `${pathname}/`.startsWith(`${paths.kit(id)}/`));
  if (group) return groupHead(place, group);
  return {
    canonical: origin + pathname,
    description: fallback,
    image: pictureOf(origin, shop.catalogue[0]),
    things: [],
  };
}
