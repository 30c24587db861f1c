/**
 * XML as a small tree: parsed by saxes within limits, written strictly. Names are local names; the reader ignores
 * namespaces.
 */
import { SaxesParser } from 'saxes';
import { Unreadable } from './shape';

export interface XmlElement {
  /** Local name when read; qualified name when written. */
  name: string;
  /** By qualified name; `attributeOf` finds one by its local name. */
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text of an element without children; otherwise empty. */
  text: string;
}

const DEPTH_MAX = 64;
/** Of a whole document; as many as 8 MB of the provider's rows have. */
const ELEMENTS_MAX = 300_000;
/** Elements, attributes and other markup that no reader takes: an answer without rows has a few thousand. */
const UNTAKEN_MAX = 100_000;
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze(Object.create(null));
// Shared by all elements without children, which most are; frozen, so that no code adds to it.
const NO_CHILDREN: XmlElement[] = [];
Object.freeze(NO_CHILDREN);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Called with each element when it closes, and with the open elements around it. An element it accepts is left out of
 * the tree, so that a long list is not in memory twice.
 */
export type Take = (element: XmlElement, around: readonly XmlElement[]) => boolean;

/**
 * Reads a whole document.
 * @throws Unreadable if it is not well-formed, is truncated, has a DOCTYPE, or is deeper or larger than any answer.
 */
export function parseXml(source: string, take?: Take): XmlElement {
  const reader = xmlReader(take);
  reader.write(source);
  return reader.close();
}

/** Reads a document chunk by chunk, as it arrives. Both methods throw as `parseXml` does. */
export interface XmlReader {
  write(piece: string): void;
  /** The tree, after the last chunk is written. */
  close(): XmlElement;
}

/** @param maxText most characters of one element's text, so that a streamed document is never whole in memory */
export function xmlReader(take?: Take, maxText = Infinity): XmlReader {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: XmlElement[] = [];
  let current: XmlElement | undefined;
  let root: XmlElement | undefined;
  const parts = partCounter();
  let text = '';
  let sinceTag = 0;

  parser.on('error', (error) => {
    throw new Unreadable(`not well-formed XML (${error.message.slice(0, 120)})`);
  });
  parser.on('doctype', () => {
    throw new Unreadable('it has a DOCTYPE');
  });
  parser.on('attribute', () => parts.attribute());
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= DEPTH_MAX) throw new Unreadable(`it is nested deeper than ${DEPTH_MAX} levels`);
    const hasAttributes = parts.open();
    const element: XmlElement = {
      name: localName(name),
      // No prototype, so that any name is data. saxes types values by its xmlns option: without it they are strings.
      attributes: hasAttributes ? (attributes as Record<string, string>) : NO_ATTRIBUTES,
      children: NO_CHILDREN,
      text: '',
    };
    root ??= element;
    open.push(element);
    current = element;
    sinceTag = 0;
    text = '';
  });
  const addText = (piece: string): void => {
    text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', (piece) => {
    parts.add();
    addText(piece);
  });
  parser.on('closetag', () => {
    // saxes reports only what was opened.
    const closed = open.pop()!;
    sinceTag = 0;
    current = open[open.length - 1];
    // Text beside child elements is indentation: no answer has mixed content.
    if (closed.children === NO_CHILDREN) closed.text = text;
    text = '';
    const isTaken = current !== undefined && take?.(closed, open) === true;
    parts.close(isTaken);
    if (!current || isTaken) return;
    if (current.children === NO_CHILDREN) current.children = [closed];
    else current.children.push(closed);
  });

  return {
    write(piece) {
      sinceTag += piece.length;
      // Not with saxes handlers: two more of them make every document five times slower.
      for (const mark of ['<!--', '<?']) parts.addAll(piece, mark);
      parser.write(piece);
      if (sinceTag > maxText) throw new Unreadable(`it has a text longer than ${maxText} characters`);
    },
    close() {
      // Without a root element, or with an open one, it reports an error, which is thrown.
      parser.close();
      return root!;
    },
  };
}

/** Counts the parts of a document, and refuses too many while it is read. */
function partCounter() {
  let elements = 0;
  let untaken = 0;
  /** The tag being read. */
  let attributes = 0;
  /** The count when each open element began: an element that is taken is deducted again. */
  const untakenBefore: number[] = [];
  const add = (): void => {
    if (++untaken > UNTAKEN_MAX) throw new Unreadable(`more than ${UNTAKEN_MAX} parts of it are not known`);
  };
  return {
    add,
    /** Each position of a mark in a piece of the source. */
    addAll(piece: string, mark: string): void {
      for (let at = piece.indexOf(mark); at !== -1; at = piece.indexOf(mark, at + mark.length)) add();
    },
    attribute(): void {
      attributes++;
      add();
    },
    /** @returns whether the element has attributes */
    open(): boolean {
      if (++elements > ELEMENTS_MAX) throw new Unreadable(`it has more than ${ELEMENTS_MAX} elements`);
      const hasAttributes = attributes > 0;
      untakenBefore.push(untaken - attributes);
      attributes = 0;
      add();
      return hasAttributes;
    },
    close(isTaken: boolean): void {
      const before = untakenBefore.pop()!;
      if (isTaken) untaken = before;
    },
  };
}

export const child = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((candidate) => candidate.name === name);

/** An attribute by its local name, whatever its prefix. */
export function attributeOf({ attributes }: XmlElement, name: string): string | undefined {
  if (attributes === NO_ATTRIBUTES) return undefined;
  if (attributes[name] !== undefined) return attributes[name];
  for (const key in attributes) if (key.endsWith(`:${name}`)) return attributes[key];
  return undefined;
}

function isNil(element: XmlElement): boolean {
  const nil = attributeOf(element, 'nil');
  return nil === 'true' || nil === '1';
}

/** An element that is absent or `xsi:nil` gives no value. */
export const present = (element: XmlElement | undefined): element is XmlElement =>
  element !== undefined && !isNil(element);

const TEXT_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const ATTRIBUTE_ESCAPES: Record<string, string> = { ...TEXT_ESCAPES, '"': '&quot;', '\n': '&#xA;', '\t': '&#x9;' };
// Characters that XML 1.0 cannot represent: one of them would make the whole reply unreadable.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

// Most texts need no escaping, which one test shows.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const SPECIAL = /[\u0000-\u001f&<>"\ufffe\uffff]/;
const escapeText = (text: string): string =>
  SPECIAL.test(text)
    ? text.replace(FORBIDDEN, '\ufffd').replace(/[&<>\r]/g, (char) => TEXT_ESCAPES[char] ?? char)
    : text;
const escapeAttribute = (text: string): string =>
  SPECIAL.test(text)
    ? text.replace(FORBIDDEN, '\ufffd').replace(/[&<>\r"\n\t]/g, (char) => ATTRIBUTE_ESCAPES[char] ?? char)
    : text;

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
  let text = DECLARATION;
  const write = (node: XmlElement, margin: string): void => {
    if (indent) text += margin;
    text += `<${node.name}`;
    for (const name in node.attributes) text += ` ${name}="${escapeAttribute(node.attributes[name] ?? '')}"`;
    if (node.children.length > 0) {
      text += '>';
      const inner = `${margin}  `;
      for (const childNode of node.children) write(childNode, inner);
      text += indent ? `${margin}</${node.name}>` : `</${node.name}>`;
    } else {
      text += node.text === '' ? ' />' : `>${escapeText(node.text)}</${node.name}>`;
    }
  };
  write(root, '\n');
  return text;
}
