/** How many took how long, of those with the same labels. */
export type Series = {
  readonly labels: string;
  readonly count: number;
  readonly seconds: number;
  /** For each bound, how many took no longer. */
  readonly within: readonly number[];
};

/** What a process has timed, as Prometheus wants to hear it: a histogram by labels. */
export type Timings = {
  readonly boundsS: readonly number[];
  /** Labels say kinds, of which there are few: never a code, an address or a name. */
  readonly add: (labels: string, seconds: number) => void;
  /** Begins to time something; its end says with which labels. */
  readonly begin: () => (labels: string) => void;
  readonly series: () => Iterable<Series>;
};

export function openTimings(boundsS: readonly number[]): Timings {
  const known = new Map<string, { labels: string; count: number; seconds: number; within: number[] }>();
  const add = (labels: string, seconds: number): void => {
    const series = known.get(labels) ?? { labels, count: 0, seconds: 0, within: boundsS.map(() => 0) };
    known.set(labels, series);
    series.count += 1;
    series.seconds += seconds;
    for (const [index, bound] of boundsS.entries())
      if (seconds <= bound) series.within[index] = (series.within[index] ?? 0) + 1;
  };
  return {
    boundsS,
    add,
    begin: () => {
      const startedMs = performance.now();
      return (labels) => add(labels, (performance.now() - startedMs) / 1000);
    },
    series: () => known.values(),
  };
}
