import { SUPPORTED_BROWSERS } from '@fumi/domain';

/*
 * The creation flow's first script: in the oldest syntax, because the browsers that it is for know no other.
 * A browser under spec §9's table, or without the features that the flow needs, goes to the product root, which is
 * complete HTML. isSupportedBrowser of the domain says the same for tests.
 */
const CHECK = `(function (table) {
  var path = location.pathname, at = path.indexOf('/create/');
  if (at < 0) return;
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
    return !!(window.fetch && window.AbortController && window.Promise && window.File && window.HTMLCanvasElement &&
      window.HTMLCanvasElement.prototype.toBlob);
  };
  if (!supported() || !capable()) location.replace(path.slice(0, at + 1));
})`;

/** The inline script with the domain's table as data. */
export const browserCheckScript = (): string =>
  `${CHECK}(${JSON.stringify(SUPPORTED_BROWSERS.map(({ pattern, minimum }) => [pattern, minimum]))});`;
