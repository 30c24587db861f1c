/** For tests: the elements of a document, each once, in the order they first appear. Read by a third party's parser. */
import { XMLParser } from 'fast-xml-parser';

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: true, ignoreDeclaration: true });

type ParsedXmlNode = Record<string, unknown>;

export function pathsOf(xml: string): string[] {
  const paths = new Set<string>();
  const walk = (nodes: readonly ParsedXmlNode[], above: string): void => {
    for (const node of nodes) {
      for (const [name, inner] of Object.entries(node)) {
        if (name.startsWith('#') || name === ':@') continue;
        const path = above === '' ? name : `${above}/${name}`;
        paths.add(path);
        // With preserveOrder, an element's content is the list of its nodes.
        if (Array.isArray(inner)) walk(inner as ParsedXmlNode[], path);
      }
    }
  };
  walk(parser.parse(xml) as ParsedXmlNode[], '');
  return [...paths];
}

/** The text of the first element with this name, including its blanks; undefined if there is none. */
export function textOf(xml: string, name: string): string | undefined {
  const match = new RegExp(`<${name}(?: [^>]*)?(?:/>|>([^<]*)</${name}>)`).exec(xml);
  return match ? (match[1] ?? '') : undefined;
}

/** Tables and typed columns of a dataset's schema, as `Table` and `CMan_Code xs:int`, in order. */
export const schemaOf = (xml: string): string[] =>
  [...xml.matchAll(/<xs:element name="([^"]+)"(?: type="([^"]+)")?/g)].map(([, name, type]) =>
    type === undefined ? `${name}` : `${name} ${type}`,
  );

const withAttributes = new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false });
const ROW_ORDER = '@_msdata:rowOrder';

/** The rows of a dataset of one table: texts by column, with their blanks. */
export function rowsOf(xml: string): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      const cells = Object.entries(node);
      if (ROW_ORDER in node) {
        const texts = cells.filter(([name]) => !name.startsWith('@_') && !name.startsWith('#'));
        rows.push(Object.fromEntries(texts.map(([name, text]) => [name, String(text)])));
      } else for (const [, inner] of cells) walk(inner);
    }
  };
  walk(withAttributes.parse(xml));
  return rows;
}
