import { z } from 'zod';
import { environment } from './environment.ts';
import { settingFacts } from './setting.ts';

/** A setting as the reference and .env.example show it. */
export type SettingRow = {
  readonly name: string;
  readonly type: string;
  /** null where the schema has none: `otherwise` says what an absent setting means. */
  readonly defaultValue: string | null;
  readonly otherwise: string;
  readonly readBy: string;
  readonly example: string;
  readonly what: string;
};

/** What the schema itself knows. */
type Known = { readonly default?: unknown; readonly enum?: readonly string[] };

/** Every setting, in the order of the schema. */
export const settingRows = (): SettingRow[] =>
  Object.entries(environment.shape).map(([name, schema]) => {
    const facts = settingFacts.get(schema);
    const known = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Known;
    const type = known.enum?.map((word) => `\`${word}\``).join(', ') ?? facts?.type;
    if (facts === undefined || type === undefined)
      throw new Error(`The setting ${name} says what it is and of which type.`);
    const defaultValue = known.default === undefined ? null : String(known.default);
    return { ...facts, name, type, defaultValue, otherwise: facts.otherwise ?? 'none' };
  });

const asCode = (text: string): string => (text === '' ? '' : `\`${text}\``);

/** Everything that can be configured, as a table of docs/configuration.md. */
export const settingsTable = (): string =>
  [
    '| name | type, unit | default | read by | example | what it is |',
    '|---|---|---|---|---|---|',
    ...settingRows().map(({ name, type, defaultValue, otherwise, readBy, example, what }) => {
      const unlessGiven = defaultValue ? asCode(defaultValue) : otherwise;
      return `| \`${name}\` | ${type} | ${unlessGiven} | ${readBy} | ${asCode(example)} | ${what} |`;
    }),
  ].join('\n');
