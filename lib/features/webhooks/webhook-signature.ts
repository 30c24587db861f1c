import { createHmac } from 'node:crypto';

interface SignedMessage {
  readonly id: string;
  /** Of this try, in seconds since 1970. */
  readonly seconds: number;
  readonly body: string;
}

/**
 * The headers of the Standard Webhooks specification, 1.0.0. While a secret is being replaced there is a signature by
 * each.
 */
export const webhookHeaders = ({ id, seconds, body }: SignedMessage, keys: readonly Buffer[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': keys
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`)
    .join(' '),
});
