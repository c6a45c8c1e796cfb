import { seededRandom } from '@fumi/domain';
import { audit } from './soak-audit.ts';
import type { Fault } from './soak-faults.ts';
import type { SoakShop } from './soak-shop.ts';
import { newVisitor, type Stock, type Told, type Visitor, visit } from './soak-visit.ts';

type Soak = {
  readonly shop: SoakShop;
  readonly stock: Stock;
  readonly seed: number;
  /** Rounds go on for so long; one is run in any case. */
  readonly minutes: number;
  readonly faults: readonly Fault[];
  /** How many of the faults a round has. */
  readonly sample: number;
  readonly visitors: number;
  readonly recipients: number;
  readonly say: (line: string) => void;
};

const NOTICES = ['before', 'after', 'twice', 'never'] as const;

/** A member may begin twenty books an hour, and what is asked again under a fault counts once more. */
const VISITS_EACH = 6;

/** Each of some faults once, in an order of the seed, each while visitors order; what they were told. */
async function round(soak: Soak, number: number, random: () => number): Promise<Told[]> {
  const { shop, stock, visitors, recipients, say } = soak;
  const arrive = (at: number) =>
    Promise.all(
      Array.from({ length: visitors }, (_, index) =>
        newVisitor(shop, `soak${number}-${at}-${index}@example.jp`),
      ),
    );
  let people: readonly Visitor[] = [];
  const told: Told[] = [];
  const shuffled = soak.faults
    .map((fault) => ({ fault, place: random() }))
    .toSorted((a, b) => a.place - b.place);
  for (const [at, { fault }] of shuffled.slice(0, soak.sample).entries()) {
    if (at % VISITS_EACH === 0) people = await arrive(at);
    const notice = NOTICES[Math.floor(random() * NOTICES.length)] ?? 'before';
    const visits = people.map((person) =>
      visit(shop, stock, person, { key: `${number} ${fault.name}`, recipients, notice }),
    );
    const [, ...done] = await Promise.all([fault.during(shop), ...visits]);
    told.push(...done);
    say(`${fault.name}: ${done.length} orders paid, notice ${notice}`);
  }
  return told;
}

/** Faults while customers order, and then what is not as they were told. */
export async function soak(options: Soak): Promise<{ readonly told: Told[]; readonly found: string[] }> {
  const random = seededRandom(options.seed);
  const endsAt = Date.now() + options.minutes * 60_000;
  const told: Told[] = [];
  for (let number = 1; number === 1 || Date.now() < endsAt; number += 1)
    told.push(...(await round(options, number, random)));
  return { told, found: await audit(options.shop, told) };
}
