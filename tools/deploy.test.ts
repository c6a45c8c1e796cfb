// What deploy/ holds, as far as a machine without containers can tell.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

/** Figures that an expression asks for and the shop does not tell. */
const unknownFigures = (expr: string): string[] =>
  [...expr.matchAll(/\bfumi_\w+?(?=_(?:bucket|count|sum)\b|[^\w]|$)/g)]
    .map(([name]) => name)
    .filter((name) => !source.includes(`'${name}'`));

const asksForFigures = (expr: string): boolean => /\bfumi_\w|\bup\{/.test(expr);

test.each(rules)('$alert asks for figures that the shop tells', ({ expr, labels, for: lasting }) => {
  expect(asksForFigures(expr)).toBe(true);
  expect(unknownFigures(expr)).toEqual([]);
  expect(['page', 'ticket']).toContain(labels.severity);
  expect(lasting).toMatch(/^\d+[mh]$/);
  for (const [open, close] of ['()', '{}', '[]'] as const)
    expect(expr.split(open ?? '').length).toBe(expr.split(close ?? '').length);
});

type Panel = {
  readonly id: number;
  readonly title: string;
  readonly type: 'row' | 'stat' | 'timeseries';
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number };
  readonly targets?: readonly { readonly refId: string; readonly expr: string }[];
};
type Dashboard = { readonly uid: string; readonly title: string; readonly panels: readonly Panel[] };
const dashboards = readdirSync(path.join(root, 'deploy/prometheus'))
  .filter((name) => name.endsWith('.dashboard.json'))
  .map((name) => ({ name, ...(JSON.parse(read(`deploy/prometheus/${name}`)) as Dashboard) }));
const expressions = dashboards.flatMap(({ panels }) =>
  panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
);

test.each(dashboards)('$name shows figures that the shop tells, each panel in its place', (dashboard) => {
  const { name, uid, panels } = dashboard;
  expect(name).toBe(`${uid}.dashboard.json`);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
  for (const { title, type, gridPos, targets = [] } of panels) {
    expect([title, gridPos.x + gridPos.w <= 24]).toEqual([title, true]);
    expect([title, targets.length > 0]).toEqual([title, type !== 'row']);
    expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
    for (const { expr } of targets) {
      expect([title, asksForFigures(expr)]).toEqual([title, true]);
      expect([title, unknownFigures(expr)]).toEqual([title, []]);
    }
  }
});

test('the dashboards show every figure that the shop tells', () => {
  const told = [...source.matchAll(/'(fumi_\w+)'/g)].map(([, name = '']) => name);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((name) => !expressions.some((expr) => expr.includes(name)))).toEqual([]);
});

