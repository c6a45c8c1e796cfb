import { expect, test } from 'vitest';
import { classesIn, cssFor } from './critical-css.ts';

const used = classesIn('<p class="a b">x</p><i class="c"></i>');

test.each([
  ['.a{color:red}.z{color:blue}', '.a{color:red}'],
  ['h1,.z{margin:0}', 'h1,.z{margin:0}'],
  ['.a .z{top:0}.a .b{top:1px}', '.a .b{top:1px}'],
  ['@layer reset,ui;@layer ui{.z{top:0}}', '@layer reset,ui;'],
  [
    '@media (width>=768px){@layer ui{.a{top:.5em}.z{top:0}}}',
    '@media (width>=768px){@layer ui{.a{top:.5em}}}',
  ],
  ['.a:is(.z,[data-x=".y"])>b{top:0}', '.a:is(.z,[data-x=".y"])>b{top:0}'],
  ['.a{& .z{top:0}content:"}.z{"}.z{top:0}', '.a{& .z{top:0}content:"}.z{"}'],
  ['@keyframes z{0%{top:0}}@font-face{src:x}', '@keyframes z{0%{top:0}}@font-face{src:x}'],
  [':root{--x:1}*,:before{top:0}', ':root{--x:1}*,:before{top:0}'],
])('of %s a page with the classes a, b, c needs %s', (css, kept) => {
  expect(cssFor(css, used)).toBe(kept);
});
