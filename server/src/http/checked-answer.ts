import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/*
 * Answers are read by their schemas as bodies are, not encoded: an encoder goes through every list and every limited text
 * twice, once to see whether it could. Of schemas that change nothing it is the same, and those of answers change nothing
 * (a test).
 */

/** What the schema has of an answer. Throws where the answer lacks or has otherwise what the schema says. */
export const checkedAnswer = (schema: z.ZodType, answer: unknown): unknown => schema.parse(answer);

/** Writes the answers of a route as JSON. */
export const writeAnswers: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (answer) => {
    const read = schema.safeParse(answer);
    if (!read.success) throw new ResponseSerializationError(method, url, { cause: read.error });
    return JSON.stringify(read.data);
  };