type Service = {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: string | readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: object;
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
};
const compose = parse(read('deploy/compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};
/** The settings of docs/configuration.md, which docs.test.ts compares with the schema. */
const settingNames = new Set(
  [...read('docs/configuration.md').matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name),
);

test('the containers are configured with variables that the server reads', () => {
  const ours = Object.values(compose.services).filter(({ image }) => image === 'fumi');
  expect(ours).toHaveLength(3);
  for (const { environment = {} } of ours)
    expect(Object.keys(environment).filter((name) => !settingNames.has(name))).toEqual([]);
});

/** A Dockerfile's instructions, continued lines joined; comments are none. */
const instructions = read('deploy/Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    return name ? [{ name, rest }] : [];
  });
const said = (wanted: string) => instructions.filter(({ name }) => name === wanted).map(({ rest }) => rest);

/** A command that a container runs: a program, and a file of the repository. */
const runsOurs = ([program, file = '', ...words]: readonly string[]): boolean =>
  program === 'node' && existsSync(path.join(root, file)) && words.every((word) => /^[a-z]+$/.test(word));

test('every line of the Dockerfile is an instruction, and each stage that is copied from is there', () => {
  const lines = read('deploy/Dockerfile').replace(/\\\n/g, ' ').split('\n');
  expect(lines.filter((line) => line !== '' && !/^(#|[A-Z]+ )/.test(line))).toEqual([]);
  const known = [
    'FROM',
    'WORKDIR',
    'COPY',
    'RUN',
    'USER',
    'ENV',
    'VOLUME',
    'EXPOSE',
    'STOPSIGNAL',
    'HEALTHCHECK',
    'CMD',
  ];
  expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([]);
  const stages = said('FROM').flatMap((from) => / AS (\w+)$/.exec(from)?.[1] ?? []);
  const copied = said('COPY').flatMap((copy) => /--from=(\w+)/.exec(copy)?.[1] ?? []);
  expect(copied.filter((stage) => !stages.includes(stage))).toEqual([]);
});

test('the image has the Node that the repository asks for, and runs what is in it as nobody’s user', () => {
  const { engines } = JSON.parse(read('server/package.json')) as { engines?: { node?: string } };
  const wanted = engines?.node ?? read('.nvmrc');
  const major = /(\d+)/.exec(wanted)?.[1];
  for (const from of said('FROM')) expect(from).toMatch(new RegExp(`^node:${major}-`));
  const commands = said('CMD').concat(said('HEALTHCHECK').map((check) => check.replace(/^.* CMD /, '')));
  const [main = [], check = []] = commands.map((command) => JSON.parse(command) as string[]);
  expect(runsOurs(main)).toBe(true);
  expect(check.slice(0, 2)).toEqual(['node', '-e']);
  expect(() => new Function(check[2] ?? '(')).not.toThrow();
  expect(check[2]).toContain('/readyz');
  expect(said('USER').at(-1)).toMatch(/^[1-9]\d+:[1-9]\d+$/);
  const scripts = said('RUN').flatMap((run) =>
    [...run.matchAll(/\bnode ([\w./-]+)/g)].map(([, file = '']) => file),
  );
  expect(scripts.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('the image sets variables that the server reads', () => {
  const names = said('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name));
  const ofNode = ['NODE_ENV', 'NODE_COMPILE_CACHE'];
  expect(names.filter((name) => !ofNode.includes(name) && !settingNames.has(name))).toEqual([]);
});

test('web processes and workers keep compiled code in a folder that they may write to', () => {
  for (const unit of ['fumi-web@.service', 'fumi-worker@.service']) {
    const [, cache] = /^CacheDirectory=(.*)$/m.exec(read(`deploy/systemd/${unit}`)) ?? [];
    expect(read(`deploy/systemd/${unit}`)).toContain(`\nEnvironment=NODE_COMPILE_CACHE=/var/cache/${cache}/`);
  }
  const image = said('ENV').join(' ');
  expect(image).toContain(` NODE_COMPILE_CACHE=${said('VOLUME').join()}/`);
});

test('the containers name services, volumes, files and commands that are there', () => {
  const { services, volumes } = compose;
  for (const [
    name,
    { depends_on: needs = {}, volumes: mounts = [], build, image, command },
  ] of Object.entries(services)) {
    const awaited = Array.isArray(needs) ? needs : Object.keys(needs);
    expect({ name, missing: awaited.filter((other) => !(other in services)) }).toEqual({ name, missing: [] });
    const named = mounts.map((mount) => mount.split(':')[0] ?? '').filter((mount) => !mount.startsWith('.'));
    expect({ name, missing: named.filter((mount) => !(mount in volumes)) }).toEqual({ name, missing: [] });
    if (build) expect(existsSync(path.join(root, 'deploy', build.context, build.dockerfile))).toBe(true);
    expect(build !== undefined || image !== undefined).toBe(true);
    if (image === 'fumi' && Array.isArray(command)) expect(runsOurs(command)).toBe(true);
  }
});

test('a container that waits until another is healthy waits for one with a health check', () => {
  for (const { depends_on: needs = {} } of Object.values(compose.services)) {
    for (const [name, { condition }] of Array.isArray(needs) ? [] : Object.entries(needs))
      if (condition === 'service_healthy') expect(compose.services[name]?.healthcheck).toBeDefined();
  }
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd reads the units without a warning', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-units-'));
  const units = readdirSync(path.join(root, 'deploy/systemd'));
  for (const unit of units) {
    const text = read(`deploy/systemd/${unit}`);
    // The programs that it names are where they are on the shop's machine, not on this one.
    const here = text
      .replaceAll('/opt/fumi/node_modules/.bin/node', process.execPath)
      .replaceAll('/opt/fumi', os.tmpdir());
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

test('the command line of a machine reads the units’ file of configuration, and is run without npm', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-command-'));
  const places = {
    '/etc/fumi/fumi.env': path.join(folder, 'env'),
    '/var/lib/fumi': folder,
    '/opt/fumi': root,
  };
  const here = Object.entries(places).reduce(
    (text, [there, place]) => text.replaceAll(there, place),
    read('deploy/fumi'),
  );
  writeFileSync(path.join(folder, 'fumi'), here);
  const run = (env: string, ...words: string[]) => {
    writeFileSync(path.join(folder, 'env'), env);
    const environment = { PATH: process.env.PATH };
    return spawnSync('sh', [path.join(folder, 'fumi'), ...words], { encoding: 'utf8', env: environment });
  };
  const allowed = [...read('docs/configuration.md').matchAll(/^\| `ALLOW` \| ([\w, -]+);/gm)][0]?.[1] ?? '';
  const table = run(`ALLOW=${allowed.replaceAll(', ', ',')}\n`, 'settings');
  const refused = run('METRICS_PORT=none\n', 'orders', 'list');
  const units = readdirSync(path.join(root, 'deploy/systemd')).map((unit) => read(`deploy/systemd/${unit}`));
  rmSync(folder, { recursive: true });
  expect(table.stdout).toContain('| `PORT` |');
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('METRICS_PORT')]);
  for (const place of Object.keys(places)) {
    const using = units.filter((unit) => unit.includes('ExecStart=') && !unit.includes(place));
    expect([place, using]).toEqual([place, []]);
  }
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!hasPromtool)('Prometheus reads its configuration and the rules', () => {
  const file = path.join(root, 'deploy/prometheus/prometheus.yml');
  const { status, stdout } = spawnSync('promtool', ['check', 'config', file], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining(`${rules.length} rules`) });
});

test.skipIf(!hasPromtool)('Prometheus understands what the dashboards ask', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-dashboards-'));
  const file = path.join(folder, 'asked.yml');
  const asked = expressions.map((expr, index) => ({ record: `asked:${index}`, expr }));
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'asked', rules: asked }] }));
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ status, stdout, stderr }).toMatchObject({ status: 0, stderr: '' });
});

test.skipIf(!hasPromtool)('each alert fires on what it is for, after its time and not before', () => {
  const file = path.join(root, 'deploy/prometheus/fumi.rules.test.yml');
  const { status, stderr, stdout } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  expect({ status, stderr, stdout }).toMatchObject({ status: 0 });
  const tried = [...read('deploy/prometheus/fumi.rules.test.yml').matchAll(/alertname: (\w+)/g)];
  expect([...new Set(tried.map(([, name]) => name))].sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

test('Prometheus asks every process that the page on operating starts, under the job that the rules name', () => {
  const { scrape_configs: asked } = parse(read('deploy/prometheus/prometheus.yml')) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  };
  const started = [...read('docs/operations.md').matchAll(/fumi-(web|worker)@(\d)/g)];
  const first = started.filter(([, , number]) => Number(number) <= 2);
  const ports = first.map(([, role, number]) => `127.0.0.1:${role === 'web' ? 91 : 93}0${number}`);
  const targets = asked.flatMap((job) => job.static_configs.flatMap((config) => config.targets));
  expect(asked.map(({ job_name }) => job_name)).toEqual(['fumi']);
  expect(targets.sort()).toEqual([...new Set(ports)].sort());
});
