import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressKey, type PostalAddress } from '@fumi/domain';
import { config, normalize } from '@geolonia/normalize-japanese-addresses';

/*
 * @geolonia/normalize-japanese-addresses on our zip table. It asks a server for /api/ja.json (prefectures and cities) and
 * /api/ja/{prefecture}/{city}.json (towns); both are made here from the table, and the zips of a town stand in the id
 * that it gives back. It knows towns without a street number, no zips, and mends nothing: its offer is the zip of the
 * town that it reads, where another one is typed.
 */

type City = { readonly prefecture: string; readonly city: string };
type Entry = { readonly zip: string; readonly area: string; readonly facility: string };
type Directory = {
  readonly cities: ReadonlyMap<string, City>;
  inCity(code: string): readonly Entry[];
};
type Written = { readonly truth: PostalAddress; readonly typed: PostalAddress };

const SOMEWHERE = [0, 0];

/** 石狩郡 | 当別町, 札幌市 | 中央区. */
const partsOf = (name: string) => {
  const [, county, town] = /^(.+?郡)(.+[町村])$/.exec(name) ?? [];
  const [, city, ward] = /^(.+?市)(.+区)$/.exec(name) ?? [];
  if (county !== undefined) return { county, city: town };
  return ward === undefined ? { city: name } : { city, ward };
};

function prefecturesOf(directory: Directory) {
  const byName = new Map<string, { code: number; cities: object[] }>();
  for (const [code, { prefecture, city }] of directory.cities) {
    const one = byName.get(prefecture) ?? { code: Number(`${code.slice(0, 2)}0000`), cities: [] };
    byName.set(prefecture, one);
    one.cities.push({ code: Number(code), ...partsOf(city), point: SOMEWHERE });
  }
  return Array.from(byName, ([pref, one]) => ({ ...one, pref, point: SOMEWHERE }));
}

function townsOf(directory: Directory, code: string) {
  const zips = new Map<string, string[]>();
  for (const { zip, area, facility } of directory.inCity(code))
    if (area !== '' && facility === '') zips.set(area, [...(zips.get(area) ?? []), zip]);
  return Array.from(zips, ([area, own]) => ({
    machiaza_id: own.join(' '),
    oaza_cho: area,
    point: SOMEWHERE,
  }));
}

async function serve(directory: Directory) {
  const meta = { updated: 1 };
  const codes = new Map(
    Array.from(directory.cities, ([code, { prefecture, city }]) => [
      `/api/ja/${prefecture}/${city}.json`,
      code,
    ]),
  );
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '', 'http://localhost').pathname);
    const code = codes.get(path);
    const data = path === '/api/ja.json' ? prefecturesOf(directory) : code ? townsOf(directory, code) : null;
    response.writeHead(data ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ meta, data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/api/ja`, close: () => server.close() };
}

const TOWN_LEVEL = 3;

async function readTown({ state, address1, address2 }: PostalAddress) {
  const {
    pref = '',
    city = '',
    town,
    metadata,
  } = await normalize(`${state}${address1}${address2}`, {
    level: TOWN_LEVEL,
  });
  const zips = town === undefined ? [] : (metadata.machiAza?.machiaza_id ?? '').split(' ');
  return { name: addressKey(`${pref}${city}${town ?? ''}`), zips };
}

/** What it makes of damaged addresses and of written forms: the same questions that our own figures answer. */
export async function figuresBeside(
  directory: Directory,
  { damaged, written }: { readonly damaged: readonly Written[]; readonly written: readonly Written[] },
) {
  const { endpoint, close } = await serve(directory);
  config.japaneseAddressesApi = endpoint;
  let [offered, right, first, amongThree] = [0, 0, 0, 0];
  for (const { truth, typed } of damaged) {
    const { name, zips } = await readTown(typed);
    if (zips.length === 0 || zips.includes(typed.zip)) continue;
    offered += 1;
    if (zips[0] === truth.zip && name === addressKey(truth.state + truth.address1)) right += 1;
  }
  for (const { truth, typed } of written) {
    const rank = (await readTown(typed)).zips.indexOf(truth.zip);
    if (rank === 0) first += 1;
    if (rank >= 0 && rank < 3) amongThree += 1;
  }
  close();
  return {
    precision: right / offered,
    recall: right / damaged.length,
    first: first / written.length,
    amongThree: amongThree / written.length,
  };
}
