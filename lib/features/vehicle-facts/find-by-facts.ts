/** Derivatives on sale by their facts, from our own store: no request of the provider. */
import type { findByFacts } from '@/lib/api/endpoints/guide/vehicle-facts';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { filtersOf, type FactName } from '@/lib/domain/vehicles/facts/fact-filters';
import type { VehicleFactStore } from '@/lib/store/vehicle-facts/vehicle-facts';

const PAGE_SIZE = 50;

export async function runFindByFacts(
  { input }: EndpointCall<typeof findByFacts>,
  { vehicleFacts }: { readonly vehicleFacts: VehicleFactStore },
) {
  const { kind, make, fuel, body, sort, order, page } = input;
  const bounds: Partial<Record<FactName, number>> = {};
  for (const { name } of filtersOf(kind)) {
    const value = input[name];
    if (value !== undefined) bounds[name] = value;
  }
  const search = {
    kind,
    make: make || null,
    fuel: fuel || null,
    body: body || null,
    bounds,
    sort,
    isDescending: order === 'descending',
  };
  const [progress, choices, found] = await Promise.all([
    vehicleFacts.progress(kind),
    vehicleFacts.choices(kind),
    vehicleFacts.find(search, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
  ]);
  const chosen = (key: 'make' | 'fuel' | 'body') => choices.flatMap((choice) => choice[key] ?? []);
  return {
    state: {
      asOf: progress?.asOf ?? null,
      makes: progress?.makes ?? 0,
      makesDone: progress === null ? 0 : progress.makes - progress.pending.length,
    },
    choices: { makes: chosen('make'), fuels: chosen('fuel'), bodies: chosen('body') },
    count: found.count,
    pages: Math.max(1, Math.ceil(found.count / PAGE_SIZE)),
    lacking: found.lacking,
    items: found.items,
  };
}
