/**
 * The strongly connected components of a graph that hold a cycle, each in ascending order. R. Tarjan, "Depth-First Search
 * and Linear Graph Algorithms", SIAM Journal on Computing 1 (1972), with a separate stack in place of recursion: a chain
 * may be longer than the call stack is deep.
 */
export function cyclesOf(edges: readonly (readonly number[])[]): number[][] {
  const order = new Int32Array(edges.length).fill(-1);
  const lowest = new Int32Array(edges.length);
  const isOpen = new Uint8Array(edges.length);
  const open: number[] = [];
  const cycles: number[][] = [];
  let visited = 0;
  const enter = (node: number) => {
    order[node] = lowest[node] = visited;
    visited += 1;
    open.push(node);
    isOpen[node] = 1;
    return { node, next: 0 };
  };
  const lower = (node: number, to: number) => void (lowest[node] = Math.min(lowest[node] ?? 0, to));
  const close = (node: number) => {
    const component = open.splice(open.lastIndexOf(node));
    for (const member of component) isOpen[member] = 0;
    if (component.length > 1 || edges[node]?.includes(node)) cycles.push(component.sort((a, b) => a - b));
  };
  for (const start of edges.keys()) {
    if (order[start] !== -1) continue;
    const path = [enter(start)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { node } = top;
      const other = edges[node]?.[top.next];
      top.next += 1;
      if (other === undefined) {
        path.pop();
        const below = path.at(-1);
        if (below) lower(below.node, lowest[node] ?? 0);
        if (lowest[node] === order[node]) close(node);
      } else if (order[other] === -1) path.push(enter(other));
      else if (isOpen[other] === 1) lower(node, order[other] ?? 0);
    }
  }
  return cycles;
}
