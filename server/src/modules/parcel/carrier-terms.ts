import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentFolder } from '../../content/content-folder.ts';

/** Who sends, by which contract, and on which labels: content/carriers.json, replaced by the operator. */
const schema = z.strictObject({
  notice: z.string(),
  sender: z.strictObject({
    name: z.string(),
    zip: z.string().regex(/^\d{7}$/),
    address: z.string(),
    building: z.string(),
    tel: z.string(),
  }),
  /** What carriers are told is in a parcel. */
  item: z.string(),
  contract: z.strictObject({
    b2CustomerCode: z.string(),
    b2FareNumber: z.string(),
    sagawaCustomerCode: z.string(),
  }),
  /** Which files a way of delivery may be exported to, and whether its parcels have numbers. */
  deliveries: z.array(
    z.strictObject({ kindId: z.int(), layouts: z.array(z.string()), isTracked: z.boolean() }),
  ),
  /** A sheet of labels, A4. */
  labelSheet: z.strictObject({
    columns: z.int().min(1).max(6),
    rows: z.int().min(1).max(20),
    widthMm: z.number().positive(),
    heightMm: z.number().positive(),
    leftMm: z.number().min(0),
    topMm: z.number().min(0),
    /** The name of the service, which the post wants to read on a label. */
    postage: z.string(),
  }),
});

export type CarrierTerms = z.output<typeof schema>;

export const readCarrierTerms = (folder: string = contentFolder): CarrierTerms =>
  schema.parse(JSON.parse(readFileSync(path.join(folder, 'carriers.json'), 'utf8')));

/** The sender that content/carriers.json comes with: no parcel of a customer leaves in that name. */
export const isTemplateSender = ({ name, tel }: CarrierTerms['sender']): boolean =>
  /見本/.test(name) || /^0\d{1,3}-?0+-?0+$/.test(tel);
