/** Appraisals: started from a valuation, entered field by field, listed and found. Everything here is free. */
import type { Session } from '@/lib/access';
import type {
  findAppraisals,
  listAppraisals,
  readAppraisalBoard,
} from '@/lib/api/endpoints/appraisals/appraisal-lists';
import type {
  eraseAppraisalCustomer,
  readAppraisal,
  saveAppraisalEntries,
  startAppraisal,
} from '@/lib/api/endpoints/appraisals/appraisals';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { frozenOfferSchema, lostSumsSchema } from '@/lib/domain/appraisals/appraisal';
import { APPRAISAL_COLUMNS, readAppraisalNumber } from '@/lib/domain/appraisals/appraisal-state';
import { isCustomerField } from '@/lib/domain/appraisals/entries';
import { britishDay } from '@/lib/domain/time/calendar';
import { vehicleMarkIn, type VehicleMark } from '@/lib/domain/vehicles/vehicle-mark';
import { valuationRecordSchema } from '@/lib/domain/valuations/valuation';
import { Fault } from '@/lib/fault';
import { appraisalNotFound } from '@/lib/features/not-found';
import { storedAppraisal, storedValuationRecord } from '@/lib/features/stored';
import { findTypedOrCorrected } from '@/lib/features/typed-mark';
import type { AppraisalStore } from '@/lib/store/appraisals/appraisal-store';
import type { AppraisalFilter } from '@/lib/store/appraisals/appraisal-filter';
import type { StoredOffer } from '@/lib/store/appraisals/appraisal-offers';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { ValuationStore } from '@/lib/store/records/valuations';
import { appraisalSummary, boughtCarOf, signedOf, vehicleOf } from './appraisal-view';
import { firstEntries } from './first-entries';
import { photoView } from './photos/photo-view';
import { termsOf } from './appraisal-terms';

export interface AppraisalServices {
  readonly appraisals: AppraisalStore;
  readonly valuations: Pick<ValuationStore, 'get'>;
  /** The key of the hashes by which records are found. */
  readonly secret: string;
  readonly now: () => Date;
}

/** Open appraisals of one vehicle that are listed when another is started. */
const OPEN_MAX = 20;

export async function runStartAppraisal(
  { input, session, ids }: EndpointCall<typeof startAppraisal>,
  services: AppraisalServices,
) {
  const { organisationId, personId: createdBy } = session;
  const [record, { items: open }] = await Promise.all([
    storedValuationRecord(services, session, input.id),
    services.appraisals.list({ organisationId, openOf: input.id, limit: OPEN_MAX }),
  ]);
  const vehicle = vehicleOf(record);
  const id = await services.appraisals.add({
    organisationId,
    valuationId: input.id,
    createdBy,
    idempotencyKey: ids.idempotencyKey,
    title: vehicle.title,
    derivative: vehicle.derivative,
    mileage: vehicle.mileageEntered,
    entries: firstEntries(vehicle, await termsOf(organisationId, services), britishDay(services.now())),
  });
  // A repeated submission finds its own.
  return { id, open: open.filter((other) => other.id !== id).map(appraisalSummary) };
}

export async function runListAppraisals(
  { input, session }: EndpointCall<typeof listAppraisals>,
  { appraisals }: AppraisalServices,
) {
  const { limit, openOf, after = null } = input;
  const [page, owners] = await Promise.all([
    appraisals.list({
      ...filterOf(input, session),
      state: input.state,
      isRequested: input.isRequested,
      openOf,
      limit,
      after,
    }),
    appraisals.owners(session.organisationId),
  ]);
  return { items: page.items.map(appraisalSummary), next: page.next, owners };
}

const OF_EACH_STATE = 20;

/** Every state in the order an appraisal passes through them, including those without appraisals. */
export async function runReadAppraisalBoard(
  { input, session }: EndpointCall<typeof readAppraisalBoard>,
  { appraisals }: AppraisalServices,
) {
  const [rows, owners] = await Promise.all([
    appraisals.board(filterOf(input, session), OF_EACH_STATE),
    appraisals.owners(session.organisationId),
  ]);
  const states = APPRAISAL_COLUMNS.map(({ state, isRequested }) => {
    const stored = rows.filter((row) => row.state === state && (row.requestedPounds !== null) === isRequested);
    return { state, isRequested, count: stored[0]?.ofState ?? 0, items: stored.map(appraisalSummary) };
  });
  return { states, owners };
}

/** “Mine” wins over another owner. */
const filterOf = (
  { mine, owner, minDays, fromPounds, toPounds }: EndpointCall<typeof readAppraisalBoard>['input'],
  { organisationId, personId }: Session,
): AppraisalFilter => ({ organisationId, ownerId: mine ? personId : owner, minDays, fromPounds, toPounds });

const FOUND_MAX = 50;

