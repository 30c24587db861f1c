/** Beside `charge-sentences.ts`, which every page loads. Without schemas. */
import type { SourceName } from '@/lib/domain/provenance';
import { capitalised, formatList } from '@/lib/format';

const LOOK_UPS: Readonly<Record<SourceName, string>> = {
  registration: 'the registration look-up',
  valuation: 'the valuation',
  internetPrices: 'the look-up of market prices',
};

/** Of look-ups that a record was to have and that brought no result: it lists only those with one. Null if there are none. */
export const unlistedWords = (missing: readonly SourceName[]): string | null =>
  missing.length === 0
    ? null
    : `${capitalised(formatList(missing.map((source) => LOOK_UPS[source])))} brought no result. Any charge for ${missing.length === 1 ? 'it' : 'them'} is in the ledger.`;
