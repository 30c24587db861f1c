/** What other systems are sent, for the OpenAPI document and the reference. */
import { TEST_TYPE, WEBHOOK_EVENTS } from '@/lib/domain/webhooks/webhook-events';
import { WEBHOOK_DATA, webhookBodySchema } from '@/lib/domain/webhooks/webhook-event-schemas';
import { jsonSchemaOf } from './json-schema';

const HEADERS = [
  ['webhook-id', 'The id of the event, the same however often it is sent.'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.'],
  ['webhook-signature', 'Signatures, `v1,` and base64 each, with a space between two.'],
].map(([name, description]) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } }));

/** Each event in a sentence, with the names of its data. */
export const WEBHOOK_ROWS = WEBHOOK_EVENTS.map(({ type, label }) => ({
  type,
  label,
  data: Object.keys(WEBHOOK_DATA[type].shape),
}));

/** The `webhooks` of the OpenAPI document: each event by its type. */
export const openApiWebhooks = (): Record<string, object> =>
  Object.fromEntries(
    [...WEBHOOK_EVENTS, { type: TEST_TYPE, label: 'A test, sent on request' } as const].map(({ type, label }) => [
      type,
      {
        post: {
          summary: label,
          parameters: HEADERS,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchemaOf(webhookBodySchema(type), 'output') } },
          },
          responses: {
            '2XX': { description: 'Accepted. With any other answer the event is sent again, for three days.' },
            '410': { description: 'Nothing more is sent until a person resumes the webhook.' },
          },
        },
      },
    ]),
  );
