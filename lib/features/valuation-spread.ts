/** The £ spread between the derivatives of a record: free used values, asked side by side, each failing on its own. */
import type { Call } from '@/lib/api/serve';
import type { readSpread } from '@/lib/api/valuations';
import { getUsedValuesForIdYearMonthMileage as usedValue } from '@/lib/contract/used-values';
import {
  comparisonIn,
  differenceFrom,
  othersOf,
  type Comparison,
  type Difference,
  type Spread,
} from '@/lib/domain/spread';
import { usedValueFrom, usedValueQuestion } from '@/lib/domain/used-value';
import { Fault } from '@/lib/fault';
import type { Provider } from '@/lib/provider/call';
import type { ValuationNeeds } from './valuation-freeze';
import { stored } from './valuations';

type Other = ReturnType<typeof othersOf>[number];

export async function runReadSpread(
  { input, session }: Call<typeof readSpread>,
  house: ValuationNeeds,
): Promise<Spread> {
  const record = await stored(house, session, input.id);
  const others = othersOf(record);
  const comparison = comparisonIn(record);
  if ('reason' in comparison) {
    const missing = { differencePounds: null, because: comparison };
    return { basis: null, differences: others.map((other) => ({ ...other, ...missing })) };
  }
  const differences = await Promise.all(others.map((other) => differenceTo(other, comparison, house.caller)));
  const { editionDay, mileage } = comparison.subject;
  return {
    basis: {
      ...{ service: 'Used values', operation: usedValue.name, editionDay, mileageUsed: mileage },
      ...{ answeredAt: house.now().toISOString(), askedBy: session.personName },
    },
    differences,
  };
}

async function differenceTo(other: Other, comparison: Comparison, caller: Provider): Promise<Difference> {
  try {
    const { value } = await caller.call(usedValue, usedValueQuestion({ ...other, ...comparison.subject }));
    return differenceFrom(other, usedValueFrom(value), comparison.cleanPounds);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...other, differencePounds: null, because: { reason: error.message, next: error.fix } };
  }
}
