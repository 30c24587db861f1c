/** Reads a search by facts from the fields of its endpoint. */
import type { z } from 'zod';
import type { findByFacts } from '@/lib/api/endpoints/guide/vehicle-facts';
import { filtersOf, type FactName, type FactSearch } from '@/lib/domain/vehicles/facts/fact-filters';

export function factSearchOf(input: Omit<z.output<(typeof findByFacts)['input']>, 'page'>): FactSearch {
  const { kind, make, fuel, body, sort, order } = input;
  const bounds: Partial<Record<FactName, number>> = {};
  for (const { name } of filtersOf(kind)) {
    const value = input[name];
    if (value !== undefined) bounds[name] = value;
  }
  return {
    kind,
    make: make || null,
    fuel: fuel || null,
    body: body || null,
    bounds,
    sort,
    isDescending: order === 'descending',
  };
}
