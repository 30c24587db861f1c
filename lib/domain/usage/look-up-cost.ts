/** What a valuation would cost before it is submitted: which look-ups are new and which have a recent result. */
import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import { sourceNameSchema, type SourceName } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import { creditWords } from './price-words';

const lookUpCostPartSchema = z.object({
  source: sourceNameSchema,
  /** "Registration look-up". */
  label: z.string(),
  /** The answer that would be reused, free of charge. */
  cached: z.object({ at: instantSchema, byName: z.string().nullable() }).nullable(),
  /** The same request is in flight; its answer would be shared. */
  running: z.boolean(),
  billed: z.boolean(),
});
export type LookUpCostPart = z.infer<typeof lookUpCostPartSchema>;

export const lookUpCostSchema = z.object({
  parts: z.array(lookUpCostPartSchema),
  free: z.boolean(),
  /** "2 credits", or "free". */
  words: z.string(),
  /** For "Refresh (new check)", which uses no cached answer. */
  freshWords: z.string(),
});
export type LookUpCost = z.infer<typeof lookUpCostSchema>;

/** What the dealer reads. */
export const SERVICE_WORDS: Record<SourceName, string> = {
  registration: 'Registration look-up',
  valuation: `${SOURCES.guide.title} valuation`,
  internetPrices: SOURCES.market.title,
};

/** @param parts the look-ups of one submission, with each one's cached answer and request in flight */
export function lookUpCostOf(parts: readonly Pick<LookUpCostPart, 'source' | 'cached' | 'running'>[]): LookUpCost {
  const priced = parts.map((part) => ({
    ...part,
    label: SERVICE_WORDS[part.source],
    billed: part.cached === null && !part.running,
  }));
  const billed = priced.filter((part) => part.billed).length;
  return {
    parts: priced,
    free: billed === 0,
    words: creditWords(billed),
    freshWords: creditWords(priced.length),
  };
}
