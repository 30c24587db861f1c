/** Finds derivatives on sale by their facts, in our own store, without a request to the provider. */
import type { findByFacts } from '@/lib/api/endpoints/guide/vehicle-facts';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { VehicleFactStore } from '@/lib/store/vehicle-facts/vehicle-facts';
import { factSearchOf } from './fact-search-input';

const PAGE_SIZE = 50;

export async function runFindByFacts(
  { input }: EndpointCall<typeof findByFacts>,
  { vehicleFacts }: { readonly vehicleFacts: VehicleFactStore },
) {
  const { kind, page } = input;
  const [progress, choices, found] = await Promise.all([
    vehicleFacts.progress(kind),
    vehicleFacts.choices(kind),
    vehicleFacts.find(factSearchOf(input), { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
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
