import { runFigures } from './browser.ts';

runFigures('front.figure.ts');
