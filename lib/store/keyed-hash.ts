import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/**
 * Importing the key for every hash would double its time, and a list of ten thousand cars takes thirty thousand hashes.
 */
const keys = new Map<string, KeyObject>();

/**
 * HMAC-SHA256 of the parts, base64url: the same plate gives the same text, and without the key no one can try all
 * plates. Each part's length is hashed too, so that different lists of parts never give the same text.
 */
export function keyedHash(secret: string, ...parts: readonly string[]): string {
  const text = parts.map((part) => `${Buffer.byteLength(part)}:${part};`).join('');
  return createHmac('sha256', keyOf(secret)).update(text).digest('base64url');
}

function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  if (!keys.has(secret)) keys.set(secret, key);
  return key;
}

/** The same names and values give the same text in any order. */
export function canonicalParams(params: Readonly<Record<string, string | number | boolean | null>>): string {
  return JSON.stringify(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
