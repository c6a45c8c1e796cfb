// What deploy/ holds, as far as a machine without containers can tell.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
};
const { groups } = parse(read('deploy/prometheus/fumi.rules.yml')) as {
  groups: { name: string; rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const source = ['server/src/metrics/metrics.ts'].map(read).join('\n');

test('every alert has its page in the runbook, and every page its alert', () => {
  const [, runbook = ''] = read('docs/operations.md').split('\n## Alerts\n');
  const pages = [...(runbook.split('\n## ')[0] ?? '').matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(pages).toEqual(rules.map(({ alert }) => alert));
});

test.each(rules)('$alert asks for figures that the shop tells', ({ expr, labels, for: lasting }) => {
  const names = [...expr.matchAll(/\bfumi_\w+?(?=_bucket\b|_count\b|[^\w])/g)].map(([name]) => name);
  expect(names.length > 0 || expr.startsWith('up{')).toBe(true);
  for (const name of names) expect(source).toContain(`'${name}'`);
  expect(['page', 'ticket']).toContain(labels.severity);
  expect(lasting).toMatch(/^\d+[mh]$/);
  for (const [open, close] of ['()', '{}', '[]'] as const)
    expect(expr.split(open ?? '').length).toBe(expr.split(close ?? '').length);
});

test('the containers are configured with variables that the server reads', () => {
  const compose = parse(read('deploy/compose.yml'), { merge: true }) as {
    services: Record<string, { image?: string; environment?: Record<string, string> }>;
  };
  const known = new Set(
    [...read('server/src/settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
  );
  const ours = Object.values(compose.services).filter(({ image }) => image === 'fumi');
  expect(ours).toHaveLength(3);
  for (const { environment = {} } of ours)
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd reads the units without a word', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-units-'));
  const units = readdirSync(path.join(root, 'deploy/systemd'));
  for (const unit of units) {
    const text = read(`deploy/systemd/${unit}`);
    // The programs that it names are where they are on the shop's machine, not on this one.
    const here = text.replaceAll('/usr/bin/node', process.execPath).replaceAll('/opt/fumi', os.tmpdir());
    writeFileSync(path.join(folder, unit), here);
    if (unit.includes('@.'))
      copyFileSync(path.join(folder, unit), path.join(folder, unit.replace('@.', '@1.')));
  }
  const files = readdirSync(folder)
    .filter((name) => !name.includes('@.'))
    .map((name) => path.join(folder, name));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.skipIf(!hasSystemd)('the backup’s hour is one that systemd knows', () => {
  const when = /^OnCalendar=(.*)$/m.exec(read('deploy/systemd/fumi-backup.timer'))?.[1] ?? '';
  expect(execFileSync('systemd-analyze', ['calendar', when], { encoding: 'utf8' })).toContain('Next elapse');
});