/** By its number, and a whole plate or VIN by its keyed hash; anything else among customers. */
export async function runFindAppraisals(
  { input, session }: EndpointCall<typeof findAppraisals>,
  { appraisals, secret, now }: AppraisalServices,
) {
  const { organisationId } = session;
  const number = readAppraisalNumber(input.text);
  const mark = number === null ? vehicleMarkIn(input.text) : null;
  const find = async (filter: Partial<AppraisalFilter>) =>
    (await appraisals.list({ organisationId, limit: FOUND_MAX, ...filter })).items;
  const ofVehicle = ({ subject }: VehicleMark) => find({ subject: [subject, keyedHash(secret, 'valuation', subject)] });
  const [ofNumber, vehicle, ofCustomer] = await Promise.all([
    number ? find({ number }) : [],
    mark && findTypedOrCorrected(mark, now(), ofVehicle, (items) => items.length === 0),
    find({ customer: input.text }),
  ]);
  const items = [...ofNumber, ...(vehicle?.found ?? []), ...ofCustomer];
  const eachOnce = new Map(items.map((item) => [item.id, item]));
  return { items: [...eachOnce.values()].map(appraisalSummary), next: null };
}

export async function runReadAppraisal(
  { input, session }: EndpointCall<typeof readAppraisal>,
  services: AppraisalServices,
) {
  const { appraisals } = services;
  const found = await storedAppraisal(services, session, input.id);
  const [entries, offers, history, photos, terms] = await Promise.all([
    appraisals.entries(input.id),
    appraisals.offers.list(input.id),
    appraisals.history(input.id),
    appraisals.photos.list(input.id),
    termsOf(session.organisationId, services),
  ]);
  return {
    summary: appraisalSummary(found),
    valuation: found.valuationId,
    vehicle: found.record ? vehicleOf(valuationRecordSchema.parse(found.record)) : null,
    entries: entries.map((entry) => ({ ...entry, changedAt: entry.changedAt.toISOString() })),
    offers: offers.map((offer) => offerView(offer, session)),
    changes: history.map(({ isCustomer, ...change }) => ({
      ...change,
      at: change.at.toISOString(),
      by: isCustomer ? 'The customer' : nameAtStart(change.by),
    })),
    photos: photos.map(photoView),
    erasedOn: found.erasedAt && britishDay(found.erasedAt),
    loss: found.lossReason === null ? null : { reason: found.lossReason, note: found.lossNote ?? '' },
    endedOn: found.endedOn,
    lostSums: lostSumsSchema.nullable().parse(found.lostSums),
    stockCar: found.stockCar && boughtCarOf(found.stockCar, found.boughtPounds, entries),
    terms,
  };
}

function offerView(
  { frozen, requestedBy, requestedById, linkedAt, linkedBy, signedName, signedPath, signedAt, ...offer }: StoredOffer,
  session: Session,
) {
  return {
    ...offer,
    frozen: frozenOfferSchema.parse(frozen),
    requestedBy: nameAtStart(requestedBy),
    isYours: requestedById === session.personId,
    requestedAt: offer.requestedAt.toISOString(),
    madeAt: offer.madeAt?.toISOString() ?? null,
    link: linkedAt && { createdAt: linkedAt.toISOString(), createdBy: linkedBy },
    answeredAt: offer.answeredAt?.toISOString() ?? null,
    withdrawnAt: offer.withdrawnAt?.toISOString() ?? null,
    signature: signedOf({ signedName, signedPath, signedAt }),
  };
}

/** A change that another person made to a field meanwhile is not overwritten: the answer shows what is saved. */
export async function runSaveAppraisalEntries(
  { input, session }: EndpointCall<typeof saveAppraisalEntries>,
  services: AppraisalServices,
) {
  const { appraisals } = services;
  const { id, changes } = input;
  const { organisationId, personId } = session;
  await storedAppraisal(services, session, id);
  const isAfterOffer = changes.every(({ field }) => isCustomerField(field));
  if (!(await appraisals.saveEntries({ organisationId, id, personId, changes, isAfterOffer })))
    throw new Fault('conflict', {
      message: 'This appraisal is no longer a draft: an offer is made, or waits for approval.',
      fix: 'Reload the page, then revise the offer to change it.',
    });
  const entries = new Map((await appraisals.entries(id)).map((entry) => [entry.field, entry]));
  return {
    entries: changes.flatMap(({ field, value }) => {
      const entry = entries.get(field);
      // The same text from two people is not a conflict, nor is repeating a save whose answer was lost.
      return entry ? { ...entry, changedAt: entry.changedAt.toISOString(), isSaved: entry.value === value } : [];
    }),
  };
}

export async function runEraseAppraisalCustomer(
  { input, session }: EndpointCall<typeof eraseAppraisalCustomer>,
  { appraisals }: AppraisalServices,
) {
  const { organisationId, personId } = session;
  if (!(await appraisals.eraseCustomer({ organisationId, id: input.id, personId }))) throw appraisalNotFound();
  return { done: true as const };
}
