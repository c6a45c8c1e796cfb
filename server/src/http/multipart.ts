import { MAX_FILE_BYTES, ok, type Result, refuse } from '@fumi/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Refusal, UploadedFile } from './call.ts';

export const MULTIPART_LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: 1,
  fields: 30,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 31,
  headerPairs: 30,
} as const;

type Form = { readonly fields: Record<string, unknown>; readonly file: UploadedFile | null };

type Shape = { readonly type?: unknown; readonly const?: unknown; readonly anyOf?: readonly Shape[] };

const isNumeric = (shape: Shape): boolean =>
  shape.type === 'number' ||
  shape.type === 'integer' ||
  typeof shape.const === 'number' ||
  (shape.anyOf?.every(isNumeric) ?? false);

/** Fields of a body that are numbers: a form can only say them as text. */
export function numericFields(body: z.ZodType | undefined): ReadonlySet<string> {
  if (!body) return new Set();
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return new Set(
    Object.entries(properties)
      .filter(([, shape]) => typeof shape === 'object' && isNumeric(shape as Shape))
      .map(([name]) => name),
  );
}

const numberOrText = (text: unknown, isNumber: boolean): unknown =>
  isNumber && typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

async function readParts(
  request: FastifyRequest,
  fileField: string,
  numeric: ReadonlySet<string>,
): Promise<Result<Form, Refusal>> {
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | null = null;
  let isTooLarge = false;
  for await (const part of request.parts({ limits: MULTIPART_LIMITS })) {
    if (part.type === 'field') {
      fields[part.fieldname] = numberOrText(part.value, numeric.has(part.fieldname));
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname !== fileField)
      return refuse({ code: 'bad_request', fields: { [part.fieldname]: ['file'] } });
    isTooLarge ||= part.file.truncated;
    file = { bytes, name: part.filename };
  }
  return isTooLarge ? refuse({ code: 'filesize' }) : ok({ fields, file });
}

/** Errors of the parser itself have no status: the form broke off, or never was one. */
const isBrokenForm = (error: unknown): boolean => error instanceof Error && !('statusCode' in error);

/** Reads a form with at most one file, which is held in memory: 8 MB at most (spec §5). */
export const readForm: typeof readParts = (...form) =>
  readParts(...form).catch((error: unknown) => {
    if (isBrokenForm(error)) return refuse({ code: 'bad_request', fields: { body: ['form'] } });
    throw error;
  });
