/** For tests: the elements of a document, each once, in the order they first appear. Read by a parser that is not ours. */
import { XMLParser } from 'fast-xml-parser';

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: true, ignoreDeclaration: true });
const plain = new XMLParser({ parseTagValue: false, trimValues: true, ignoreDeclaration: true });

type Node = Record<string, unknown>;

export function pathsOf(xml: string): string[] {
  const paths = new Set<string>();
  const walk = (nodes: readonly Node[], above: string): void => {
    for (const node of nodes) {
      for (const [name, inner] of Object.entries(node)) {
        if (name.startsWith('#') || name === ':@') continue;
        const path = above === '' ? name : `${above}/${name}`;
        paths.add(path);
        // With preserveOrder, an element's content is the list of its nodes.
        if (Array.isArray(inner)) walk(inner as Node[], path);
      }
    }
  };
  walk(parser.parse(xml) as Node[], '');
  return [...paths];
}

/** The text of the first element with this name; undefined where there is none. Blanks around it are kept. */
export function textOf(xml: string, name: string): string | undefined {
  const match = new RegExp(`<${name}(?: [^>]*)?(?:/>|>([^<]*)</${name}>)`).exec(xml);
  return match ? (match[1] ?? '') : undefined;
}

/** A document as nested objects of texts. */
export const treeOf = (xml: string): Record<string, unknown> => plain.parse(xml) as Record<string, unknown>;
