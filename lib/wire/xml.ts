/** XML as a small tree: read by saxes under guards, written exactly. Names are local names; namespaces mean nothing to a reader. */
import { SaxesParser } from 'saxes';
import { Unreadable } from './shape';

export interface XmlElement {
  /** Local name when read; qualified name when written. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The element's own text, joined. */
  text: string;
  /** Where its start tag ended, for the host's own error texts. */
  line?: number;
  column?: number;
}

const MAX_DEPTH = 64;
const MAX_ELEMENTS = 1_000_000;
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

const localName = (name: string): string => {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
};

/**
 * Reads a whole document.
 * @throws Unreadable when it is not well-formed, is cut short, has a DOCTYPE, or is deeper or larger than any answer.
 */
export function parseXml(source: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: XmlElement[] = [];
  let current: XmlElement | undefined;
  let root: XmlElement | undefined;
  let count = 0;

  parser.on('error', (error) => {
    throw new Unreadable(`not well-formed XML (${error.message.slice(0, 120)})`);
  });
  parser.on('doctype', () => {
    throw new Unreadable('it has a DOCTYPE');
  });
  parser.on('opentag', (tag) => {
    if (open.length >= MAX_DEPTH) throw new Unreadable(`it is nested deeper than ${MAX_DEPTH} levels`);
    if (++count > MAX_ELEMENTS) throw new Unreadable(`it has more than ${MAX_ELEMENTS} elements`);
    const element: XmlElement = { name: localName(tag.name), attributes: NO_ATTRIBUTES, children: [], text: '' };
    for (const name in tag.attributes) {
      if (element.attributes === NO_ATTRIBUTES) element.attributes = Object.create(null);
      // saxes types attributes by its xmlns option, which is off: each is a plain string.
      (element.attributes as Record<string, string>)[localName(name)] = tag.attributes[name] as string;
    }
    if (current) current.children.push(element);
    else root = element;
    open.push(element);
    current = element;
  });
  const addText = (text: string): void => {
    if (current) current.text = current.text === '' ? text : current.text + text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
    current = open[open.length - 1];
  });

  parser.write(source.charCodeAt(0) === 0xfeff ? source.slice(1) : source);
  parser.close();
  if (!root || open.length > 0) throw new Unreadable('its root element is missing or never closed');
  return root;
}

export const child = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((each) => each.name === name);

const isNil = (element: XmlElement): boolean =>
  element.attributes['nil'] === 'true' || element.attributes['nil'] === '1';

/** An element that is absent or `xsi:nil` gives no value. */
export const present = (element: XmlElement | undefined): element is XmlElement =>
  element !== undefined && !isNil(element);

const TEXT_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const ATTRIBUTE_ESCAPES: Record<string, string> = { ...TEXT_ESCAPES, '"': '&quot;', '\n': '&#xA;' };
// Characters XML 1.0 cannot hold at all; a writer that let one through would make the whole reply unreadable.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const escapeText = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>\r]/g, (char) => TEXT_ESCAPES[char] ?? char);
const escapeAttribute = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>\r"\n]/g, (char) => ATTRIBUTE_ESCAPES[char] ?? char);

export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = NO_ATTRIBUTES,
  content: XmlElement[] | string = [],
): XmlElement {
  return typeof content === 'string'
    ? { name, attributes, children: [], text: content }
    : { name, attributes, children: content, text: '' };
}

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

/** Writes a document; indented by two blanks as form answers are, or in one line as SOAP answers are. */
export function writeXml(root: XmlElement, { indent }: { indent: boolean }): string {
  const parts: string[] = [DECLARATION];
  const write = (node: XmlElement, margin: string): void => {
    if (indent) parts.push(margin);
    parts.push('<', node.name);
    for (const name in node.attributes) parts.push(' ', name, '="', escapeAttribute(node.attributes[name] ?? ''), '"');
    if (node.children.length > 0) {
      parts.push('>');
      for (const each of node.children) write(each, `${margin}  `);
      if (indent) parts.push(margin);
      parts.push('</', node.name, '>');
    } else if (node.text === '') {
      parts.push(' />');
    } else {
      parts.push('>', escapeText(node.text), '</', node.name, '>');
    }
  };
  write(root, '\n');
  return parts.join('');
}
