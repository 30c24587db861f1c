/** Appraisals as they are shown: the row of a list, and the vehicle of a record. */
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import type { AppraisalSummary, AppraisedVehicle, Signed } from '@/lib/domain/appraisals/appraisal';
import { appraisalNumberText } from '@/lib/domain/appraisals/appraisal-state';
import { entriesByField, readWholePounds } from '@/lib/domain/appraisals/entries';
import { soldProfitPence } from '@/lib/domain/appraisals/bought/sold-words';
import {
  costsNotInStock,
  exactPreparationPence,
  pricePaidOf,
  stockCostPounds,
} from '@/lib/domain/appraisals/stock-figures';
import { britishDay } from '@/lib/domain/time/calendar';
import { givenRange } from '@/lib/domain/valuations/bands';
import { isValueWithoutVat } from '@/lib/domain/money/value-vat';
import { outlookSubject } from '@/lib/domain/valuations/outlook-subject';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { StoredOffer } from '@/lib/store/appraisals/appraisal-offers';
import type { AppraisalWithRecord, StoredAppraisal, StoredEntry } from '@/lib/store/appraisals/appraisals';

export function appraisalSummary(stored: StoredAppraisal): AppraisalSummary {
  const { id, year, number, state, createdAt, ownerId, ownerName, plate, title, derivative } = stored;
  const {
    flag,
    otherFlags,
    isDerivativeUncertain,
    mileage,
    customerName,
    offerPounds,
    requestedPounds,
    unmadeOffer,
    validUntil,
    boughtPounds,
  } = stored;
  return {
    id,
    number: appraisalNumberText(year, number),
    state,
    isRequested: requestedPounds !== null,
    createdAt: createdAt.toISOString(),
    owner: { id: ownerId, name: nameAtStart(ownerName) },
    plate,
    flag,
    otherFlags,
    title,
    derivative,
    isDerivativeUncertain,
    mileage,
    customerName,
    offerPounds,
    requestedPounds,
    unmadePounds: readWholePounds(unmadeOffer ?? '').value,
    validUntil,
    boughtPounds,
    sale: saleOf(stored),
  };
}

/** With the profit that the page of the appraisal, and that of its car, say. */
function saleOf({ sale, boughtPounds }: StoredAppraisal): AppraisalSummary['sale'] {
  if (sale === null || boughtPounds === null) return null;
  const { soldOn, kind, entries, ...figures } = sale;
  const car = { ...figures, isWithoutVat: isValueWithoutVat(kind) };
  const profitPence = soldProfitPence(car, pricePaidOf(boughtPounds, entries, kind));
  return { on: soldOn, profitPence, notDeducted: costsNotInStock(entries) };
}

/** The car in stock, with what it would cost there by the price paid. */
export const boughtCarOf = (
  { kind, ...car }: NonNullable<AppraisalWithRecord['stockCar']>,
  boughtPounds: number | null,
  saved: readonly StoredEntry[],
) => {
  const entries = entriesByField(saved);
  return {
    ...car,
    isWithoutVat: isValueWithoutVat(kind),
    purchaseCostPounds: boughtPounds === null ? null : stockCostPounds(boughtPounds, entries, kind),
    preparationPence: exactPreparationPence(entries),
  };
};

export function vehicleOf(record: ValuationRecord): AppraisedVehicle {
  const { identity, values, internetPrices, mileage, valuedAt, flags, asked: request } = record;
  const subject = outlookSubject(record);
  const isKnown = 'identifier' in subject;
  return {
    plate: identity.plate,
    title: identity.title,
    make: identity.vehicle?.manufacturer ?? null,
    derivative: identity.derivative,
    registered: request.registered ?? identity.registered,
    colour: identity.colour,
    mileage: mileage.used.value ?? mileage.entered,
    mileageEntered: mileage.entered,
    isMileageOutOfRange: mileage.outOfBounds,
    valuedOn: britishDay(valuedAt),
    values,
    internetRetail: givenRange(internetPrices.value?.retail ?? null),
    isWithoutVat: isValueWithoutVat(identity.vehicle?.kind ?? null),
    stopAlerts: flags.filter(({ severity }) => severity === 'stop').map(({ title }) => title),
    derivativeKey: isKnown ? subject : null,
    because: isKnown ? null : subject,
  };
}

/** The customer's signature; null while there is none. */
export const signedOf = ({
  signedName,
  signedPath,
  signedAt,
}: Pick<StoredOffer, 'signedName' | 'signedPath' | 'signedAt'>): Signed | null =>
  signedName === null || signedAt === null
    ? null
    : { name: signedName, path: signedPath, signedAt: signedAt.toISOString() };
