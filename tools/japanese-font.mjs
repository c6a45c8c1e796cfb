import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { cacheDir, inRoot } from './paths.mjs';
import { say } from './say.mjs';

const knowsJapanese = () =>
  Boolean(spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).stdout?.trim());

/** A font configuration that adds a folder to whatever the machine has, and prefers what it has. @param {string} fonts @param {string} cache */
export const fontConfiguration = (fonts, cache) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
  <alias><family>sans-serif</family><accept><family>Fumi Gothic</family></accept></alias>
  <alias><family>serif</family><accept><family>Fumi Mincho</family></accept></alias>
</fontconfig>
`;

/** The fonts that we print with serve on the screen too, where we may not install any. @returns {NodeJS.ProcessEnv} */
function fontsOfOurOwn() {
  const fonts = inRoot('content/fonts');
  if (!existsSync(fonts)) {
    say('no Japanese font found; pages will show boxes instead of characters');
    return {};
  }
  mkdirSync(cacheDir, { recursive: true });
  const file = path.join(cacheDir, 'fonts.conf');
  writeFileSync(file, fontConfiguration(fonts, path.join(cacheDir, 'fontconfig')));
  say('no Japanese font installed; the browser uses the ones in content/fonts');
  return { FONTCONFIG_FILE: file };
}

/** Sees to it that the browser can show Japanese. @returns {NodeJS.ProcessEnv} what the browser's environment needs */
export function ensureJapaneseFont() {
  if (process.platform !== 'linux' || knowsJapanese()) return {};
  if (canUseApt()) aptInstall(['fontconfig', 'fonts-noto-cjk']);
  return knowsJapanese() ? {} : fontsOfOurOwn();
}
