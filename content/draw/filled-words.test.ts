import { TEXT_FACTS } from '@fumi/domain';
import { refusedIssues } from '@fumi/print';
import { expect, it } from 'vitest';
import { designs } from './designs.ts';
import { layoutWords } from './draw-words.ts';
import { filledWith } from './filled-words.ts';

const worded = designs.filter(({ words }) => words);
const lengthsOf = ({ words = [] }: (typeof worded)[number]) => words.map(({ text }) => text.length);

it.each(worded.map((design) => [design.slug, design] as const))(
  'the longest words that fill %s are taken, all places together, and none is longer than its type lets through',
  (_, design) => {
    const [short, long] = filledWith(design);
    expect(refusedIssues(layoutWords(short).issues)).toEqual([]);
    expect(refusedIssues(layoutWords(long).issues)).toEqual([]);
    for (const [index, length] of lengthsOf(long).entries()) {
      const words = design.words?.[index];
      expect(length).toBeLessThanOrEqual(words ? TEXT_FACTS[words.type].maxLength : 0);
      expect(length).toBeGreaterThan(1);
    }
  },
);
