import { SUPPORTED_BROWSERS } from '@fumi/domain';
import { oldBrowserCopy } from '../copy/old-browser.ts';

/** Features without which the application crashes or looks like nothing, as paths from `window` (ADR 56). */
export const NEEDED_FEATURES = [
  'fetch',
  'AbortController',
  'Promise',
  'File',
  'indexedDB',
  'CSSLayerBlockRule',
  'HTMLDialogElement.prototype.showModal',
  'HTMLCanvasElement.prototype.toBlob',
  'Array.prototype.at',
] as const;

const NOTICE_ID = 'old-browser';

/*
 * Every page's first script: in the oldest syntax, because the browsers that it is for know no other. One under spec
 * §9's table, or without a needed feature, gets the server's HTML with a notice that says why: the application does
 * not start, a page of the creation flow leads to its product root (spec §2), and no link leads back into the flow.
 * isSupportedBrowser of the domain says the same for tests.
 */
const CHECK = `(function (table, needed, id, words) {
  var supported = function () {
    var agent = navigator.userAgent, i, j, match, part;
    for (i = 0; i < table.length; i++) {
      match = new RegExp(table[i][0]).exec(agent);
      if (!match) continue;
      for (j = 0; j < table[i][1].length; j++) {
        part = +(match[j + 1] || 0);
        if (part !== table[i][1][j]) return part > table[i][1][j];
      }
      return true;
    }
    return true;
  };
  var capable = function () {
    var i, j, names, value;
    for (i = 0; i < needed.length; i++) {
      names = needed[i].split('.');
      value = window;
      for (j = 0; value && j < names.length; j++) value = value[names[j]];
      if (!value) return false;
    }
    return true;
  };
  if (supported() && capable()) return;
  window.fumiTooOld = true;
  var path = location.pathname, at = path.indexOf('/create/');
  if (at >= 0) return location.replace(path.slice(0, at + 1) + '#' + id);
  var tell = function () {
    var notice = document.createElement('div'), main = document.getElementById('main'), i, line;
    notice.id = id;
    notice.style.cssText = 'padding:1em;background:#f9ebcc;color:#4e3106;font-weight:bold';
    for (i = 0; i < words.length; i++) {
      line = document.createElement('p');
      line.appendChild(document.createTextNode(words[i]));
      notice.appendChild(line);
    }
    document.body.insertBefore(notice, document.body.firstChild);
    if (main && !document.getElementById('fumi-hydration')) main.textContent = '';
    for (i = 0; i < document.links.length; i++)
      if (document.links[i].href.indexOf('/create/') >= 0) document.links[i].href = '#' + id;
    if (location.hash === '#' + id) notice.scrollIntoView();
  };
  if (document.addEventListener) document.addEventListener('DOMContentLoaded', tell, false);
  else window.onload = tell;
})`;

/** The inline script with its data. */
export function browserCheckScript(): string {
  const table = SUPPORTED_BROWSERS.map(({ pattern, minimum }) => [pattern, minimum]);
  const data = [table, NEEDED_FEATURES, NOTICE_ID, [oldBrowserCopy.text, oldBrowserCopy.advice]];
  return `${CHECK}(${data.map((value) => JSON.stringify(value)).join(',')});`;
}
