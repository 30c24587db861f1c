/** Corrections of how an appraisal ended: the price and day of a purchase, or a loss that is taken back. Free. */
import type { correctPurchase, reopenAppraisal } from '@/lib/api/endpoints/appraisals/corrections';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { StockAfterCorrection } from '@/lib/domain/appraisals/bought/corrected-words';
import { purchaseDoubts } from '@/lib/domain/appraisals/bought/doubts';
import { entriesByField, type Entries } from '@/lib/domain/appraisals/entries';
import { reclaimedVatWords, stockCostPounds } from '@/lib/domain/appraisals/stock-figures';
import type { Day } from '@/lib/domain/time/calendar';
import { valuationRecordSchema } from '@/lib/domain/valuations/valuation';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { storedAppraisal } from '@/lib/features/stored';
import type {
  CorrectedPurchase,
  EnteredPurchase,
  PurchaseCorrection,
} from '@/lib/store/appraisals/appraisal-corrections';
import type { AppraisalServices } from './appraisals';
import { refusePurchaseDay, refusePurchasePrice, refuseUnconfirmed } from './purchase-checks';
import { stepRefused, takeStep, type StepKey } from './take-step';

/** By a person who may enter such a purchase. Repeating a correction is a conflict and changes nothing. */
export async function runCorrectPurchase(
  { input, session }: EndpointCall<typeof correctPurchase>,
  services: AppraisalServices,
) {
  const { id, shownPounds, shownOn, pounds, on } = input;
  const { appraisals, now } = services;
  const appraisal = await storedAppraisal(services, session, id);
  refusePurchaseDay(on, appraisal, now());
  const [entered, offers] = await Promise.all([appraisals.entries(id), appraisals.offers.list(id)]);
  const accepted = offers.find(({ state }) => state === 'accepted');
  if (!accepted) throw purchaseChanged();
  await refusePurchasePrice(pounds, appraisal.state, accepted, session, services);
  refuseUnconfirmed(purchaseDoubts(input, accepted, { pounds: shownPounds, on: shownOn }), input);
  const kind = appraisal.record ? (valuationRecordSchema.parse(appraisal.record).identity.vehicle?.kind ?? null) : null;
  const entries = entriesByField(entered);
  const correction = {
    before: enteredPurchase(shownPounds, shownOn, entries, kind),
    after: enteredPurchase(pounds, on, entries, kind),
  };
  const { organisationId, personId } = session;
  const corrected = await appraisals.corrections.correctPurchase({ organisationId, id, personId, ...correction });
  if (!corrected) throw purchaseChanged();
  return { stock: stockAfter(corrected, correction) };
}

const purchaseChanged = () => stepRefused('This vehicle is not entered as bought at this price on this day.');

/** With what it gives its car in stock, as `runTakeAppraisalIntoStock` does. */
const enteredPurchase = (pounds: number, on: Day, entries: Entries, kind: VehicleKind | null): EnteredPurchase => ({
  pounds,
  on,
  car: { costPounds: stockCostPounds(pounds, entries, kind), notes: reclaimedVatWords(entries, pounds) },
});

function stockAfter(
  { car, followed, hasLeftBefore }: CorrectedPurchase,
  { before, after }: PurchaseCorrection,
): StockAfterCorrection {
  if (car === null) return { car: 'none', costPounds: null, inOn: null };
  const has = (field: 'costPounds' | 'inOn') => (followed.includes(field) ? 'followed' : 'stays');
  return {
    car,
    costPounds: before.car.costPounds === after.car.costPounds ? null : has('costPounds'),
    inOn: before.on === after.on ? null : hasLeftBefore ? 'after_left' : has('inOn'),
  };
}

export async function runReopenAppraisal(
  { input, session }: EndpointCall<typeof reopenAppraisal>,
  services: AppraisalServices,
) {
  const reopen = (key: StepKey) => services.appraisals.corrections.reopen({ ...key, offerId: input.offer });
  return takeStep(services, session, input, reopen, 'This appraisal is not lost.');
}
