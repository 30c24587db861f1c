/**
 * Price differences in £ between the derivatives of a record: free used values, read in parallel, each failing on its
 * own.
 */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { readPriceDifferences } from '@/lib/api/endpoints/valuations';
import { getUsedValuesForIdYearMonthMileage as usedValue } from '@/lib/contract/used-values';
import {
  cleanValueBasisOf,
  priceDifferenceFrom,
  otherDerivativesOf,
  type CleanValueBasis,
  type PriceDifference,
  type PriceDifferences,
} from '@/lib/domain/valuations/price-difference';
import { usedValueFrom, usedValueParams } from '@/lib/domain/valuations/used-value';
import { becauseOf } from '@/lib/domain/because-of';
import { Fault } from '@/lib/fault';
import { storedValuationRecord } from '@/lib/features/stored';
import type { RecordServices } from '@/lib/lookups/record';
import type { Provider } from '@/lib/provider/provider';

interface PriceDifferenceServices extends Pick<RecordServices, 'valuations' | 'now'> {
  readonly caller: Pick<Provider, 'call'>;
}

type ComparableDerivative = ReturnType<typeof otherDerivativesOf>[number];

export async function runReadPriceDifferences(
  { input, session }: EndpointCall<typeof readPriceDifferences>,
  services: PriceDifferenceServices,
): Promise<PriceDifferences> {
  const record = await storedValuationRecord(services, session, input.id);
  const others = otherDerivativesOf(record);
  const comparison = cleanValueBasisOf(record);
  if ('reason' in comparison) {
    const missing = { differencePounds: null, because: comparison };
    return { basis: null, differences: others.map((other) => ({ ...other, ...missing })) };
  }
  const differences = await Promise.all(others.map((other) => differenceTo(other, comparison, services.caller)));
  const { editionDay, mileage } = comparison.subject;
  return {
    basis: {
      service: 'Used values',
      operation: usedValue.name,
      editionDay,
      mileageUsed: mileage,
      answeredAt: services.now().toISOString(),
      requestedBy: session.personName,
    },
    differences,
  };
}

async function differenceTo(
  other: ComparableDerivative,
  comparison: CleanValueBasis,
  caller: PriceDifferenceServices['caller'],
): Promise<PriceDifference> {
  try {
    const { value } = await caller.call(usedValue, usedValueParams({ ...other, ...comparison.subject }));
    return priceDifferenceFrom(other, usedValueFrom(value), comparison.pounds);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...other, differencePounds: null, because: becauseOf(error) };
  }
}
