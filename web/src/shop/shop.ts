import type { WireKitInfo } from '@fumi/contract/client';
import { kitInfoFromWire } from '@fumi/contract/client';
import {
  availableCatalogue,
  type CatalogueGroup,
  type DeliveryType,
  findMaterial,
  findProduct,
  invariant,
  type KitInfo,
  type Material,
  type PlainDate,
  type PriceInfo,
  type Product,
  type ProductFlow,
  type Production,
} from '@fumi/domain';
import type { Answered } from '../api.ts';
import { type FlowPaths, flowPaths } from '../paths.ts';
import type { Boot } from './boot.ts';

type PriceAnswer = Answered<'productPrice'>;
type ProductsAnswer = Answered<'productList'>;
type Business = ProductsAnswer['shop'];

/** Everything that the shop knows before a customer does anything, as it crosses the wire. */
export type ShopFacts = Boot & {
  /** Whose designs and prices these are. */
  readonly productCode: string;
  readonly kitInfo: WireKitInfo;
  readonly price: PriceAnswer;
  readonly products: ProductsAnswer;
};

/** The same for the screens of a product's flow. */
export type Shop = {
  readonly today: PlainDate;
  readonly staticUrl: string;
  readonly info: KitInfo;
  readonly price: PriceInfo;
  readonly product: Product;
  readonly products: readonly Product[];
  /** Which of them are made here. */
  readonly made: Boot['made'];
  readonly roots: Boot['roots'];
  readonly materials: readonly Material[];
  /** That of the product. */
  readonly material: Material;
  /** The steps in which the product is made, and their URL. */
  readonly flow: ProductFlow;
  readonly paths: FlowPaths;
  readonly deliveryTypes: readonly DeliveryType[];
  /** Who sells, how to reach them, and the days that count for New Year. */
  readonly business: Business;
  readonly production: Production;
  /** What can be chosen today. */
  readonly catalogue: readonly CatalogueGroup[];
};

/** The wire's product carries its price as `price`. */
type WireProduct = ProductsAnswer['products'][number];
const productFromWire = ({ price, materialId, paperId, ...product }: WireProduct): Product =>
  ({ ...product, materialId: paperId, specMaterialId: materialId, priceYen: price }) as Product;

const productionFromWire = ({ production }: Business): Production => ({
  printWithinDays: production.printWithinDays,
  shipWithinDays: production.shipWithinDays,
  closedDays: production.closedDays,
});

export function shopFrom(facts: ShopFacts): Shop {
  const { made, roots, today, staticUrl, kitInfo, price, products, productCode } = facts;
  const all = products.products.map(productFromWire);
  const product = findProduct(all, productCode);
  invariant(product.ok, `${productCode} is not a supported product`);
  const { flow } = product.value;
  invariant(flow, `${productCode} is made here.`);
  const info = kitInfoFromWire(kitInfo);
  const materials = products.materials as readonly Material[];
  return {
    today,
    staticUrl,
    info,
    price: {
      unitPriceYen: price.unitPrice,
      premiumList: price.premiumList.map(({ id, unitPrice }) => ({ id, unitPriceYen: unitPrice })),
    },
    product: product.value,
    flow,
    paths: flowPaths(flow.createUrl),
    products: all,
    made,
    roots,
    materials,
    material: findMaterial(materials, product.value.materialId),
    deliveryTypes: products.deliveryTypes,
    business: products.shop,
    production: productionFromWire(products.shop),
    catalogue: availableCatalogue(info, today),
  };
}
