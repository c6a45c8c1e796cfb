import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  deliveryType as deliveryTypeSchema,
  type FromWire,
  fromWire,
  material as materialSchema,
  product as productSchema,
  shop as shopSchema,
} from '@fumi/contract';
import type { DeliveryType, Material, Product } from '@fumi/domain';
import { z } from 'zod';

export type Shop = FromWire<z.output<typeof shopSchema>>;

const optionSchema = z.strictObject({
  id: z.int(),
  label: z.string(),
  unitYen: z.int(),
  max: z.int(),
  productCodes: z.array(z.string()),
});

/** Something that can be ordered beside a product, priced by the piece. */
type OrderableOption = z.output<typeof optionSchema>;

/** What the shop sells and how it delivers: the data files of content/. */
export type Goods = {
  readonly products: readonly Product[];
  readonly materials: readonly Material[];
  readonly deliveryTypes: readonly DeliveryType[];
  readonly options: readonly OrderableOption[];
  readonly shop: Shop;
};

type WireProduct = z.output<typeof productSchema>;

function productFromFile({ price, order, materialId, paperId, ...rest }: WireProduct): Product {
  const { bookPageCount, ...limits } = order;
  return {
    ...rest,
    materialId: paperId,
    specMaterialId: materialId,
    priceYen: price,
    order: { ...limits, ...(bookPageCount === undefined ? {} : { bookPageCount }) },
  };
}

export function productToWire({ priceYen, flow, materialId, specMaterialId, ...rest }: Product): WireProduct {
  const { destinationNotice, deliveryTypes, ...order } = rest.order;
  return {
    ...rest,
    materialId: specMaterialId,
    paperId: materialId,
    flow: flow && { ...flow, steps: [...flow.steps] },
    price: priceYen,
    order: { ...order, destinationNotice: [...destinationNotice], deliveryTypes: [...deliveryTypes] },
  };
}

/** Sort key: the place on the shelf; products that are no longer made come last. */
const shelfOf = ({ shelf }: Product): number => shelf ?? Number.MAX_SAFE_INTEGER;

/** The seller that content/shop.json comes with: nobody, and a receipt in that name is worth nothing. */
export const isTemplateSeller = ({ company, invoiceNumber }: Shop['seller']): boolean =>
  /見本/.test(company) || /^T0*$/.test(invoiceNumber);

/** The seller as receipts name it: without the person who answers for the company. */
export const invoiceSellerOf = ({ shop }: Goods) => {
  const { company, zip, address, tel, invoiceNumber } = shop.seller;
  return { company, zip, address, tel, invoiceNumber };
};

/** Reads and checks the files; throws at the start rather than sell something that is not defined. */
export function readGoods(folder: string): Goods {
  const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const codes = readdirSync(path.join(folder, 'products')).filter((file) => file.endsWith('.json'));
  return {
    products: codes
      .sort()
      .map((file) => productFromFile(productSchema.parse(json(`products/${file}`))))
      .sort((a, b) => shelfOf(a) - shelfOf(b)),
    materials: z.array(materialSchema).parse(json('materials.json')),
    deliveryTypes: z.array(deliveryTypeSchema).parse(json('deliveries.json')),
    options: z.array(optionSchema).parse(json('options.json')),
    shop: fromWire(shopSchema.parse(json('shop.json'))) as Shop,
  };
}
