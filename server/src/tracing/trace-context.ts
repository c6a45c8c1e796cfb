/* Where a piece of work stands in a trace, as W3C Trace Context writes it: `00-{trace}-{span}-{flags}`. */

export type TraceContext = {
  /** 32 hexadecimal digits, not all 0. */
  readonly traceId: string;
  /** 16, not all 0. */
  readonly spanId: string;
  /** Whether the trace is recorded, as the caller that began it says. */
  readonly isSampled: boolean;
};

/** A later version may add parts behind these four; the version ff is none. */
const TRACEPARENT =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** What a header or a job says; null where that is nothing, or not of the form. */
export function readTraceparent(text: unknown): TraceContext | null {
  const [, version, traceId, spanId, flags, more] =
    TRACEPARENT.exec(typeof text === 'string' ? text : '') ?? [];
  if (!traceId || !spanId || !flags || (version === '00' && more !== undefined)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const traceparentOf = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
