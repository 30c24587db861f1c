/** What is sent with each event: never a plate, nor anything about a person. Also in the API description. */
import { z } from 'zod';
import { BUILD_AREAS } from '@/lib/domain/builds/build-check';
import { daySchema, instantSchema } from '@/lib/domain/time/calendar-schemas';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import { TEST_TYPE, type WebhookType } from './webhook-events';

const path = z.string().meta({ description: 'The page of this product that it is about.' });
const dataOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...shape, path });

const offer = {
  appraisalId: z.string(),
  number: z.string().meta({ description: 'The appraisal’s number, such as A-2026-000123.' }),
  pounds: z.int32(),
};
const build = { id: z.string(), kind: vehicleKindSchema, identifier: identifierSchema, date: daySchema };
const editionOf = (words: string) => daySchema.meta({ description: `The edition ${words}.` });

/** `data` of each event, read from the fact of its notification: what is not declared is not sent. */
export const WEBHOOK_DATA = {
  'offer.requested': dataOf(offer),
  'offer.decided': dataOf({ ...offer, isApproved: z.boolean() }),
  'offer.answered': dataOf({ ...offer, isAccepted: z.boolean() }),
  'offer.expiring': dataOf({ ...offer, validUntil: daySchema }),
  'offer.expired': dataOf({ ...offer, validUntil: daySchema }),
  'stock_list.valued': dataOf({
    listId: z.string(),
    state: z.enum(['done', 'stopped']),
    cars: z.int32(),
    valued: z.int32().meta({ description: 'How many of the cars have values so far.' }),
  }),
  'stock_car.profit_ending': dataOf({ carId: z.string(), edition: editionOf('with the forecast') }),
  'incoming_feed.failed': dataOf({
    createdOn: daySchema,
    failingSince: daySchema,
    weeks: z.int32().meta({ description: 'For how many weeks it has failed; 0 in the first.' }),
  }),
  'guide_edition.published': dataOf({ edition: editionOf('that is new') }),
  'data_package.published': dataOf({ product: z.string(), edition: editionOf('of the package') }),
  'build.changed': dataOf({ ...build, areas: z.array(z.enum(BUILD_AREAS)).meta({ description: 'What changed.' }) }),
  'build.figures_ending': dataOf({ ...build, figuresUntil: daySchema }),
  'shared_link.opened': dataOf({
    kind: z.enum(['valuation', 'registration']),
    recordId: z.string(),
    sharedOn: daySchema,
  }),
  'credits.requested': dataOf({ credits: z.int32() }),
  'credits.decided': dataOf({ granted: z.int32().nullable().meta({ description: 'null: declined' }) }),
  'budget.reached': dataOf({
    percent: z.int32(),
    most: z.int32().meta({ description: 'The budget, in credits.' }),
    month: daySchema.meta({ description: 'Any day of the month.' }),
  }),
  'api_key.ending': dataOf({ createdOn: daySchema, expiresOn: daySchema }),
  [TEST_TYPE]: z.object({}),
} as const satisfies Record<WebhookType | typeof TEST_TYPE, z.ZodObject>;

/** The whole body of an event. */
export const webhookBodySchema = (type: WebhookType | typeof TEST_TYPE) =>
  z.object({
    type: z.literal(type),
    timestamp: instantSchema.meta({ description: 'When it happened.' }),
    data: WEBHOOK_DATA[type],
  });
