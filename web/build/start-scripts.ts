import type { LegacyFiles } from './legacy.ts';

/*
 * How the application starts. A module script with syntax of the baseline (class static blocks: Chrome 94, Safari 16.4,
 * Firefox 93) sets a sign; without it, browsers that know modules but no baseline load the ES5 bundle as the oldest do.
 * `fumiStarted`: Safari 10.1 runs module and nomodule scripts alike, and must start once.
 */
const DETECT = 'class Baseline{static{window.fumiModern=true}}';

/** The word alone would look like an import of ours. */
const IMPORT = 'import';

const startES5 = ({ entry }: LegacyFiles): string =>
  `window.fumiStarted||(window.fumiStarted=1,System.${IMPORT}('${entry}'))`;

const loadES5 = (files: LegacyFiles): string =>
  `var s=document.createElement('script');s.src='${files.polyfills}';` +
  `s.onload=function(){${startES5(files)}};document.body.appendChild(s)`;

const inModern = (modern: string, files: LegacyFiles | null): string =>
  files === null ? modern : `if(window.fumiModern){${modern}}else{${loadES5(files)}}`;

const afterLoad = (script: string): string =>
  `addEventListener('load',function(){setTimeout(function(){${script}})})`;

type StartScripts = {
  readonly detect: string;
  readonly now: string;
  readonly late: string;
  /** For browsers without modules; null without a legacy bundle. */
  readonly oldest: string | null;
};

/** The inline scripts, without their tags. */
export function startScripts(entry: string, legacy: LegacyFiles | null): StartScripts {
  const run = inModern(`${IMPORT}('${entry}')`, legacy);
  return {
    detect: DETECT,
    now: run,
    late: afterLoad(run),
    oldest: legacy && startES5(legacy),
  };
}
