/** Writes on nodes that React has made, while React rests. */

/** One node: what is written on it, by React's names, and what it says. */
export interface Moved {
  readonly on: Readonly<Record<string, string | number>>;
  readonly says?: string;
}

/** React's names of attributes that the document writes otherwise. */
const WRITTEN: Readonly<Record<string, string>> = { className: 'class', strokeWidth: 'stroke-width' };

/**
 * A hand for these nodes, in the order in which they stand in the document. It writes what has changed since it wrote
 * last, and reads the document the first time only.
 * @returns what writes; false where other nodes would be needed: then nothing is touched
 */
export function writerOf(nodes: ArrayLike<Element>): (moved: readonly Moved[]) => boolean {
  const known: (Moved | undefined)[] = [];
  return (moved) => {
    if (nodes.length !== moved.length) return false;
    moved.forEach((each, index) => {
      const node = nodes[index];
      if (node) write(node, each, known[index]);
      known[index] = each;
    });
    return true;
  };
}

function write(node: Element, { on, says }: Moved, before: Moved | undefined): void {
  for (const name in on) {
    const value = on[name];
    const attribute = WRITTEN[name] ?? name;
    const was = before ? before.on[name] : node.getAttribute(attribute);
    if (String(was) !== String(value)) node.setAttribute(attribute, String(value));
  }
  const text = node.firstChild;
  if (says === undefined || !text) return;
  if ((before ? before.says : text.nodeValue) !== says) text.nodeValue = says;
}
