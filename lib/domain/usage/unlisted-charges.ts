/** Beside `charge-sentences.ts`, which every page loads. Without schemas. */
import { capitalised, formatList } from '@/lib/format';

const LOOK_UPS = { registration: 'the registration look-up', valuation: 'the valuation' } as const;

/** Of look-ups that a record was to have and that brought no result: it lists only those with one. Null if there are none. */
export const unlistedWords = (missing: readonly (keyof typeof LOOK_UPS)[]): string | null =>
  missing.length === 0
    ? null
    : `${capitalised(formatList(missing.map((source) => LOOK_UPS[source])))} brought no result. Any charge for ${missing.length === 1 ? 'it' : 'them'} is in the ledger.`;
