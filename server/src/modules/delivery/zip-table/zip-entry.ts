/** One locality that a zip stands for, as the table keeps it. */
export type ZipEntry = {
  /** Seven half-width digits. */
  readonly zip: string;
  /** Five digits of the local government (JIS X 0401, 0402). */
  readonly cityCode: string;
  /** Town without notes; of an office also its street number. '' where the zip stands for the whole city. */
  readonly area: string;
  /** Office, or building and floor that have a zip of their own; else ''. */
  readonly facility: string;
  /** What the source says in parentheses about the town: blocks, lots, exceptions; else ''. */
  readonly note: string;
  /** How the town is read, in katakana; '' where the source does not say, or says it of several towns in one. */
  readonly kana: string;
};

export type City = { readonly prefecture: string; readonly city: string };

/** A whole table: the entries, ordinary ones before offices, and the cities by code. */
export type ZipTable = {
  readonly entries: readonly ZipEntry[];
  readonly cities: ReadonlyMap<string, City>;
};
