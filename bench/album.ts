import { runFigures } from './browser.ts';

runFigures('album.figure.ts');
