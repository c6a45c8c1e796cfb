import type { Api, Words } from '@fumi/contract';
import {
  type CalendarSettings,
  checkCoverTitle,
  checkOwnDay,
  dayInTokyo,
  editionOf,
  findMaterial,
  isOnSale,
  type Kit,
  kitPriceYen,
  type Material,
  mayHaveLayout,
  type OwnDayProblem,
  ok,
  type PageLayouts,
  type Result,
  refuse,
  takesTextStyle,
  wholeLayouts,
  withPageLayouts,
} from '@fumi/domain';
import type { z } from 'zod';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { newCode } from '../../random.ts';
import { priceInfo, productOf } from '../product/product.service.ts';
import { insertBook } from './book.repository.ts';
import { designOf, isPageSpecOf, newYearOfKit } from './book-design.ts';

type BookSpec = Words<z.output<Api['bookCreate']['body']>, 'bookCreate'>;

const wrong = (field: string, problem: string): Result<never, Refusal> =>
  refuse({ code: 'invalid', fields: { [field]: [problem] } });

/** Whether the design has each layout, its page may have it, and none covers only half of a spread. */
const isLaidOutBy = (kit: Kit, material: Material, layouts: PageLayouts): boolean => {
  const whole = wholeLayouts(layouts);
  return Object.entries(layouts).every(
    ([page, layout]) => whole[Number(page)] === layout && mayHaveLayout(kit, material, Number(page), layout),
  );
};

/** The first problem of a calendar's title and own days, or null. One typeface will do, as each has fallbacks. */
function wordsProblem(
  { content: { print } }: TransactionContext,
  { title = '', ownDays = [] }: CalendarSettings,
): OwnDayProblem | null {
  const isPrintable = (grapheme: string) => print.isPrintable(print.fonts('mincho'), grapheme);
  for (const judged of [
    checkCoverTitle(title, isPrintable),
    ...ownDays.map((day) => checkOwnDay(day, isPrintable)),
  ])
    if (!judged.ok) return judged.error;
  return null;
}

/** The kit of a book spec, as we sell it today; whatever the browser says about it must agree. */
function kitOnSale(context: TransactionContext, spec: BookSpec) {
  const { content, clock } = context;
  const product = productOf(content, spec.productCode);
  if (!product.ok) return product;
  const { materialId, flow } = product.value;
  const info = content.kits.info(materialId)?.kits;
  const kit = info?.kits.find(({ id }) => id === spec.kitId);
  const detail = content.kits.detail(materialId, spec.kitId);
  if (!info || !kit || !detail) return wrong('kitId', 'unknown');
  if (kit.themeId !== spec.themeId) return wrong('themeId', 'not-of-this-kit');
  if (!isPageSpecOf(kit, spec.page)) return wrong('page', 'not-of-this-kit');
  if (flow === null) return refuse({ code: 'not_orderable', fields: { productCode: ['history'] } } as const);
  const today = dayInTokyo(clock.nowMs());
  if (!isOnSale(info, kit.id, today)) {
    return refuse({ code: 'not_orderable', fields: { kitId: ['not-orderable'] } } as const);
  }
  const material = findMaterial(content.goods.materials, materialId);
  const { layouts = {}, calendarSettings: settings, textStyle } = spec;
  if (!isLaidOutBy(kit, material, layouts)) return wrong('layouts', 'not-of-this-kit');
  const edition = editionOf(info, kit.id);
  if (settings && !edition) return wrong('calendarSettings', 'not-of-this-kit');
  const problem = settings ? wordsProblem(context, settings) : null;
  if (problem) return wrong('calendarSettings', problem);
  if (textStyle && !takesTextStyle(material)) return wrong('textStyle', 'not-of-this-kit');
  const sold = { newYear: newYearOfKit(info, kit, today), edition, settings, textStyle };
  return ok({
    product: product.value,
    kit,
    design: designOf(detail, withPageLayouts(material, kit, layouts), product.value, sold),
    material,
  });
}

/** Begins a book: an empty draft with the design, and its price, as they are sold at this moment. */
export async function createBook(
  tx: Transaction,
  context: TransactionContext,
  memberCode: string,
  spec: BookSpec,
): Promise<Result<{ bookCode: string }, Refusal>> {
  const found = kitOnSale(context, spec);
  if (!found.ok) return found;
  const { product, kit, design, material } = found.value;
  const code = newCode();
  await insertBook(tx, {
    code,
    memberCode,
    productCode: product.code,
    materialId: material.id,
    kitId: kit.id,
    themeId: kit.themeId,
    priceYen: kitPriceYen(priceInfo(context.content, product), kit.id),
    design,
    state: 'draft',
    press: 'waiting',
    createdAt: new Date(context.clock.nowMs()),
  });
  return ok({ bookCode: code });
}
