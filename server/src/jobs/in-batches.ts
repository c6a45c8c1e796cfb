/** When a run ends although rows are left. */
export type Limits = {
  /** After so long the rest waits for the next run, ms: less than the job's own limit. */
  readonly budgetMs: number;
  /** Aborts when the job is given to another worker. */
  readonly signal?: AbortSignal | undefined;
};

/** What a job works through, the most important first. */
export type Batches<Row> = Limits & {
  /** The next rows after `after`, or the first. A row that the work leaves must not come again. */
  readonly next: (after: Row | null) => Promise<readonly Row[]>;
  readonly work: (row: Row) => Promise<void>;
  /** How many rows are worked on at once; one, unless told. */
  readonly atOnce?: number;
};

/** Works until no row is left, or the time is over; how many were worked on, and whether those were all. */
export async function inBatches<Row>({
  next,
  work,
  atOnce = 1,
  budgetMs,
  signal,
}: Batches<Row>): Promise<{ readonly done: number; readonly isAll: boolean }> {
  const endsMs = performance.now() + budgetMs;
  let done = 0;
  for (let rows = await next(null); ; ) {
    for (let at = 0; at < rows.length; at += atOnce) {
      if (signal?.aborted || performance.now() > endsMs) return { done, isAll: false };
      const together = rows.slice(at, at + atOnce);
      await Promise.all(together.map(work));
      done += together.length;
    }
    const last = rows.at(-1);
    if (last === undefined) return { done, isAll: true };
    rows = await next(last);
  }
}
