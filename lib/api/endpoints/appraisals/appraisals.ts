import { z } from 'zod';
import {
  appraisalSummarySchema,
  appraisalTermsSchema,
  appraisedVehicleSchema,
  entryChangeSchema,
  entrySchema,
  entryVersionsSchema,
  frozenOfferSchema,
  lostSumsSchema,
  photoSchema,
  signatureSchema,
  signedSchema,
} from '@/lib/domain/appraisals/appraisal';
import { boughtStockCarSchema } from '@/lib/domain/appraisals/bought/bought-stock-car';
import { CUSTOMER_REASONS, LOSS_REASONS, OFFER_STATES } from '@/lib/domain/appraisals/appraisal-state';
import { daySchema, instantSchema } from '@/lib/domain/time/calendar-schemas';
import { listedAlertsSchema } from '@/lib/domain/vehicles/flags/flags';
import * as addresses from '@/lib/api/addresses/appraisals/appraisals';
import { endpoint } from '@/lib/api/endpoint';
import { declineReason } from '@/lib/api/endpoints/parts/decline-reason';
import { entryChangesSchema } from '@/lib/api/endpoints/parts/entry-changes';

const permission = 'appraisals.work';
const id = z.uuid();
const pounds = z.int('Enter whole pounds.').min(0, 'Enter 0 or more.').max(1_000_000, 'Enter at most £1,000,000.');
/** Without it, what may be a typing mistake is refused. */
const isConfirmed = z.boolean().optional();

const done = z.object({ done: z.literal(true) });

/** The offer that the person saw: a step is taken on no other. */
const shownOffer = z.uuid().meta({ description: 'The offer as it was shown; a different one now is a conflict.' });
const shownState = z.enum(OFFER_STATES).meta({ description: 'Its state as shown; a different one now is a conflict.' });

const offer = z.object({
  id: z.uuid(),
  state: z.enum(OFFER_STATES),
  pounds: z.int(),
  validUntil: daySchema.nullable(),
  requestedBy: z.string(),
  isYours: z.boolean(),
  requestedAt: instantSchema,
  decidedBy: z.string().nullable(),
  declineReason: z.string().nullable(),
  madeAt: instantSchema.nullable(),
  /** The customer link that works now, and who created it, where they are still known; null while there is none. */
  link: z.object({ createdAt: instantSchema, createdBy: z.string().nullable() }).nullable(),
  answeredAt: instantSchema.nullable(),
  /** Null: the customer, by the link. */
  answeredBy: z.string().nullable(),
  /** Why the customer declined by the link; null without a reason. */
  customerReason: z.enum(CUSTOMER_REASONS).nullable(),
  withdrawnAt: instantSchema.nullable().meta({ description: 'null for one that was never made, or is not withdrawn.' }),
  signature: signedSchema.nullable(),
  frozen: frozenOfferSchema,
});

