import { runFigures } from './browser.ts';

runFigures('flow.figure.ts');
