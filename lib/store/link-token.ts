import { randomBytes } from 'node:crypto';
import { keyedHash } from './keyed-hash';

/**
 * A link's opaque part, 256 random bits, and the hash by which it is found, so that reading the table opens nothing.
 */
export function newLinkToken(secret: string, purpose: string): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: linkTokenHash(secret, purpose, token) };
}

/** The keyed hash by which the table of links finds a token. @param purpose a token of one purpose opens no other */
export function linkTokenHash(secret: string, purpose: string, token: string): string {
  return keyedHash(secret, 'link', purpose, token);
}
