/** When two sources agree on a fact. Without schemas: pages load it. */
import { sameCode, sameFuel, sameModel, sameName } from '@/lib/domain/vehicles/name-matching';
import type { IdentitySource } from './identity';

/** The source that others are compared with comes first. */
export const IDENTITY_SOURCES: readonly IdentitySource[] = ['register', 'trade', 'book', 'valuation'];

/** In place of a field: an answer is about another vehicle than the one requested. */
export const OTHER_VEHICLE = 'vehicle';

/** For any other fact, two texts are the same if they are equal. */
const COMPARISONS: Readonly<Record<string, (one: string, other: string) => boolean>> = {
  manufacturer: sameName,
  model: sameModel,
  derivative: sameCode,
  plate: sameCode,
  vin: sameCode,
  fuel: sameFuel,
  colour: sameCode,
  engineNumber: sameCode,
};

export const isSameFact = (field: string, one: string, other: string): boolean =>
  one === other || (COMPARISONS[field]?.(one, other) ?? false);
