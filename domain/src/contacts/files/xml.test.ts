import { expect, test } from 'vitest';
import { escapeXml, parseXml } from './xml.ts';

const textOf = (document: string) => parseXml(document)?.text;

test.each([
  ['<a>&#x9AD9;&#27211;</a>', '髙橋'],
  ['<a>&lt;b&gt; &amp; &unknown;</a>', '<b> & &unknown;'],
  ['<a>&#x110000;!</a>', '!'],
  ['<a><![CDATA[1 < 2]]></a>', '1 < 2'],
  ['<a>1<!-- 2 -->3<?php 4 ?>5</a>', '135'],
  ['<!DOCTYPE a><a>1</a>', '1'],
  ['<!DOCTYPE a [<!ENTITY b "<c>">]><a>&b;</a>', '&b;'],
  ['</b><a>1</a>', '1'],
  ['<a>1', '1'],
  ['<a><![CDATA[1 < 2', '1 < 2'],
  ['<a><b>1</b>2<c/>3</a>', '23'],
  ['<?xml version="1.0"?><!-- > --><a>1</a>', '1'],
  ['<!DOCTYPE a SYSTEM "a.dtd"><a>[1]</a>', '[1]'],
])('%s says %s', (document, text) => {
  expect(textOf(document)).toBe(text);
});

test.each([
  '',
  '<!DOCTYPE a',
  '<!DOCTYPE a [<!ENTITY',
  '<!DOCTYPE a []',
  '<!-- never closed <a>1</a>',
  '< a>',
])('%s is no document', (document) => {
  expect(parseXml(document)).toBeNull();
});

test('attributes stand in either quotes, may hold a bracket, and lose their prefix', () => {
  expect(parseXml(`<n:a n:one="1 > 0" two='&quot;' three=""/>`)).toMatchObject({
    name: 'a',
    attributes: { one: '1 > 0', two: '"', three: '' },
  });
});

test('a tag that is never closed ends the document', () => {
  expect(parseXml('<a one="1" two="2>')).toMatchObject({ name: 'a', attributes: { one: '1' }, text: '' });
});

test('a document whose elements nest deeper than sixty-four levels is refused', () => {
  expect(parseXml('<a>'.repeat(64))).not.toBeNull();
  expect(parseXml('<a>'.repeat(65))).toBeNull();
});

test('no text, no tag and no CDATA is longer than ten thousand characters', () => {
  expect(textOf(`<a>${'b'.repeat(10_001)}</a>`)?.length).toBe(10_000);
  expect(textOf(`<a><![CDATA[${'b'.repeat(10_001)}]]></a>`)?.length).toBe(10_000);
  expect(textOf(`<a>${'b'.repeat(9_999)}<!-- -->${'c'.repeat(9_999)}<!-- -->d</a>`)?.length).toBe(19_998);
  expect(parseXml(`<a one="${'1'.repeat(20_000)}" two="2">3</a>`)).toMatchObject({
    attributes: {},
    text: '3',
  });
});

test('a quote of the other kind does not end an attribute, and a value without quotes is none', () => {
  expect(parseXml(`<a one="it's" two='"' three=4>5</a>`)).toMatchObject({
    attributes: { one: "it's", two: '"' },
    text: '5',
  });
});

test('what is escaped is read as it was, line breaks included', () => {
  const text = `Müller & Söhne <"'>\t\r\n`;
  expect(escapeXml(text)).toBe('Müller &amp; Söhne &lt;&quot;&apos;&gt;&#9;&#13;&#10;');
  expect(textOf(`<a>${escapeXml(text)}</a>`)).toBe(text);
});
