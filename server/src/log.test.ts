import { expect, test } from 'vitest';
import { createLog, redact } from './log.ts';

const lines: string[] = [];
const log = createLog(
  (line) => lines.push(line),
  () => 0,
);

test('a line is one line of JSON, whatever it quotes', () => {
  log.info('said\n{"level":"info","message":"forged"}', { route: '/a\r\nb' });
  const written = lines.pop() ?? '';
  expect(written.match(/\n/g)).toHaveLength(1);
  expect(JSON.parse(written)).toMatchObject({ level: 'info', route: '/a\r\nb' });
});

test.each([
  ['key (email)=(hanako@example.jp) exists', 'key (email)=([email]) exists'],
  ['token Zm9vYmFyYmF6cXV4MTIzNA is unknown', 'token [token] is unknown'],
  ['pin 123456, card 4111111111111111', 'pin [digits], card [digits]'],
  ['after 15 ms', 'after 15 ms'],
])('%j is logged as %j', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

test('a text of a million characters is cut first, and shows nothing of its last word', () => {
  const text = `${'a'.repeat(1_000_000)}1`;
  const before = process.threadCpuUsage();
  expect(redact(text)).not.toContain('1');
  expect(
    redact(`${'あ '.repeat(1990)}hanako.of.a.very.long.name@example.jp ${'い'.repeat(100)}`),
  ).not.toContain('hanako');
  // Quadratic work on a million characters takes minutes.
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(5000);
});

test.each([
  [{ code: 'ETIMEDOUT', message: 'connect timed out' }, 'ETIMEDOUT: connect timed out'],
  [{ queue: 'x', secret: '鹿子木' }, 'a thing with queue, secret'],
  [null, 'null'],
  [undefined, 'undefined'],
  ['why', 'why'],
  [
    new AggregateError([Object.assign(new Error('refused 1'), { code: 'ECONNREFUSED' })]),
    'AggregateError: Error: ECONNREFUSED: refused 1',
  ],
])('%j thrown is never logged as [object Object]', (thrown, error) => {
  log.error('failed', thrown);
  expect(JSON.parse(lines.pop() ?? '')).toMatchObject({ error });
});

test('what is less than the configured level is not written', () => {
  const quiet: string[] = [];
  const warnings = createLog(
    (line) => quiet.push(line),
    () => 0,
    'warn',
  );
  warnings.info('request');
  warnings.warn('slow');
  warnings.error('broken', new Error('x'));
  expect(quiet.map((line) => JSON.parse(line).level)).toEqual(['warn', 'error']);
});

test.each(['EPERM', 'EPIPE', 'E2BIG'])('%s is taken for the system’s code, not the database’s', (code) => {
  log.error('failed', Object.assign(new Error(`${code}: not permitted`), { code }));
  expect(JSON.parse(lines.pop() ?? '').error).toBe(`Error: ${code}: not permitted`);
});

test('an error names its fault and its frames, and not the statement with its values', () => {
  const fault = Object.assign(new Error('invalid input syntax for type date: "鹿子木"'), { code: '42P01' });
  log.error('failed', new Error('Failed query: insert … params: hanako@example.jp', { cause: fault }));
  const line = JSON.parse(lines.pop() ?? '');
  expect(line).toMatchObject({ level: 'error', code: '42P01', error: 'Error: the database refused (42P01)' });
  expect(JSON.stringify(line)).not.toMatch(/hanako|鹿子木/);
});
