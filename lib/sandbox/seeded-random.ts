/**
 * Repeatable chance: the same words always give the same draw, so a plate is the same car on every machine and every
 * day. The hash is 32-bit FNV-1a with a final avalanche (murmur3's), because neighbouring plates must not look alike.
 */
export function hash(words: string): number {
  let state = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) state = Math.imul(state ^ words.charCodeAt(i), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** 0 ≤ draw < 1 */
export function draw(words: string): number {
  return hash(words) / 0x1_0000_0000;
}

/** A whole number from `low` to `high`, both included. */
export function drawWhole(words: string, low: number, high: number): number {
  return low + Math.floor(draw(words) * (high - low + 1));
}

/** One of the items by weight; undefined only when no weight is positive. */
export function pickWeighted<T>(words: string, items: readonly T[], weightOf: (item: T) => number): T | undefined {
  let total = 0;
  for (const item of items) total += weightOf(item);
  let left = draw(words) * total;
  for (const item of items) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  return undefined;
}
