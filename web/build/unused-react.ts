import type { Plugin } from 'vite';

/*
 * What React does that no page of ours asks for. Bundlers cannot know: it hangs on what is rendered. 6 kB of the first
 * load. Each function answers instead as it does where nothing of the kind is rendered.
 */

const FILE = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;

type Unused = { readonly what: string; readonly functions: Readonly<Record<string, string>> };

const UNUSED: readonly Unused[] = [
  {
    what: 'the names of components around a mistake, made by calling them again: the shop collects none',
    functions: {
      describeNativeComponentFrame: 'return "";',
      describeBuiltInComponentFrame: 'return "";',
      getStackByFiberInDevAndProd: 'return "";',
      findCurrentFiberUsingSlowPath: 'return null;',
      findCurrentHostFiberImpl: 'return null;',
    },
  },
  {
    what: 'stylesheets, scripts and meta elements as components: the document brings them',
    functions: {
      isHostHoistableType: 'return !1;',
      getResource: 'return null;',
      acquireResource: 'return null;',
      mountHoistable: '',
      insertStylesheetIntoRoot: '',
      getHydratableHoistableCache: 'return new Map();',
      preloadResourceAndSuspendIfNeeded: '',
      preconnectAs: '',
      preload: '',
      preloadModule: '',
      preinitStyle: '',
      preinitScript: '',
      preinitModuleScript: '',
    },
  },
  {
    what: 'commits that wait for pictures: only view transitions ask for it',
    functions: {
      accumulateSuspenseyCommitOnFiber: '',
      waitForCommitToBeReady: 'return null;',
    },
  },
  {
    what: 'forms with actions, Activity, SuspenseList, memo caches of the compiler, custom elements',
    functions: {
      extractEvents$1: '',
      startHostTransition: '',
      runActionStateAction: '',
      mountActionState: '',
      updateActionStateImpl: '',
      rerenderActionState: '',
      updateActivityComponent: 'return null;',
      updateSuspenseListComponent: 'return null;',
      useMemoCache: 'return [];',
      isCustomElement: 'return !1;',
      setPropOnCustomElement: '',
      attemptExplicitHydrationTarget: '',
    },
  },
  {
    what: 'onSelect and onBeforeInput',
    functions: {
      constructSelectEvent: '',
      getNativeBeforeInputChars: 'return null;',
      getFallbackBeforeInputChars: 'return null;',
    },
  },
];

/**
 * Errors that React throws to itself as signals, one of each kind, created when the file is evaluated. For their stack
 * traces a browser parses the file once more, 40 ms on a phone. Nobody reads those: the signals get no stack trace.
 */
const SIGNAL = /^((?:var| ) +\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/gm;
const SIGNALS = 5;

function withLightSignals(source: string): string {
  const found = source.match(SIGNAL)?.length ?? 0;
  if (found !== SIGNALS) throw new Error(`React throws ${found} signals to itself, not ${SIGNALS}.`);
  return source.replace(SIGNAL, '$1Object.assign(Object.create(Error.prototype), { message: $2 })');
}

/** What only the tests of React give its scheduler. */
const FOR_TESTS = /Scheduler\.(?:log|unstable_setDisableYieldValue)(?=[,;])/g;

/** React's file without these. An update in which a function is gone or called otherwise stops the build. */
export function withoutUnusedReact(source: string): string {
  let text = withLightSignals(source).replace(FOR_TESTS, 'void 0');
  for (const [name, body] of UNUSED.flatMap(({ functions }) => Object.entries(functions))) {
    const whole = new RegExp(`^function ${name.replace('$', '\\$')}(\\([^)]*\\)) \\{\\n[\\s\\S]*?^\\}`, 'm');
    if (!whole.test(text)) throw new Error(`React has no ${name} any more.`);
    text = text.replace(whole, (_, parameters: string) => `function ${name}${parameters} { ${body} }`);
  }
  return text;
}

/** In the browser's build alone: the server renders with React as it is. */
export const unusedReact: Plugin = {
  name: 'unused-react',
  enforce: 'pre',
  transform: {
    filter: { id: FILE },
    handler: (source) => ({ code: withoutUnusedReact(source), map: null }),
  },
};
