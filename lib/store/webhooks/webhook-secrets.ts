/** The signing secrets of webhooks. */
import { keyedHash } from '../keyed-hash';

/** As the Standard Webhooks specification writes symmetric secrets. */
const PREFIX = 'whsec_';

/** 32 bytes, the same each time for a webhook and version, so that no table contains them. */
export const signingKey = (secret: string, webhookId: string, version: number): Buffer =>
  Buffer.from(keyedHash(secret, 'webhook', webhookId, String(version)), 'base64url');

/** The key as the other system is given it: `whsec_` and base64. */
export const signingSecret = (secret: string, webhookId: string, version: number): string =>
  `${PREFIX}${signingKey(secret, webhookId, version).toString('base64')}`;
