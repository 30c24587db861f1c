/** The webhooks of an organisation: listed with what was sent, created, changed, tried, paused, removed. Free. */
import { randomUUID } from 'node:crypto';
import type {
  changeWebhook,
  createWebhook,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  replaceWebhookSecret,
  resumeWebhook,
  testWebhook,
} from '@/lib/api/endpoints/notifications/webhooks';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { TEST_TYPE, WEBHOOK_TYPES, webhookTypeLabel } from '@/lib/domain/webhooks/webhook-events';
import { messageWords, pauseWords } from '@/lib/domain/webhooks/webhook-tries';
import { addressProblem } from '@/lib/features/outgoing/public-address';
import { Fault } from '@/lib/fault';
import { sealText } from '@/lib/store/sealed-text';
import { signingSecret } from '@/lib/store/webhooks/webhook-secrets';
import type { StoredWebhookMessage } from '@/lib/store/webhooks/webhook-messages';
import { WEBHOOKS_MAX, type StoredWebhook, type WebhookStore } from '@/lib/store/webhooks/webhooks';
import { sendMessage, type SendWebhookServices } from './send-webhooks';
import { webhookBody } from './webhook-body';

/** Name of the schedule that sends. */
export const WEBHOOK_SCHEDULE = 'webhooks';

interface WebhookServices extends SendWebhookServices {
  readonly webhooks: WebhookStore;
  readonly scheduleRunner: { readonly request: (name: string) => Promise<boolean> };
}

type StoreServices = Pick<WebhookServices, 'webhooks'>;

export async function runListWebhooks(
  { session: { organisationId } }: EndpointCall<typeof listWebhooks>,
  { webhooks, webhookMessages }: Pick<WebhookServices, 'webhooks' | 'webhookMessages'>,
) {
  const [stored, messages] = await Promise.all([webhooks.list(organisationId), webhookMessages.list(organisationId)]);
  return {
    items: stored.map((webhook) => ({
      ...webhookView(webhook),
      messages: messages
        .filter(({ webhookId }) => webhookId === webhook.id)
        .map((message) => messageView(message, webhook.pausedAt !== null)),
    })),
  };
}

export async function runCreateWebhook(
  { input: { name, address, events: types }, session }: EndpointCall<typeof createWebhook>,
  { webhooks, secret }: Pick<WebhookServices, 'webhooks' | 'secret'>,
) {
  const { organisationId, personId } = session;
  const added = await webhooks.add({ organisationId, personId, name, types, ...(await sealed(secret, address)) });
  if (added === null)
    throw new Fault('conflict', {
      message: `Your organisation has ${WEBHOOKS_MAX} webhooks, which is the most.`,
      fix: 'Remove one that is no longer used.',
    });
  return withSecret(added, secret);
}

export async function runChangeWebhook(
  { input: { id, name, address, events }, session }: EndpointCall<typeof changeWebhook>,
  { webhooks, secret }: Pick<WebhookServices, 'webhooks' | 'secret'>,
) {
  const change = {
    name: name ?? null,
    types: events ?? null,
    address: address === undefined ? null : await sealed(secret, address),
  };
  return { webhook: webhookView(existing(await webhooks.change({ ...session, id }, change))) };
}

export async function runReplaceWebhookSecret(
  { input: { id }, session }: EndpointCall<typeof replaceWebhookSecret>,
  { webhooks, secret }: Pick<WebhookServices, 'webhooks' | 'secret'>,
) {
  return withSecret(existing(await webhooks.replaceSecret({ ...session, id })), secret);
}

/** Sends a test event now, and waits for the answer. It is tried once. */
export async function runTestWebhook(
  { input: { id }, session }: EndpointCall<typeof testWebhook>,
  services: Omit<WebhookServices, 'webhooks' | 'scheduleRunner'>,
) {
  const { webhookMessages, now } = services;
  const worker = randomUUID();
  const test = { type: TEST_TYPE, body: webhookBody(TEST_TYPE, now(), {}) };
  const { webhook, message } = existing(await webhookMessages.addClaimed({ ...session, id }, test, worker));
  const failure = await sendMessage(webhook, message, services, new AbortController().signal);
  if (failure === null) await webhookMessages.delivered(message.id, worker);
  else await webhookMessages.discard(message.id, worker);
  return { isAccepted: failure === null, words: failure?.problem ?? 'The system accepted the test event.' };
}

export async function runPauseWebhook(
  { input: { id }, session }: EndpointCall<typeof pauseWebhook>,
  { webhooks }: StoreServices,
) {
  return { webhook: webhookView(existing(await webhooks.pause({ ...session, id }))) };
}

export async function runResumeWebhook(
  { input: { id }, session }: EndpointCall<typeof resumeWebhook>,
  { webhooks, scheduleRunner }: Pick<WebhookServices, 'webhooks' | 'scheduleRunner'>,
) {
  const resumed = existing(await webhooks.resume({ ...session, id }));
  await scheduleRunner.request(WEBHOOK_SCHEDULE);
  return { webhook: webhookView(resumed) };
}

export async function runRemoveWebhook(
  { input: { id }, session }: EndpointCall<typeof removeWebhook>,
  { webhooks }: StoreServices,
) {
  existing(await webhooks.remove({ ...session, id }));
  return { done: true as const };
}

function existing<Found>(found: Found | null): Found {
  if (found !== null) return found;
  throw new Fault('not_found', { message: 'This webhook no longer exists.', fix: 'Reload the page.' });
}

/** @throws Fault at the field `address` */
async function sealed(secret: string, address: string) {
  const problem = addressProblem(address, 'https://crm.example/events');
  if (problem !== null) throw new Fault('invalid_input', { message: problem[0], fix: problem[1], field: 'address' });
  return { host: new URL(address).host, sealedAddress: await sealText(secret, 'webhook', address) };
}

const withSecret = (webhook: StoredWebhook, secret: string) => ({
  webhook: webhookView(webhook),
  signingSecret: signingSecret(secret, webhook.id, webhook.secretVersion),
});

function webhookView(webhook: StoredWebhook) {
  const { id, name, host, events, createdBy, createdAt, waiting, pausedAt, pauseReason, secretVersion } = webhook;
  return {
    id,
    name,
    host,
    events: WEBHOOK_TYPES.filter((type) => type in events),
    createdBy: nameAtStart(createdBy),
    createdAt: createdAt.toISOString(),
    secretVersion,
    waiting,
    paused:
      pausedAt && pauseReason ? { reason: pauseReason, words: pauseWords(pauseReason, pausedAt.toISOString()) } : null,
  };
}

function messageView({ id, type, createdAt, ...message }: StoredWebhookMessage, isPaused: boolean) {
  const { state, tries, problem, nextAt, deliveredAt } = message;
  return {
    id,
    type: webhookTypeLabel(type),
    createdAt: createdAt.toISOString(),
    isAccepted: state === 'delivered',
    words: messageWords({
      deliveredAt: deliveredAt?.toISOString() ?? null,
      nextAt: isPaused ? null : nextAt.toISOString(),
      tries,
      problem,
    }),
  };
}
