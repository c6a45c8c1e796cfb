type Payload = Record<string, unknown> & { readonly uid?: string; readonly grantId?: string };

type Kept = { payload: Payload; readonly endsAtMs: number };

/** Entries of one kind at most; the oldest are dropped first. */
const MAX_KEPT = 2000;

/** Where the sandbox provider keeps sessions and codes: lost with the process. One instance for each kind. */
export class IdentityMemory {
  readonly #kept = new Map<string, Kept>();

  async upsert(id: string, payload: Payload, expiresInSeconds: number): Promise<void> {
    this.#kept.set(id, { payload, endsAtMs: Date.now() + expiresInSeconds * 1000 });
    if (this.#kept.size > MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
  }

  async find(id: string): Promise<Payload | undefined> {
    const kept = this.#kept.get(id);
    return kept && kept.endsAtMs > Date.now() ? kept.payload : undefined;
  }

  async findByUid(uid: string): Promise<Payload | undefined> {
    return [...this.#kept.values()].find(({ payload }) => payload.uid === uid)?.payload;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const kept = this.#kept.get(id);
    if (kept) kept.payload = { ...kept.payload, consumed: Math.floor(Date.now() / 1000) };
  }

  async destroy(id: string): Promise<void> {
    this.#kept.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#kept) if (payload.grantId === grantId) this.#kept.delete(id);
  }
}
