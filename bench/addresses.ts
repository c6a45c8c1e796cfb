// The audit and the reverse look-up on addresses whose right form is known: how often they are right, and how
// long one takes, beside the package that reads Japanese addresses.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const urlOf = (path: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, '..', path)).href);

/** How many addresses are sampled for each kind of damage, and for each written form. */
const OF_EACH = { damage: 50, form: 100 };

const program = `
  const { openZips } = await import(${urlOf('server/src/modules/delivery/zip-open.ts')});
  const { auditFigures, reverseFigures } = await import(${urlOf('server/test/audit-figures.ts')});
  const { figuresBeside } = await import(${urlOf('bench/normalize-beside.ts')});
  const { damagedAddresses, writtenForms } = await import(${urlOf('server/test/written-addresses.ts')});
  const zips = openZips({ dataDir: 'nowhere' });
  const damaged = damagedAddresses(zips.directory(), ${OF_EACH.damage});
  const written = writtenForms(zips.directory(), ${OF_EACH.form});
  const timed = (work) => { const start = performance.now(); return { ...work(), ms: performance.now() - start }; };
  const audit = timed(() => auditFigures(zips, damaged));
  const reverse = timed(() => reverseFigures(zips, written));
  const percent = (share) => (share * 100).toFixed(1) + ' %';
  const say = (what, figure) => console.log(('addresses, ' + what).padEnd(90) + figure);
  say('audit of ' + damaged.length + ' damaged: precision', percent(audit.precision));
  say('audit of ' + damaged.length + ' damaged: recall', percent(audit.recall));
  say('audit: right zips that an offer makes wrong', String(audit.spoiled.length));
  say('audit: one address', (audit.ms / damaged.length).toFixed(1) + ' ms');
  say('zip of ' + written.length + ' written forms: first answer', percent(reverse.first));
  say('zip of ' + written.length + ' written forms: among three', percent(reverse.amongThree));
  say('zip of an address: one', (reverse.ms / written.length).toFixed(1) + ' ms');
  const beside = await figuresBeside(zips.directory(), { damaged, written });
  const other = (what, share) => say('@geolonia/normalize-japanese-addresses 3.1.3: ' + what, percent(share));
  other('audit, precision', beside.precision);
  other('audit, recall', beside.recall);
  other('zip, first answer', beside.first);
  other('zip, among three', beside.amongThree);`;

const ran = spawnSync(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
process.exit(ran.status ?? 1);
