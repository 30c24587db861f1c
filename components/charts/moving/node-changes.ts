/** Writes to nodes that React created, bypassing React. */

/** Of one node: its attributes, by React's names, and its text. */
export interface NodeChange {
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly textContent?: string;
}

/** Attributes whose React name differs from the DOM name. */
const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = { className: 'class', strokeWidth: 'stroke-width' };

/**
 * Writes to these nodes, in document order, what has changed since the last time; it reads the document the first time
 * only.
 * @returns the writer; it returns false where other nodes would be needed, and then touches nothing
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

function write(node: Element, { attributes, textContent }: NodeChange, previous: NodeChange | undefined): void {
  for (const name in attributes) {
    const value = attributes[name];
    const attribute = ATTRIBUTE_NAMES[name] ?? name;
    const previousValue = previous ? previous.attributes[name] : node.getAttribute(attribute);
    if (String(previousValue) !== String(value)) node.setAttribute(attribute, String(value));
  }
  const textNode = node.firstChild;
  if (textContent === undefined || !textNode) return;
  if ((previous ? previous.textContent : textNode.nodeValue) !== textContent) textNode.nodeValue = textContent;
}
