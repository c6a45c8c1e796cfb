import { expect, test } from 'vitest';
import { asModule } from './react-as-modules.ts';

test('a file of React is a module that imports what it required and exports the same names', () => {
  const source = `var Scheduler = require("scheduler"),
  React = require("react");
exports.now = void 0;
if (Scheduler.now) exports.now = Scheduler.now;
exports.start = function () {
  return exports.now(React);
};`;
  const module = asModule(source);
  expect(module).toContain(`import * as Scheduler from 'scheduler';\nimport * as React from 'react';`);
  expect(module).toContain('if (Scheduler.now) exported_now = Scheduler.now;');
  expect(module).toContain('export { exported_now as now, exported_start as start };');
});

test('a file that chooses between others becomes the one for production', () => {
  const source = `module.exports = require('./cjs/react.production.js');`;
  expect(asModule(source)).toBe(`export * from './cjs/react.production.js';`);
});

test('a React that is written in another way stops the build', () => {
  expect(() => asModule('if (a) exports.late = require("late");')).toThrow(/late/);
  expect(() => asModule('module.exports = start;')).toThrow();
});
