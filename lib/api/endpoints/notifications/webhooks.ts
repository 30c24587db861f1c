import { z } from 'zod';
import * as addresses from '@/lib/api/addresses/notifications/webhooks';
import { endpoint } from '@/lib/api/endpoint';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import { WEBHOOK_EVENTS, WEBHOOK_TYPES } from '@/lib/domain/webhooks/webhook-events';
import { PAUSE_REASONS } from '@/lib/domain/webhooks/webhook-tries';

const ADDRESS_LETTERS_MAX = 2_000;

const webhookSchema = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string().meta({ description: 'The host of its address; the rest may hold a secret and is not shown.' }),
  events: z.array(z.enum(WEBHOOK_TYPES)),
  createdBy: z.string(),
  createdAt: instantSchema,
  secretVersion: z.int32().meta({ description: 'Counts its signing secrets.' }),
  waiting: z.int32().meta({ description: 'How many events wait to be accepted.' }),
  paused: z
    .object({ reason: z.enum(PAUSE_REASONS), words: z.string() })
    .nullable()
    .meta({ description: 'null: events are sent' }),
});

const messageSchema = z.object({
  id: z.string().meta({ description: 'As in the header `webhook-id`.' }),
  type: z.string(),
  createdAt: instantSchema,
  isAccepted: z.boolean(),
  words: z.string(),
});

const webhookInput = {
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name, such as the system that receives the events.')
    .max(60, 'Enter at most 60 letters.'),
  events: z
    .array(z.enum(WEBHOOK_TYPES))
    .min(1, 'Choose at least one event.')
    .max(WEBHOOK_EVENTS.length)
    .meta({ description: 'What is sent with each is described under `webhooks`.' }),
};
const address = z
  .string()
  .trim()
  .min(1, 'Enter the address that the system gives you.')
  .max(ADDRESS_LETTERS_MAX, `Enter an address of at most ${ADDRESS_LETTERS_MAX} characters.`)
  .meta({ description: 'A public https address. Events are sent to it by POST.' });
const one = z.object({ id: z.uuid() });
const withSecret = z.object({
  webhook: webhookSchema,
  signingSecret: z.string().meta({ description: 'Its signing secret, `whsec_…`, shown once.' }),
});
const changed = z.object({ webhook: webhookSchema });

export const listWebhooks = endpoint(addresses.listWebhooks, {
  summary: 'The webhooks of your organisation, each with its latest events.',
  permission: 'webhooks.manage',
  input: z.object({}),
  output: z.object({ items: z.array(webhookSchema.extend({ messages: z.array(messageSchema) })) }),
});

export const createWebhook = endpoint(addresses.createWebhook, {
  summary: 'Send the chosen events to an address from now on. The secret that they are signed with is shown once.',
  permission: 'webhooks.manage',
  status: 201,
  input: z.object({ ...webhookInput, address }),
  output: withSecret,
});

export const changeWebhook = endpoint(addresses.changeWebhook, {
  summary:
    'Change the name, the address or the events; what is absent stays. Newly chosen events are sent from now on.',
  permission: 'webhooks.manage',
  input: one.extend({
    name: webhookInput.name.optional(),
    address: address.optional(),
    events: webhookInput.events.optional(),
  }),
  output: changed,
});

export const removeWebhook = endpoint(addresses.removeWebhook, {
  summary: 'Remove a webhook: nothing more is sent to it, not even events that wait.',
  permission: 'webhooks.manage',
  input: one,
  output: z.object({ done: z.literal(true) }),
});

export const replaceWebhookSecret = endpoint(addresses.replaceWebhookSecret, {
  summary:
    'Replace the signing secret; the new one is shown once. For 24 hours events are signed with the former one too.',
  permission: 'webhooks.manage',
  input: one,
  output: withSecret,
});

export const testWebhook = endpoint(addresses.testWebhook, {
  summary: 'Send the event webhook.test now, once.',
  permission: 'webhooks.manage',
  input: one,
  output: z.object({ isAccepted: z.boolean(), words: z.string() }),
});

export const pauseWebhook = endpoint(addresses.pauseWebhook, {
  summary: 'Send nothing until it is resumed. Events wait.',
  permission: 'webhooks.manage',
  input: one,
  output: changed,
});

export const resumeWebhook = endpoint(addresses.resumeWebhook, {
  summary: 'Send everything that waits now, and events as they happen.',
  permission: 'webhooks.manage',
  input: one,
  output: changed,
});