const change = z.object({
  at: instantSchema,
  by: z.string(),
  /**
   * A field of the entries, or `state`, `offerMade`, `offerRequested`, `approval`, `declineReason`, `customerReason`, `link`,
   * `photo`, `signature`, `purchasePrice`, `purchaseDay`, `loss`, `erased`.
   */
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export const startAppraisal = endpoint(addresses.startAppraisal, {
  summary: 'Start an appraisal from a valuation, with its values. Free.',
  permission,
  status: 201,
  input: z.object({ id }),
  output: z.object({
    id: z.string(),
    open: z.array(appraisalSummarySchema).meta({
      description:
        'Other appraisals of the same vehicle that may still end in a purchase, the newest first; at most 20.',
    }),
  }),
});

export const readAppraisal = endpoint(addresses.readAppraisal, {
  summary: 'An appraisal: the vehicle, what is entered, its offers, and every change.',
  permission,
  input: z.object({ id }),
  output: z.object({
    summary: appraisalSummarySchema,
    valuation: z.string().nullable(),
    vehicle: appraisedVehicleSchema.nullable().meta({ description: 'null once the valuation is erased.' }),
    entries: z.array(entrySchema),
    offers: z.array(offer),
    changes: z.array(change),
    photos: z.array(photoSchema),
    /** The day on which retention erases the customer’s data; null without a retention period. */
    erasedOn: daySchema.nullable(),
    loss: z.object({ reason: z.string(), note: z.string() }).nullable(),
    endedOn: daySchema.nullable(),
    /** Of one lost before any offer, as they were on that day; null otherwise, and where they were not saved then. */
    lostSums: lostSumsSchema.nullable(),
    stockCar: boughtStockCarSchema.nullable(),
    terms: appraisalTermsSchema,
  }),
});

export const saveAppraisalEntries = endpoint(addresses.saveAppraisalEntries, {
  summary:
    'Save what is entered, field by field. A field that another person has changed in the meantime is not saved; its current text is returned.',
  permission,
  input: z.object({ id, changes: entryChangesSchema(entryChangeSchema, ({ field }) => field) }),
  output: z.object({
    /** The fields as they are now, each with whether this change of it was saved. */
    entries: z.array(entrySchema.extend({ isSaved: z.boolean() })),
  }),
});

export const eraseAppraisalCustomer = endpoint(addresses.eraseAppraisalCustomer, {
  summary: 'Erase the customer’s name, telephone and e-mail, in the history too, the photos and the signature.',
  permission,
  input: z.object({ id }),
  output: done,
});

export const makeOffer = endpoint(addresses.makeOffer, {
  summary: 'Make the entered offer, or request approval if it is beyond a valuer’s limit. The offer is frozen as made.',
  permission,
  input: z.object({
    id,
    pounds: pounds.meta({ description: 'The offer as it was shown.' }),
    settlement: z.object({ inHandPence: z.int(), vatPence: z.int() }).optional().meta({
      description: 'What the customer receives and the VAT in the offer, as shown; a change since is a conflict.',
    }),
    tradePence: z.int().nullable().meta({ description: 'The trade side as shown; a different one now is a conflict.' }),
    mostPounds: z.int32().nullable().optional().meta({
      description: 'The maximum to pay as shown; a different one now is a conflict.',
    }),
    entries: entryVersionsSchema.optional().meta({ description: 'As shown; one changed since is a conflict.' }),
    isConfirmed: isConfirmed.meta({
      description: 'Needed for an offer that is far from the trade value: one without it is refused, with the reason.',
    }),
  }),
  output: z.object({ state: z.enum(['made', 'requested']), reasons: z.array(z.string()) }),
});

export const decideOffer = endpoint(addresses.decideOffer, {
  summary: 'Approve or decline an offer beyond a valuer’s limit. An approved offer is made.',
  permission: 'approvals.decide',
  input: z.object({ id, offer: shownOffer, approve: z.boolean(), reason: declineReason }),
  output: done,
});

export const answerOffer = endpoint(addresses.answerOffer, {
  summary:
    'Record that the customer accepted or declined the offer. null takes back a decline that was recorded so, while the offer is valid and nothing followed.',
  permission,
  input: z.object({ id, offer: shownOffer, accept: z.boolean().nullable() }),
  output: done,
});

export const signOffer = endpoint(addresses.signOffer, {
  summary: 'Save the customer’s on-screen signature, which accepts an open offer.',
  permission,
  input: z.object({ id, offer: shownOffer, signature: signatureSchema }),
  output: done,
});

export const createOfferLink = endpoint(addresses.createOfferLink, {
  summary: 'Create the link by which the customer sees and answers the offer. Shown once; an earlier link ends.',
  permission,
  input: z.object({ id, offer: shownOffer }),
  output: z.object({ path: z.string(), createdAt: instantSchema }),
});

export const reviseAppraisal = endpoint(addresses.reviseAppraisal, {
  summary: 'Return an appraisal to draft. This ends its offer, link or request for approval.',
  permission,
  input: z.object({ id, offer: shownOffer, offerState: shownState }),
  output: done,
});

export const buyAppraisal = endpoint(addresses.buyAppraisal, {
  summary: 'Record that the vehicle of an accepted offer was bought.',
  permission,
  input: z.object({
    id,
    offer: shownOffer,
    pounds,
    on: daySchema,
    isConfirmed: isConfirmed.meta({
      description:
        'Needed for a price that is far from the accepted offer, and for a day before it was made or accepted: without it the purchase is refused, with the reason.',
    }),
  }),
  output: done,
});

export const loseAppraisal = endpoint(addresses.loseAppraisal, {
  summary: 'Record that the vehicle was not bought, and why.',
  permission,
  input: z.object({
    id,
    offer: z.uuid().nullable().meta({
      description: 'The newest offer as it was shown, null without one; a different one now is a conflict.',
    }),
    offerState: shownState.nullable(),
    reason: z.enum(LOSS_REASONS, 'Choose a reason.'),
    note: z.string().trim().max(300).default(''),
  }),
  output: done,
});

export const listOfferRequests = endpoint(addresses.listOfferRequests, {
  summary: 'Offers of the organisation that wait for approval, the oldest first.',
  permission: 'approvals.decide',
  input: z.object({}),
  output: z.object({
    items: z.array(
      frozenOfferSchema.pick({ handOver: true, profitPence: true, reasons: true }).extend({
        /** Maximum to pay, whole pounds; null without an asking price. */
        mostPounds: z.int().nullable(),
        id: z.string(),
        /** Of the offer, which `POST /api/appraisals/{id}/decision` names. */
        offer: z.uuid(),
        number: z.string(),
        title: z.string(),
        plate: z.string().nullable(),
        customerName: z.string().nullable(),
        pounds: z.int(),
        requestedBy: z.string(),
        requestedAt: instantSchema,
        isDerivativeUncertain: appraisalSummarySchema.shape.isDerivativeUncertain,
        ...listedAlertsSchema.shape,
      }),
    ),
  }),
});

export const answerOfferByLink = endpoint(addresses.answerOfferByLink, {
  summary: 'Accept, signed or not, or decline an offer by its link, once.',
  permission: 'everyone',
  input: z.object({
    token: z.string().min(20).max(100),
    accept: z.boolean(),
    signature: signatureSchema.nullable().default(null),
    reason: z.enum(CUSTOMER_REASONS).nullable().default(null).meta({ description: 'Why it is declined.' }),
  }),
  output: z.object({ state: z.enum(['accepted', 'declined']) }),
});
