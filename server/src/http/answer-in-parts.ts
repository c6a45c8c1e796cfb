import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { toWire } from '@fumi/contract';
import { invariant } from '@fumi/domain';
import { z } from 'zod';
import { checkedAnswer } from './checked-answer.ts';

/*
 * A long answer as JSON: translated, checked and written a few elements at a time, so that everybody else's calls are
 * served in between. A thousand contacts with all that people may keep of them are thirty megabytes.
 */

/** Lists up to this length cost nothing worth dividing. */
const LONG = 50;
/** How long the event loop is held at once, ms. */
const HELD_MS = 5;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLongList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > LONG;

function schemaOfField(schema: z.ZodType, name: string): z.ZodType {
  if (schema instanceof z.ZodObject) return (schema.shape[name] ?? z.unknown()) as z.ZodType;
  invariant(schema instanceof z.ZodRecord, 'Only objects and records have fields.');
  return schema.valueType as z.ZodType;
}

/** Whether a part is divided: a long list, or a record of some. */
const isDivided = (schema: z.ZodType, part: unknown): boolean =>
  isLongList(part) ||
  (schema instanceof z.ZodRecord && isFields(part) && Object.values(part).some(isLongList));

/** Whether an answer has a list that is worth dividing. */
export const isLong = (answer: unknown): answer is Fields =>
  isFields(answer) &&
  Object.values(answer).some(
    (part) => isLongList(part) || (isFields(part) && Object.values(part).some(isLongList)),
  );

/** Names of fields whose content `toWire` leaves as it is; null within such a field, where nothing is translated. */
type AsIs = readonly string[] | null;

const translated = (value: unknown, asIs: AsIs): unknown => (asIs === null ? value : toWire(value, asIs));

const elementOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodArray ? (schema.element as z.ZodType) : z.unknown();

/** JSON of a list, element by element. */
function* listParts(schema: z.ZodType, list: readonly unknown[], asIs: AsIs): Generator<string> {
  const element = elementOf(schema);
  for (const [index, each] of list.entries()) {
    yield `${index === 0 ? '[' : ','}${JSON.stringify(checkedAnswer(element, translated(each, asIs)))}`;
  }
  yield ']';
}

/** JSON of an object: what is short at once, what is long part by part. Throws where the schema is not met. */
function* objectParts(schema: z.ZodType, value: Fields, asIs: AsIs): Generator<string> {
  const wireName = (name: string) => Object.keys(translated({ [name]: 0 }, asIs) as Fields)[0] ?? name;
  const long = Object.entries(value).filter(([name, part]) =>
    isDivided(schemaOfField(schema, wireName(name)), part),
  );
  const empty = Object.fromEntries(long.map(([name, part]) => [name, isFields(part) ? {} : []]));
  const checked = checkedAnswer(schema, translated({ ...value, ...empty }, asIs)) as Fields;
  const longOnWire = new Map(long.map(([name, part]) => [wireName(name), part]));
  let sign = '{';
  for (const [name, short] of Object.entries(checked)) {
    if (short === undefined) continue;
    yield `${sign}${JSON.stringify(name)}:`;
    sign = ',';
    const part = longOnWire.get(name);
    const inner = asIs?.includes(name) ? null : asIs;
    if (part === undefined) yield JSON.stringify(short);
    else if (isFields(part)) yield* objectParts(schemaOfField(schema, name), part, inner);
    else yield* listParts(schemaOfField(schema, name), part as readonly unknown[], inner);
  }
  yield '}';
}

/** An answer in our words as pieces of JSON in the wire's. Throws where it is not what the schema says. */
export async function answerInParts(
  schema: z.ZodType,
  answer: Fields,
  asIs: readonly string[] = [],
): Promise<string[]> {
  const pieces: string[] = [];
  let piece: string[] = [];
  let heldSinceMs = performance.now();
  for (const part of objectParts(schema, answer, asIs)) {
    piece.push(part);
    if (performance.now() - heldSinceMs < HELD_MS) continue;
    pieces.push(piece.join(''));
    piece = [];
    await setImmediate();
    heldSinceMs = performance.now();
  }
  return [...pieces, piece.join('')];
}

/** The pieces as a stream: each is sent in a turn of its own, however fast the reader is. */
export const sentInTurns = (pieces: readonly string[]): Readable =>
  Readable.from(
    (async function* () {
      for (const piece of pieces) {
        yield piece;
        await setImmediate();
      }
    })(),
    { objectMode: false },
  );
