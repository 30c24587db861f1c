import type { previewValuation } from '@/lib/api/endpoints/valuations';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { lookUpCostOf } from '@/lib/domain/usage/look-up-cost';
import { britishDay } from '@/lib/domain/time/calendar';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { checkPlate } from '@/lib/domain/plates/check-plate';
import type { SourceName } from '@/lib/domain/provenance';
import { checkVin } from '@/lib/domain/vehicles/vin';
import type { CacheableQuestion } from '@/lib/lookups/billed-question';
import type { Ledger } from '@/lib/lookups/ledger';
import * as questions from '@/lib/lookups/questions';
import { monthUsageOf, type MonthUsageServices } from '@/lib/features/usage/month-usage';

interface PreviewServices extends MonthUsageServices {
  readonly ledger: Pick<Ledger, 'preview' | 'usage'>;
}

/** A part of the request; null while too little is entered for it. */
type PreviewPart = [source: SourceName, question: CacheableQuestion | null];

/** What a submission would cost, as far as that is known; works on a half-filled form too. */
export async function runPreviewValuation(
  { input, session }: EndpointCall<typeof previewValuation>,
  services: PreviewServices,
) {
  const { ledger, now } = services;
  const { organisationId } = session;
  const [previews, usage] = await Promise.all([
    Promise.all(
      partsOf(input, now()).map(async ([source, question]) => {
        const { cached, inFlight } = question ? await ledger.preview(organisationId, question) : NOTHING_CACHED;
        return {
          source,
          running: inFlight,
          cached: cached && { at: cached.at.toISOString(), byName: cached.personName },
        };
      }),
    ),
    monthUsageOf(session, services),
  ]);
  return { cost: lookUpCostOf(previews), usage };
}

const NOTHING_CACHED = { cached: null, inFlight: false };

function partsOf(input: EndpointCall<typeof previewValuation>['input'], now: Date): PreviewPart[] {
  const { kind, identifier, registered } = input;
  const miles = checkMileage(String(input.mileage ?? ''));
  const mileage = miles.state === 'miles' ? miles.miles : null;
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

function platePartsOf(
  input: EndpointCall<typeof previewValuation>['input'],
  mileage: number | null,
  now: Date,
): PreviewPart[] {
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
