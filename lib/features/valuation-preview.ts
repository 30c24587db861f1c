import type { previewValuation } from '@/lib/api/valuations';
import type { Call } from '@/lib/api/serve';
import { costOf } from '@/lib/domain/cost';
import { britishDay } from '@/lib/domain/day';
import { checkMileage } from '@/lib/domain/mileage';
import { checkPlate } from '@/lib/domain/plate';
import type { SourceName } from '@/lib/domain/provenance';
import { checkVin } from '@/lib/domain/vin';
import type { Ledger } from '@/lib/ledger/look-up';
import { priceOf } from './billed';
import * as questions from './billed-questions';
import type { Priced } from './billed-questions';
import { monthUsageOf, type MonthUsageNeeds } from './month-usage';

interface Needs extends MonthUsageNeeds {
  readonly ledger: Pick<Ledger, 'preview' | 'usage'>;
}

/** A part of the wish; without a question while too little is typed to ask it. */
type Part = [source: SourceName, question: Priced | null];

/** Works on a half-filled form too: it says what a press would cost as far as that can be told. */
export async function runPreviewValuation({ input, session }: Call<typeof previewValuation>, house: Needs) {
  const { ledger, now } = house;
  const { organisationId } = session;
  const [previews, usage] = await Promise.all([
    Promise.all(
      partsOf(input, now()).map(async ([source, question]) => {
        const { kept, running } = question ? await priceOf(question, organisationId, ledger) : NOTHING_KEPT;
        return { source, running, kept: kept && { at: kept.at.toISOString(), byName: kept.personName } };
      }),
    ),
    monthUsageOf(session, house),
  ]);
  return { cost: costOf(previews), usage };
}

const NOTHING_KEPT = { kept: null, running: false };

function partsOf(input: Call<typeof previewValuation>['input'], now: Date): Part[] {
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
  const check = checkPlate(input.plate ?? '', britishDay(now));
  const plate = check.state === 'fits' ? check.reading.plate : check.state === 'odd' ? check.plate : null;
  const both = plate !== null && mileage !== null ? { plate, mileage } : null;
  return [
    ['registration', plate === null ? null : questions.lookUpByPlate(plate)],
    ['valuation', both && questions.valueByPlate(both.plate, both.mileage, now)],
    ...(input.internetPrices
      ? [['internetPrices', both && questions.internetPricesByPlate(both.plate, both.mileage, now)] satisfies Part]
      : []),
  ];
}
