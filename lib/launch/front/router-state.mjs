/**
 * Whether the framework can read where a page of the browser says it is (`next-router-state-tree`): a segment, its parts by
 * name, each written the same way, and what may stand behind them. It answers any other with 500.
 * @param {string} header
 */
export function isRouterState(header) {
  try {
    return isTree(JSON.parse(decodeURIComponent(header)));
  } catch {
    return false;
  }
}

/** @param {unknown} tree @returns {boolean} */
function isTree(tree) {
  if (!Array.isArray(tree) || tree.length < 2) return false;
  const [segment, parts] = tree;
  if (typeof segment !== 'string' && !Array.isArray(segment)) return false;
  return typeof parts === 'object' && parts !== null && !Array.isArray(parts) && Object.values(parts).every(isTree);
}
