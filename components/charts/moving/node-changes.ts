/** Writes on nodes that React has made, while React rests. */

/** One node: what is written on it, by React's names, and what it says. */
export interface NodeChange {
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly textContent?: string;
}

/** React's names of attributes that the document writes otherwise. */
const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = { className: 'class', strokeWidth: 'stroke-width' };

/**
 * A hand for these nodes, in the order in which they stand in the document. It writes what has changed since it wrote
 * last, and reads the document the first time only.
 * @returns what writes; false where other nodes would be needed: then nothing is touched
 */
export function createNodeWriter(nodes: ArrayLike<Element>): (changes: readonly NodeChange[]) => boolean {
  const written: (NodeChange | undefined)[] = [];
  return (changes) => {
    if (nodes.length !== changes.length) return false;
    changes.forEach((change, index) => {
      const node = nodes[index];
      if (node) write(node, change, written[index]);
      written[index] = change;
    });
    return true;
  };
}

function write(
  node: Element,
  { attributes: on, textContent: says }: NodeChange,
  previous: NodeChange | undefined,
): void {
  for (const name in on) {
    const value = on[name];
    const attribute = ATTRIBUTE_NAMES[name] ?? name;
    const previousValue = previous ? previous.attributes[name] : node.getAttribute(attribute);
    if (String(previousValue) !== String(value)) node.setAttribute(attribute, String(value));
  }
  const textNode = node.firstChild;
  if (says === undefined || !textNode) return;
  if ((previous ? previous.textContent : textNode.nodeValue) !== says) textNode.nodeValue = says;
}
