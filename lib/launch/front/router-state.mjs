/**
 * Whether the framework can read the router state that a page sends (`next-router-state-tree`): a segment, its named
 * parts, each in the same form, and optional further items. It answers anything else with 500.
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
