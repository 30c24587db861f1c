/** The billed operations as a dealer knows them, and how the provider counts each. */
import { SOURCES } from '@/lib/domain/source-names';

export const BILLED_SERVICES = [
  {
    key: 'registration',
    words: 'Registration look-ups',
    operations: ['REGLookupVRM', 'REGLookupVIN', 'REGLookupAlternativeVRM'],
    /** The provider counts every look-up, whatever it found (2 §Registration lookup results). */
    counts: 'all',
  },
  {
    key: 'valuation',
    words: 'Valuations by reg',
    operations: ['VRMValuation', 'VRMInternetPricesValuation'],
    /** The audit counts the valuations that were returned (2 §VRM service). */
    counts: 'found',
  },
  {
    key: 'identifier',
    words: 'Valuations by guide ID',
    operations: ['REFIDValuation'],
    counts: 'found',
  },
] as const;

/** Of all services, by the provider's names. */
export const BILLED_OPERATIONS = BILLED_SERVICES.flatMap(({ operations }) => operations);

export type BilledServiceKey = (typeof BILLED_SERVICES)[number]['key'];

const WORDS: Readonly<Record<string, string>> = {
  REGLookupVRM: 'Registration look-up',
  REGLookupVIN: 'VIN look-up',
  REGLookupAlternativeVRM: 'Alternatives look-up',
  VRMValuation: 'Valuation by reg',
  VRMInternetPricesValuation: SOURCES.market.title,
  REFIDValuation: 'Valuation by guide ID',
};

/** One look-up as the dealer reads it. */
export function lookUpWords(operation: string): string {
  return WORDS[operation] ?? operation;
}

/** Whether the provider leaves an answer without a value out of its count. */
export function countsOnlyFound(key: BilledServiceKey): boolean {
  return BILLED_SERVICES.some((service) => service.key === key && service.counts === 'found');
}

/** The service that bills the operation; null if it is free. */
export function serviceOf(operation: string): BilledServiceKey | null {
  return BILLED_SERVICES.find(({ operations }) => operations.some((name) => name === operation))?.key ?? null;
}
