/** An offer as it is frozen, in the tests of what is shown of it. */
import assert from 'node:assert/strict';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { VALUES } from '@/lib/domain/appraisals/appraisal-values.fixture';
import type { Entries } from '@/lib/domain/appraisals/entries';
import type { Offer } from './offer-view';

const loading = { value: null, because: 'loading' as const };
export const sumsOf = (entries: Entries) =>
  appraisalSums(entries, {
    vehicle: { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES },
    forecast: loading,
    options: loading,
  });

/** As it is frozen from these entries. */
export function offerOf(entries: Entries, isBasisSaved = true): Offer {
  const { trade, retail, offer, settlement } = sumsOf(entries);
  assert.ok(offer && settlement);
  return {
    id: 'o',
    state: 'made',
    pounds: offer.offerPence / 100,
    validUntil: null,
    requestedBy: 'Ann Lee',
    isYours: true,
    requestedAt: '2026-11-10T10:00:00Z',
    decidedBy: null,
    declineReason: null,
    customerReason: null,
    madeAt: '2026-11-10T10:00:00Z',
    link: null,
    answeredAt: null,
    answeredBy: null,
    withdrawnAt: null,
    signature: null,
    frozen: {
      version: 1,
      vehicle: {
        title: 'A vehicle',
        derivative: null,
        registered: null,
        colour: null,
        mileage: null,
        derivativeKey: null,
      },
      condition: { label: 'Clean', definition: '' },
      isConditionChosen: true,
      handOver: null,
      deductions: [],
      pounds: offer.offerPence / 100,
      vatPence: settlement.vatPence,
      photos: [],
      settlement: { financePence: 0, depositPence: 0, inHandPence: offer.offerPence, words: '' },
      trade: { lines: [...trade.lines], totalPence: trade.totalPence },
      retail: { lines: [...retail.lines], mostPounds: retail.mostPounds, basis: isBasisSaved ? retail.basis : null },
      profitPence: offer.profitPence,
      editionWords: null,
      reasons: [],
    },
  };
}
