/** Texts that no one can read from a table without the product's secret. */
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { keyedHash } from './keyed-hash';

/** What is sealed for one purpose cannot be unsealed for another. Part of stored texts, so they must never change. */
type SealPurpose = 'link mail' | 'stock source' | 'webhook';

const sealingKey = (secret: string, purpose: SealPurpose): string => keyedHash(secret, 'seal', purpose);

export const sealText = (secret: string, purpose: SealPurpose, text: string): Promise<string> =>
  symmetricEncrypt({ key: sealingKey(secret, purpose), data: text });

/** Null if it was sealed under another secret. */
export const unsealText = (secret: string, purpose: SealPurpose, sealed: string): Promise<string | null> =>
  symmetricDecrypt({ key: sealingKey(secret, purpose), data: sealed }).catch(() => null);
