import { createHmac } from 'node:crypto';

/**
 * HMAC-SHA256 of the parts, base64url: the same plate gives the same text, and without the key
 * nobody can try all plates. Each part's length goes in, so that no two lists of parts meet.
 */
export function keyedHash(secret: string, ...parts: readonly string[]): string {
  const text = parts.map((part) => `${Buffer.byteLength(part)}:${part};`).join('');
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** The same names and values in any order give the same text. */
export function canonicalParams(params: Readonly<Record<string, string | number | boolean | null>>): string {
  return JSON.stringify(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
