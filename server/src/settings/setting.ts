import { z } from 'zod';

/** What the reference says of a setting beside what its schema says; a line of .env.example shows the example. */
type SettingFacts = {
  readonly what: string;
  /** What a value is, with its unit; of a choice the schema knows it. */
  readonly type?: string;
  /** Which processes read it; the others may be given it as well. */
  readonly readBy: 'every process' | 'web' | 'worker' | 'web, worker';
  readonly example: string;
  /** What holds where nothing is given and the schema has no default. */
  readonly otherwise?: string;
};

/** The facts of each setting, by its schema. */
export const settingFacts = z.registry<SettingFacts>();

/** A setting's schema, with what the reference says of it. */
export const setting = <Schema extends z.ZodType>(schema: Schema, facts: SettingFacts): Schema => {
  settingFacts.add(schema, facts);
  return schema;
};
