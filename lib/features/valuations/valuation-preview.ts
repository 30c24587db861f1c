import type { previewValuation } from '@/lib/api/endpoints/valuations';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { Session } from '@/lib/access';
import { lookUpCostOf } from '@/lib/domain/usage/look-up-cost';
import { britishDay } from '@/lib/domain/time/calendar';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { checkPlate } from '@/lib/domain/plates/check-plate';
import type { SourceName } from '@/lib/domain/provenance';
import { checkVin } from '@/lib/domain/vehicles/vin';
import { storedRegistrationRecord, storedValuationRecord } from '@/lib/features/stored';
import type { CacheableQuestion } from '@/lib/lookups/billed-question';
import type { Ledger } from '@/lib/lookups/ledger';
import { findLaterRecord } from '@/lib/lookups/later-record';
import type { LookUpPreview } from '@/lib/lookups/preview';
import * as questions from '@/lib/lookups/questions';
import type { RecordServices } from '@/lib/lookups/record';
import type { RegistrationServices } from '@/lib/lookups/record-registration';
import { existingValueOf } from './existing-value';
import { recentPlateValue } from './recent-plate-value';
import { monthUsageOf, type MonthUsageServices } from '@/lib/features/usage/month-usage';

interface PreviewServices
  extends MonthUsageServices, Pick<RecordServices, 'valuations'>, Pick<RegistrationServices, 'registrations'> {
  readonly ledger: Pick<Ledger, 'preview' | 'cachedResult' | 'usage'>;
}

export type PreviewInput = EndpointCall<typeof previewValuation>['input'];

/** A part of the request; null while too little is entered for it. */
type PreviewPart = [source: SourceName, question: CacheableQuestion | null];
type PreviewedPart = Parameters<typeof lookUpCostOf>[0][number];

/** What a submission would cost, as far as that is known; works on a half-filled form too. */
export async function runPreviewValuation(
  { input, session }: EndpointCall<typeof previewValuation>,
  services: PreviewServices,
) {
  const [parts, usage, laterRecord] = await Promise.all([
    pricedParts(input, session, services),
    monthUsageOf(session, services),
    input.record === undefined ? null : findLaterRecord(input.record, session, services),
  ]);
  return { cost: lookUpCostOf(parts), usage, laterRecord: laterRecord?.record.id ?? null };
}

const NOTHING_CACHED = { cached: null, inFlight: false };

async function pricedParts(input: PreviewInput, session: Session, services: PreviewServices): Promise<PreviewedPart[]> {
  const existing = await existingPart(input, session, services);
  if (existing) return [existing];
  return Promise.all(
    partsOf(input, services.now()).map(async ([source, question]) => {
      const preview = question ? await services.ledger.preview(session.organisationId, question) : NOTHING_CACHED;
      return pricedPart(source, preview);
    }),
  );
}

const pricedPart = (source: SourceName, { cached, inFlight }: LookUpPreview): PreviewedPart => ({
  source,
  running: inFlight,
  cached: cached && { at: cached.at.toISOString(), byName: cached.personName },
});

/** The value of a record or vehicle file, requested by guide ID, where it was paid for already. */
async function existingPart(
  { record: id, file: fileId, kind, identifier, registered, mileage }: PreviewInput,
  session: Session,
  services: PreviewServices,
): Promise<PreviewedPart | null> {
  const miles = milesOf(mileage);
  if (kind === undefined || identifier === undefined || registered === undefined || miles === null) return null;
  const request = { kind, identifier, registered, mileage: miles };
  if (fileId !== undefined) {
    return recentPart(await storedRegistrationRecord(services, session, fileId), request, session, services);
  }
  if (id === undefined) return null;
  const record = await storedValuationRecord(services, session, id);
  const existing = await existingValueOf(record, request, session, services);
  if (existing === null) return recentPart(record, request, session, services);
  const source = existing.laterRecord?.record.sources.valuation;
  if (source) {
    return { source: 'valuation', running: false, cached: { at: source.answeredAt, byName: source.askedBy.name } };
  }
  return existing.laterRecord ? null : pricedPart('valuation', existing.preview);
}

async function recentPart(...lookedFor: Parameters<typeof recentPlateValue>): Promise<PreviewedPart | null> {
  const recent = await recentPlateValue(...lookedFor);
  return recent && pricedPart('valuation', { cached: recent.cached, inFlight: false });
}

function milesOf(mileage: PreviewInput['mileage']): number | null {
  const miles = checkMileage(String(mileage ?? ''));
  return miles.state === 'miles' ? miles.miles : null;
}

function partsOf(input: PreviewInput, now: Date): PreviewPart[] {
  const { kind, identifier, registered } = input;
  const mileage = milesOf(input.mileage);
  if (kind !== undefined && identifier !== undefined) {
    const known = registered !== undefined && mileage !== null;
    return [['valuation', known ? questions.valueByIdentifier({ kind, identifier, registered }, mileage, now) : null]];
  }
  if (input.vin !== undefined) {
    const vin = checkVin(input.vin);
    return [['registration', vin.state === 'vin' ? questions.lookUpByVin(vin.vin) : null]];
  }
  return platePartsOf(input, mileage, now).filter(
    ([source]) => input.only === undefined || (source === 'registration') === (input.only === 'look-up'),
  );
}

function platePartsOf(input: PreviewInput, mileage: number | null, now: Date): PreviewPart[] {
  const check = checkPlate(input.plate ?? '', britishDay(now));
  const plate = check.state === 'fits' ? check.reading.plate : check.state === 'odd' ? check.plate : null;
  if (input.alternativesOf !== undefined) {
    return [['registration', plate === null ? null : questions.listAlternatives(plate, input.alternativesOf)]];
  }
  const both = plate !== null && mileage !== null ? { plate, mileage } : null;
  return [
    ['registration', plate === null ? null : questions.lookUpByPlate(plate)],
    ['valuation', both && questions.valueByPlate(both.plate, both.mileage, now)],
    ...(input.internetPrices
      ? [
          [
            'internetPrices',
            both && questions.internetPricesByPlate(both.plate, both.mileage, now),
          ] satisfies PreviewPart,
        ]
      : []),
  ];
}
