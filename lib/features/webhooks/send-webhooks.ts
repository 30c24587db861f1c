/** Sends the due events to other systems: several systems at the same time, to each one event after the other. */
import { randomUUID } from 'node:crypto';
import { RETRY_MINUTES } from '@/lib/domain/webhooks/webhook-tries';
import { mapConcurrent } from '@/lib/features/map-concurrent';
import { guardedRequest, NotPublic, type GuardedTarget } from '@/lib/features/outgoing/guarded-request';
import { unsealText } from '@/lib/store/sealed-text';
import { signingKey } from '@/lib/store/webhooks/webhook-secrets';
import type { ClaimedWebhookMessage, DueWebhook, WebhookMessages } from '@/lib/store/webhooks/webhook-messages';
import { webhookHeaders } from './webhook-signature';

export interface SendWebhookServices {
  readonly webhookMessages: WebhookMessages;
  /** Unseals the addresses, and signs. */
  readonly secret: string;
  readonly sourceSettings: Pick<GuardedTarget, 'ownHosts'>;
  readonly version: string;
  /** For tests: certificates to trust. */
  readonly trusted?: string;
  readonly now: () => Date;
}

/** An answer later than this is a failed try. */
const ANSWER_MS = 15_000;
/** A system that does not answer holds up its own events alone. */
const SYSTEMS_TOGETHER = 8;
const GONE = 410;

/** @returns how many were accepted, how many were not, and how many wait */
export async function sendWebhooks(services: SendWebhookServices, signal: AbortSignal) {
  const { webhookMessages } = services;
  await webhookMessages.deleteOld();
  const sent = await mapConcurrent(await webhookMessages.due(), (webhook) => sendAllTo(webhook, services, signal), {
    concurrency: SYSTEMS_TOGETHER,
    signal,
  });
  return {
    accepted: sent.reduce((sum, { accepted }) => sum + accepted, 0),
    failed: sent.filter(({ hasFailed }) => hasFailed).length,
    waiting: await webhookMessages.countWaiting(),
  };
}

/** Until one is not accepted: the others then wait for the next run, as the system would refuse them too. */
async function sendAllTo(webhook: DueWebhook, services: SendWebhookServices, signal: AbortSignal) {
  const { webhookMessages } = services;
  const worker = randomUUID();
  let accepted = 0;
  while (!signal.aborted) {
    const message = await webhookMessages.claim(webhook.id, worker);
    if (message === null) break;
    const failure = await sendMessage(webhook, message, services, signal);
    if (failure !== null) {
      const againInMinutes = RETRY_MINUTES[message.tries - 1] ?? null;
      await webhookMessages.failed(message.id, worker, { ...failure, againInMinutes });
      if (failure.isGone) await webhookMessages.pauseFor(webhook.id, 'gone');
      else if (againInMinutes === null) await webhookMessages.pauseFor(webhook.id, 'failing');
      return { accepted, hasFailed: true };
    }
    await webhookMessages.delivered(message.id, worker);
    accepted += 1;
  }
  return { accepted, hasFailed: false };
}

interface SendingFailure {
  /** A sentence. */
  readonly problem: string;
  /** The system wants no more events. */
  readonly isGone: boolean;
}

/** One try. @returns null if the system accepted it */
export async function sendMessage(
  { id: webhookId, sealedAddress, secretVersion, signsByFormer }: DueWebhook,
  { id, body }: ClaimedWebhookMessage,
  { secret, sourceSettings: { ownHosts }, version, trusted, now }: SendWebhookServices,
  signal: AbortSignal,
): Promise<SendingFailure | null> {
  const address = sealedAddress === null ? null : await unsealText(secret, 'webhook', sealedAddress);
  if (address === null) return failure('The address can no longer be read, as the product’s secret was changed.');
  const versions = signsByFormer ? [secretVersion, secretVersion - 1] : [secretVersion];
  const seconds = Math.floor(now().getTime() / 1_000);
  const signed = webhookHeaders(
    { id, seconds, body },
    versions.map((signing) => signingKey(secret, webhookId, signing)),
  );
  const headers = {
    ...signed,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': `vehicle-valuations/${version}`,
  };
  const time = AbortSignal.timeout(ANSWER_MS);
  try {
    const target = { ownHosts, ...(trusted !== undefined && { ca: trusted }) };
    const request = { method: 'POST', headers, body } as const;
    const reply = await guardedRequest(new URL(address), request, target, AbortSignal.any([signal, time]));
    // What it says is of no use: only the status counts.
    reply.destroy();
    return failureOf(reply.statusCode ?? 0);
  } catch (error) {
    if (error instanceof NotPublic) return failure('The address is on a private network.');
    return failure(
      time.aborted
        ? `The system took longer than ${ANSWER_MS / 1_000} seconds to answer.`
        : 'The system could not be reached, or its certificate is not valid.',
    );
  }
}

function failureOf(status: number): SendingFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return failure(`The system answered ${status}: redirects are not followed.`);
  return { problem: `The system answered ${status}.`, isGone: status === GONE };
}

const failure = (problem: string): SendingFailure => ({ problem, isGone: false });
