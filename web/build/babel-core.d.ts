/** The part of Babel that the legacy build uses; the package carries no types. */
declare module '@babel/core' {
  export function transformAsync(
    code: string,
    options: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly code: string | null } | null>;
}
