import { describe, expect, it } from 'vitest';
import { catalogueFiles, framePt } from './catalogue.ts';
import { drawBackground } from './compose.ts';
import { designs } from './designs.ts';
import { canvasOf } from './drawing/document.ts';
import { GROUPS } from './groups.ts';
import { sheetPt } from './place-words.ts';
import { insideCut } from './test/inside-cut.ts';

type Info = {
  tag_group_list: { id: number; tag_list: number[]; start_date?: string; expiration_date?: string }[];
  tag_list: { id: number; kit_list: number[] }[];
  kit_list: {
    id: number;
    price: number;
    end_date: string;
    page: Record<string, { item_id: number; photo_design_id?: number }[]>;
  }[];
  photo_design_list: { id: number; design: Record<string, { item_id: number }> }[];
};
type Detail = {
  id: number;
  page: Record<string, { item_id: number; image: string | null; added_page_no: string }[]>;
};

const files = catalogueFiles();
const info = (material: number) => files.get(`material/v2/kit/info/${material}.json`) as Info;

/** Words of a design with the box they take (data attributes of lettering). */
function wordsOf(art: string) {
  return [...art.matchAll(/data-text="([^"]*)" data-box="([^"]*)"/g)].map(([, text = '', box = '']) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
    return { text, box: { x, y, width, height } };
  });
}
const artOf = (design: (typeof designs)[number]) => design.background() + (design.overlay?.() ?? '');

describe.each([13, 11])('the catalogue of material %i', (material) => {
  it('names only kits, tags and photo designs that exist', () => {
    const { tag_group_list, tag_list, kit_list, photo_design_list } = info(material);
    const tags = new Set(tag_list.map(({ id }) => id));
    const kits = new Set(kit_list.map(({ id }) => id));
    const photos = new Set(photo_design_list.map(({ id }) => id));
    expect(tag_group_list.flatMap((group) => group.tag_list).filter((id) => !tags.has(id))).toEqual([]);
    expect(tag_list.flatMap((tag) => tag.kit_list).filter((id) => !kits.has(id))).toEqual([]);
    const named = kit_list
      .flatMap(({ page }) => Object.values(page).flat())
      .flatMap((item) => item.photo_design_id ?? []);
    expect(named.filter((id) => !photos.has(id))).toEqual([]);
  });

  it('has one detail a kit, whose items repeat on all pages of their side', () => {
    const count = material === 13 ? 60 : 44;
    for (const { id, page } of info(material).kit_list) {
      const detail = files.get(`material/v2/kit/info/${material}/info/${id}.json`) as Detail;
      expect(detail.page['1']?.map(({ item_id }) => item_id)).toEqual(
        page['1']?.map(({ item_id }) => item_id),
      );
      for (const [side, items] of Object.entries(detail.page)) {
        for (const { added_page_no } of items) {
          const pages = added_page_no.split(',').map(Number);
          expect(pages[0]).toBe(Number(side) + 2);
          expect(pages.at(-1)).toBe(count - 2 + Number(side));
        }
      }
    }
  });
});

describe('the collection', () => {
  it('has ids, slugs and labels of its own for every design', () => {
    for (const key of ['id', 'slug'] as const)
      expect(new Set(designs.map((it) => it[key])).size).toBe(designs.length);
    expect(new Set(designs.map(({ group, label }) => `${group} ${label}`)).size).toBe(designs.length);
  });

  it.each(designs.map((design) => [design.slug, design] as const))(
    '%s belongs to known tags of its group',
    (_, design) => {
      const group = GROUPS.find(({ id }) => id === design.group);
      expect(design.tags.length).toBeGreaterThan(0);
      expect(design.tags.filter((tag) => !group?.tags.includes(tag))).toEqual([]);
    },
  );

  it.each(designs.map((design) => [design.slug, design] as const))(
    '%s keeps its photo on the sheet and large',
    (_, design) => {
      const frame = framePt(design);
      if (!frame) return;
      const sheet = sheetPt(design);
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.y).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(sheet.width + 0.001);
      expect(frame.y + frame.height).toBeLessThanOrEqual(sheet.height + 0.001);
      expect((frame.width * frame.height) / (sheet.width * sheet.height)).toBeGreaterThan(0.22);
    },
  );

  it.each(designs.map((design) => [design.slug, design] as const))(
    '%s keeps its words 3 mm inside the cut',
    (_, design) => {
      const canvas = canvasOf(design.orientation);
      const outside = wordsOf(artOf(design)).filter(({ box }) => !insideCut(box, 28, canvas));
      expect(outside.map(({ text, box }) => `${text} ${Object.values(box).join(' ')}`)).toEqual([]);
    },
  );
});

/** Drawn words are pixels in four inks: smaller ones are soft (ADR 78). */
const LEAST_DRAWN_PT = 12;

it.each(designs.map((design) => [design.slug, design] as const))(
  '%s draws no words below 12 pt',
  (_, design) => {
    const { width } = canvasOf(design.orientation);
    const ptOfPx = sheetPt(design).width / width;
    // The box of a line is 0.9 em high, that of a column 1 em wide.
    const small = wordsOf(artOf(design)).filter(
      ({ box }) => Math.min(box.width, box.height / 0.9) * ptOfPx < LEAST_DRAWN_PT,
    );
    expect(small.map(({ text }) => text)).toEqual([]);
  },
);

describe('greetings', () => {
  const words = designs.flatMap((design) =>
    wordsOf(artOf(design)).map(({ text }) => ({ slug: design.slug, group: design.group, text })),
  );

  it('never carry a word of parting or ending on a happy card', () => {
    const happy = words.filter(({ group }) => ![20, 30].includes(group));
    expect(happy.filter(({ text }) => /[去終滅衰破失]|最後|別れ/.test(text))).toEqual([]);
  });

  it('carry no punctuation', () => {
    expect(words.filter(({ text }) => /[、。,.]$|[、。]/.test(text))).toEqual([]);
  });

  it('write 元旦 alone, never after a month', () => {
    expect(words.filter(({ text }) => /[一1]月\s*元旦/.test(text))).toEqual([]);
  });

  it('name the year of 2027 where they name one', () => {
    const years = words.filter(({ text }) => /令和|20\d\d/.test(text));
    expect(years.filter(({ group, text }) => group !== 30 && !/令和九年|2027/.test(text))).toEqual([]);
  });
});

it('the same source always draws the same picture', () => {
  const design = designs[0];
  if (!design) throw new Error('no design');
  expect(drawBackground(design).equals(drawBackground(design))).toBe(true);
});
