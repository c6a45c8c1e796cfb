import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LAYOUT_NAMES, PLACES, RECIPIENTS, SCRIPTS, SENDER, shippedLayout } from '../../golden/cards.ts';
import { shippedLocalities } from '../../golden/localities.ts';
import { FONT_IDS, shippedChain } from '../../golden/shipped-fonts.ts';
import { layoutAddressPage } from '../address/address-page.ts';
import { ADDED_TO_OFFICE } from '../address/office.ts';
import { paintSvg } from '../paint/svg.ts';
import type { FontChain } from '../text/font-chain.ts';
import { shapeVertical } from '../text/vertical-line.ts';
import { type GlyphAnswer, glyphOutlines, glyphSources, unprintableCharacters } from './glyph-answer.ts';

const typedBy = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.values(value ?? {})
        .map(typedBy)
        .join('');

/** As it arrives: through JSON. */
const received = (answer: GlyphAnswer): GlyphAnswer => JSON.parse(JSON.stringify(answer));

describe.each(FONT_IDS)('outlines of %s', (id) => {
  const chain = shippedChain(id);

  test.each(LAYOUT_NAMES)('lay %s out as the font files do, in two answers or one', (name) => {
    for (const [typed, recipient] of Object.entries({ ...RECIPIENTS, ...PLACES, ...SCRIPTS })) {
      const answers = [
        glyphOutlines(chain, typedBy(SENDER)),
        glyphOutlines(chain, typedBy(recipient) + ADDED_TO_OFFICE),
      ];
      const browser = glyphSources(answers.map(received)) as unknown as FontChain;
      const layout = shippedLayout(name);
      const request = {
        layout,
        sender: SENDER,
        recipient,
        qr: null,
        localities: shippedLocalities,
        numerals: 'kanji',
      } as const;
      const there = layoutAddressPage({ ...request, fonts: browser });
      const here = layoutAddressPage({ ...request, fonts: chain });
      expect(there, typed).toEqual(here);
      const options = { imageHref: () => '' };
      expect(paintSvg(there, { ...options, fonts: browser }), typed).toBe(
        paintSvg(here, { ...options, fonts: chain }),
      );
    }
  });

  test('have the base of a variation that no typeface has, and no path of other glyphs', () => {
    const [first, ...rest] = glyphSources([received(glyphOutlines(chain, '山\u{E01EF}'))]);
    if (!first) throw new Error('An answer has the chosen face.');
    const line = shapeVertical('山\u{E01EF}', [first, ...rest]);
    expect(line).toMatchObject({ findings: [{ code: 'variation-lost' }], lengthEm: 1 });
    expect(line.clusters[0]?.glyphs[0]?.glyph.id).toBe(first.find(0x5c71)?.id);
    expect(first.find(0x5c71, 0xe01ef)).toBeUndefined();
    expect(first.path(60_000)).toBe('');
  });

  test('say nothing of line breaks and other controls', () => {
    const answer = glyphOutlines(chain, '山\n\u0007');
    expect(answer.unprintable).toEqual([]);
    expect(unprintableCharacters(chain, '山\n\u0007\u{1F411}\u{1F411}')).toEqual(['\u{1F411}']);
    expect(answer.faces.flatMap(({ characters }) => Object.keys(characters))).not.toContain('\n');
  });

  test('say what no face draws and what another face draws', () => {
    const answer = glyphOutlines(chain, '山\u{1F411}𠮷');
    expect(answer.unprintable).toEqual(['\u{1F411}']);
    expect(answer.substituted).toEqual(id === 'brush' ? ['𠮷'] : []);
  });
});

test('Arabic numerals are laid out from the same answer', () => {
  const chain = shippedChain('mincho');
  const recipient = RECIPIENTS.crowded;
  const browser = glyphSources([received(glyphOutlines(chain, typedBy(recipient)))]) as unknown as FontChain;
  const request = {
    layout: shippedLayout('PortraitA'),
    sender: null,
    recipient,
    qr: null,
    localities: shippedLocalities,
    numerals: 'arabic',
  } as const;
  expect(layoutAddressPage({ ...request, fonts: browser })).toEqual(
    layoutAddressPage({ ...request, fonts: chain }),
  );
});

test.each(FONT_IDS)('a card of eighty glyphs in %s is a picture of less than 30 kB', (id) => {
  const chain = shippedChain(id);
  const fonts = glyphOutlines(chain, typedBy(RECIPIENTS.family) + typedBy(SENDER));
  expect(gzipSync(JSON.stringify(fonts)).length).toBeLessThan(40_000);
  const page = layoutAddressPage({
    layout: shippedLayout('PortraitA'),
    sender: SENDER,
    recipient: RECIPIENTS.family,
    qr: null,
    fonts: chain,
    numerals: 'kanji',
    localities: shippedLocalities,
  });
  const glyphs = new Set(
    page.operations.flatMap((operation) =>
      operation.kind === 'text' ? operation.glyphs.map(({ glyphId }) => glyphId) : [],
    ),
  );
  expect(glyphs.size).toBeGreaterThanOrEqual(80);
  expect(gzipSync(paintSvg(page, { fonts: chain, imageHref: () => '' })).length).toBeLessThan(30_000);
});
