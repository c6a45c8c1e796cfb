import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { z } from 'zod';

/*
 * Answers are checked by `parse`, as request bodies are, and not by zod's `encode`, which goes through every list and
 * every limited text twice, once to see whether it can encode. For a schema that changes no value both give the same; a
 * test proves that no answer's schema changes one. The limits of the schemas are left out (ADR 140).
 */

/** The schema without limits of texts, numbers and lists; unions keep theirs, to tell members apart. */
export function withoutLimits(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodString) return z.string();
  if (schema instanceof z.ZodNumber) return z.number();
  if (schema instanceof z.ZodArray) return z.array(withoutLimits(schema.element as z.ZodType));
  if (schema instanceof z.ZodExactOptional)
    return z.exactOptional(withoutLimits(schema.unwrap() as z.ZodType));
  if (schema instanceof z.ZodOptional) return z.optional(withoutLimits(schema.unwrap() as z.ZodType));
  if (schema instanceof z.ZodNullable) return z.nullable(withoutLimits(schema.unwrap() as z.ZodType));
  if (!(schema instanceof z.ZodObject)) return schema;
  const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>);
  return schema.extend(Object.fromEntries(fields.map(([name, field]) => [name, withoutLimits(field)])));
}

const known = new WeakMap<z.ZodType, z.ZodType>();

function readerOf(schema: z.ZodType): z.ZodType {
  const reader = known.get(schema) ?? withoutLimits(schema);
  known.set(schema, reader);
  return reader;
}

/** The fields of an answer that the schema names. Throws where one is missing or mistyped. */
export const checkedAnswer = (schema: z.ZodType, answer: unknown): unknown => readerOf(schema).parse(answer);

/** Writes the answers of a route as JSON; its schema is taken apart with the first of them, not at the start. */
export const writeAnswers: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (answer) => {
    const read = readerOf(schema).safeParse(answer);
    if (!read.success) throw new ResponseSerializationError(method, url, { cause: read.error });
    return JSON.stringify(read.data);
  };
