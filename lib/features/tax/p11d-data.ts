/** The second source of a company car's facts and percentages, beside the P11D valuation. Free. */
import type { readP11dData } from '@/lib/api/endpoints/tax';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { getP11DData } from '@/lib/contract/nvd';
import { p11dDataFrom, p11dDataParams } from '@/lib/domain/tax/company-car/p11d-data';
import { partialAnswer } from '@/lib/features/partial-answer';
import { carsOnly, COMPANY_CAR_FIGURES } from '@/lib/features/vehicles/cars-only';
import type { ProviderAnswerCache } from '@/lib/provider/answer-cache';

export async function runReadP11dData(
  { input: { kind, identifier, ending } }: EndpointCall<typeof readP11dData>,
  { cached }: { readonly cached: Pick<ProviderAnswerCache, 'call'> },
) {
  carsOnly(kind, COMPANY_CAR_FIGURES);
  const years = [ending, ending + 1, ending + 2] as const;
  const wire = cached.call(getP11DData, p11dDataParams(identifier, years));
  return partialAnswer(
    wire.then((answer) => p11dDataFrom(answer, years)),
    NO_DATA,
  );
}

const NO_DATA = {
  reason: 'The new vehicle data has no P11D data for this car.',
  next: 'Use the P11D valuation.',
};
