/** The signing secrets of webhooks, and their sealed addresses. */
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { keyedHash } from '../keyed-hash';

/** As the Standard Webhooks specification writes symmetric secrets. */
const PREFIX = 'whsec_';

/** 32 bytes, the same each time for a webhook and version, so that no table contains them. */
export const signingKey = (secret: string, webhookId: string, version: number): Buffer =>
  Buffer.from(keyedHash(secret, 'webhook', webhookId, String(version)), 'base64url');

/** The key as the other system is given it: `whsec_` and base64. */
export const signingSecret = (secret: string, webhookId: string, version: number): string =>
  `${PREFIX}${signingKey(secret, webhookId, version).toString('base64')}`;

const sealingKey = (secret: string) => keyedHash(secret, 'seal', 'webhook');
/** Sealed, so that no one can read it from the table without the secret. */
export const sealWebhookAddress = (secret: string, address: string): Promise<string> =>
  symmetricEncrypt({ key: sealingKey(secret), data: address });
/** Null if it was sealed under another secret. */
export const unsealWebhookAddress = (secret: string, sealed: string): Promise<string | null> =>
  symmetricDecrypt({ key: sealingKey(secret), data: sealed }).catch(() => null);
