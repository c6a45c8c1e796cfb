import { parseArgs } from 'node:util';
import { COUPON_ROLES, type CouponTerms, dayInTokyo, isPlainDate } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { countUses, insertCoupon, listCoupons, lockCoupon } from './coupon.repository.ts';

const USAGE = `usage: npm run fumi -- coupons …
  list
  add CODE --label TEXT (--yen N | --one-free) [--uses N] [--each N] [--from DAY] [--to DAY] [--price YEN] [--product CODE]…
CODE has 4 to 40 capital letters and digits; days are YYYY-MM-DD in Tokyo, both included; --uses, and --each for one member, are 1 unless told.`;

const CODE = /^[A-Z0-9]{4,40}$/;
const MOST_USES = 1_000_000;
const MOST_YEN = 100_000;

type Tools = {
  readonly context: Pick<Context, 'db' | 'clock' | 'content'>;
  readonly say: (line: string) => void;
};

const OPTIONS = {
  label: { type: 'string' },
  yen: { type: 'string' },
  'one-free': { type: 'boolean', default: false },
  uses: { type: 'string', default: '1' },
  each: { type: 'string', default: '1' },
  from: { type: 'string' },
  to: { type: 'string' },
  price: { type: 'string' },
  product: { type: 'string', multiple: true },
} as const;

const wholeNumber = (text: string | undefined, most: number): number | null => {
  const value = Number(text);
  return /^\d+$/.test(text ?? '') && value >= 1 && value <= most ? value : null;
};

type Values = {
  readonly [Name in 'label' | 'yen' | 'from' | 'to' | 'price']?: string | undefined;
} & {
  readonly 'one-free': boolean;
  readonly uses: string;
  readonly each: string;
  readonly product?: readonly string[] | undefined;
};

/** What the words say of a coupon, or the first thing that is wrong with them. */
function readTerms(values: Values, products: readonly string[]): CouponTerms | string {
  const amountYen = wholeNumber(values.yen, MOST_YEN);
  if ((values.yen === undefined) !== values['one-free'] || (values.yen !== undefined && amountYen === null))
    return 'Give either --yen with a whole number, or --one-free.';
  const days = [values.from, values.to];
  if (days.some((day) => day !== undefined && !isPlainDate(day))) return 'Days are written YYYY-MM-DD.';
  if (values.from && values.to && values.from > values.to) return 'It would end before it begins.';
  const priceYen = values.price === undefined ? null : wholeNumber(values.price, MOST_YEN);
  if (values.price !== undefined && priceYen === null) return '--price is a whole number of yen.';
  const onlyProducts = values.product ?? [];
  const unknown = onlyProducts.find((code) => !products.includes(code));
  if (unknown) return `${unknown} is not a supported product`;
  return {
    role: COUPON_ROLES.system,
    ownerCode: null,
    startsOn: values.from ?? null,
    endsOn: values.to ?? null,
    benefit: amountYen === null ? { kind: 'one-unit-free' } : { kind: 'yen', amountYen },
    onlyUnitPriceYen: priceYen,
    onlyProductCodes: onlyProducts.length > 0 ? onlyProducts : null,
  };
}

async function add(code: string, values: Values, { context, say }: Tools): Promise<number> {
  const products = context.content.goods.products.map((product) => product.code);
  const terms = readTerms(values, products);
  const maxUses = wholeNumber(values.uses, MOST_USES);
  const maxUsesPerMember = wholeNumber(values.each, MOST_USES);
  const problem =
    (!CODE.test(code) && 'A code has 4 to 40 capital letters and digits.') ||
    (!values.label && 'Give it a --label: customers read it on their statement.') ||
    (maxUses === null && `--uses is a whole number from 1 to ${MOST_USES}.`) ||
    (maxUsesPerMember === null && `--each is a whole number from 1 to ${MOST_USES}.`) ||
    (typeof terms === 'string' && terms);
  const isWhole = maxUses !== null && maxUsesPerMember !== null;
  if (problem || typeof terms === 'string' || !isWhole || !values.label) {
    say(problem || USAGE);
    return 1;
  }
  const isNew = await context.db.transaction(async (tx) => {
    if ((await lockCoupon(tx, code)) !== null) return false;
    const createdAt = new Date(context.clock.nowMs());
    await insertCoupon(tx, {
      code,
      label: values.label ?? '',
      terms,
      maxUses,
      maxUsesPerMember,
      createdAt,
    });
    return true;
  });
  say(
    isNew
      ? `${code} can be used ${maxUses} times, ${maxUsesPerMember} by one member.`
      : 'There is a coupon of this code already.',
  );
  return isNew ? 0 : 1;
}

async function list({ context, say }: Tools): Promise<number> {
  const today = dayInTokyo(context.clock.nowMs());
  for (const { code, label, terms, maxUses } of await listCoupons(context.db)) {
    const uses = await countUses(context.db, code);
    const isOver = terms.endsOn !== null && terms.endsOn < today;
    say(`${code}  ${label}  ${uses} of ${maxUses} used${isOver ? '  ended' : ''}`);
  }
  return 0;
}

/** `coupons list | add`: coupons for everybody who has the code; those of one member are made by the shop itself. */
export async function couponCommand(words: readonly string[], tools: Tools): Promise<number> {
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
  const [verb, code] = positionals;
  if (verb === 'list') return list(tools);
  if (verb === 'add' && code) return add(code, values, tools);
  tools.say(USAGE);
  return 1;
}
