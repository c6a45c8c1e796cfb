import { z } from 'zod';

const schema = z.object({
  notices: z.record(z.string(), z.string()),
  rules: z.array(
    z.object({
      prefecture: z.string(),
      city: z.string(),
      extraDays: z.int().min(0),
      notice: z.string(),
    }),
  ),
});

export type RemoteAreas = (locality: { prefecture: string; city: string }) => {
  extraDays: number;
  notice: string | null;
};

/** The rule of content/zip/remote-areas.json; the first that matches counts. */
export function readRemoteAreas(json: unknown): RemoteAreas {
  const { notices, rules } = schema.parse(json);
  return ({ prefecture, city }) => {
    const rule = rules.find((one) => one.prefecture === prefecture && (one.city === '' || one.city === city));
    if (!rule) return { extraDays: 0, notice: null };
    const notice = notices[rule.notice]?.replace('{days}', String(rule.extraDays)) ?? null;
    return { extraDays: rule.extraDays, notice };
  };
}
