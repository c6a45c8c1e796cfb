import { hash, verify } from '@node-rs/argon2';

type HashCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** Argon2id, the minimum of OWASP's sheet: 19 MiB, two passes, one lane. */
const PASSWORD_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is costly and could be abused: two at a time, the rest wait, too many are refused. */
const AT_ONCE = 2;
const MAX_WAITING = 40;

export class HashingOverloaded extends Error {
  override name = 'HashingOverloaded';
}

export type Passwords = {
  readonly hash: (secret: string) => Promise<string>;
  /** True when the secret fits. `null` costs the same time and never fits, so that nobody learns who exists. */
  readonly verify: (hashed: string | null, secret: string) => Promise<boolean>;
};

function limiter(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new HashingOverloaded('Too many passwords wait to be hashed.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed to the next in line, or given back.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export function openPasswords(cost: HashCost = PASSWORD_COST): Passwords {
  const limited = limiter();
  const nobody = hash('no password of anybody', cost);
  return {
    hash: (secret) => limited(() => hash(secret, cost)),
    verify: (hashed, secret) =>
      limited(async () => {
        const fits = await verify(hashed ?? (await nobody), secret);
        return hashed !== null && fits;
      }),
  };
}
