/** Bearer tokens that contain their own expiry and the sandbox's signature, so that nothing has to be stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Tokens {
  issue(now: Date): string;
  /** True for a token of this sandbox that has not expired. */
  isValid(token: string, now: Date): boolean;
}

export function createTokens(secret: string, lifeMinutes: number): Tokens {
  const signed = (end: string): string => createHmac('sha256', secret).update(end).digest('base64url');
  return {
    issue(now) {
      const end = String(now.getTime() + lifeMinutes * 60_000);
      return `${Buffer.from(end).toString('base64url')}.${signed(end)}`;
    },
    isValid(token, now) {
      const [encoded = '', signature = ''] = token.split('.');
      const end = Buffer.from(encoded, 'base64url').toString();
      return equal(signature, signed(end)) && now.getTime() < Number(end);
    },
  };
}

function equal(a: string, b: string): boolean {
  const [ours, theirs] = [Buffer.from(a), Buffer.from(b)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
