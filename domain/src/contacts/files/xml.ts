/*
 * Just enough XML to read ContactXML: elements, attributes, text, CDATA. Comments, instructions and the
 * document type are skipped; no entity is defined and nothing outside is ever loaded, so that no file can
 * expand or reach out. Namespaces are dropped with their prefixes.
 */

export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly inside, without that of children. */
  readonly text: string;
};

type Open = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** No address book nests its elements deeper. */
const MAX_DEPTH = 64;

/** No text or tag of an address book is longer. */
const MAX_TEXT_LENGTH = 10_000;

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w+));/g, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributesOf(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', , double, single] of tag.matchAll(/([\w:.-]+)\s*=\s*("([^"]*)"|'([^']*)')/g))
    attributes[localName(name)] = decodeEntities(double ?? single ?? '');
  return attributes;
}

/** The end of a document type, its internal subset included. */
function doctypeEnd(text: string, start: number): number {
  const end = text.indexOf('>', start);
  const subset = text.indexOf('[', start);
  if (subset < 0 || subset > end) return end < 0 ? text.length : end + 1;
  const close = text.indexOf(']', subset);
  const after = close < 0 ? close : text.indexOf('>', close);
  return after < 0 ? text.length : after + 1;
}

const SKIPPED: readonly (readonly [open: string, close: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
];

/** The end of what is skipped at this place, or -1 where nothing is. */
function skipped(text: string, at: number): number {
  if (/^<!DOCTYPE/i.test(text.slice(at, at + 9))) return doctypeEnd(text, at);
  const kind = SKIPPED.find(([open]) => text.startsWith(open, at));
  if (!kind) return -1;
  const end = text.indexOf(kind[1], at);
  return end < 0 ? text.length : end + kind[1].length;
}

/** The end of a tag; a `>` inside quotes does not close it. */
function tagEnd(text: string, at: number): number {
  let quote = '';
  for (let index = at; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return index;
  }
  return text.length;
}

const CDATA = '<![CDATA[';

const addText = (element: Open, text: string): void => {
  if (element.text.length < MAX_TEXT_LENGTH) element.text += text.slice(0, MAX_TEXT_LENGTH);
};

/** The root element, or null where the text is no XML. Elements that are left open are closed at the end. */
export function parseXml(text: string): XmlElement | null {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const stack: Open[] = [root];
  const top = () => stack.at(-1) ?? root;
  for (let at = 0; at < text.length; ) {
    const tag = text.indexOf('<', at);
    addText(
      top(),
      decodeEntities(text.slice(at, Math.min(tag < 0 ? text.length : tag, at + MAX_TEXT_LENGTH))),
    );
    if (tag < 0) break;
    const after = skipped(text, tag);
    if (after >= 0) at = after;
    else if (text.startsWith(CDATA, tag)) {
      const end = text.indexOf(']]>', tag);
      addText(top(), text.slice(tag + CDATA.length, end < 0 ? text.length : end));
      at = end < 0 ? text.length : end + 3;
    } else {
      const end = tagEnd(text, tag);
      if (!readTag(text.slice(tag + 1, Math.min(end, tag + MAX_TEXT_LENGTH)), text[end - 1] === '/', stack))
        return null;
      at = end + 1;
    }
  }
  return root.children[0] ?? null;
}

/** Opens or closes an element; false where the document is not one that we read. */
function readTag(tag: string, isEmpty: boolean, stack: Open[]): boolean {
  if (tag.startsWith('/')) {
    if (stack.length > 1) stack.pop();
    return true;
  }
  const name = localName(/^[\w:.-]+/.exec(tag)?.[0] ?? '');
  if (name === '' || stack.length > MAX_DEPTH) return false;
  const element: Open = { name, attributes: attributesOf(tag), children: [], text: '' };
  stack.at(-1)?.children.push(element);
  if (!isEmpty) stack.push(element);
  return true;
}

/** All descendants of a name, in their order. */
export const descendants = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...descendants(child, name)]);

export const childText = (element: XmlElement | undefined, name: string): string =>
  element?.children.find((child) => child.name === name)?.text.trim() ?? '';

/** Text and attribute values as XML carries them; line breaks and tabs survive. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"'\t\r\n]/g, (character) => {
    const name = Object.keys(ENTITIES).find((entity) => ENTITIES[entity] === character);
    return name ? `&${name};` : `&#${character.charCodeAt(0)};`;
  });
