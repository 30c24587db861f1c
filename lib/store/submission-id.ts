import { createHash } from 'node:crypto';

/**
 * The id of what a submission adds: repeating the submission gives the same id. Its key, which the caller chose, is not
 * stored.
 * @param place what it is added to: the same key elsewhere is another submission
 */
export function submissionId(place: string, idempotencyKey: string): string {
  const hex = createHash('sha256').update(`${place} ${idempotencyKey}`).digest('hex');
  // A UUID of version 8, whose bits are free to choose.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
