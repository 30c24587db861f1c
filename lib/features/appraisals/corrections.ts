/** Corrections of how an appraisal ended: what was paid and when, and a loss that was none. Free. */
import type { correctPurchase, reopenAppraisal } from '@/lib/api/endpoints/appraisals/corrections';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { StockAfterCorrection } from '@/lib/domain/appraisals/appraisal-state';
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
import { refusePurchaseDay, refusePurchasePrice } from './purchase-checks';
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
  if (accepted) await refusePurchasePrice(pounds, accepted, session, services);
  const kind = appraisal.record ? (valuationRecordSchema.parse(appraisal.record).identity.vehicle?.kind ?? null) : null;
  const purchase = purchaseWith(entriesByField(entered), kind);
  const correction = { before: purchase(shownPounds, shownOn), after: purchase(pounds, on) };
  const { organisationId, personId } = session;
  const corrected =
    accepted && (await appraisals.corrections.correctPurchase({ organisationId, id, personId, ...correction }));
  if (!corrected) throw stepRefused('This vehicle is not entered as bought at this price on this day.');
  return { stock: stockAfter(corrected, correction) };
}

/** What a purchase gives its car in stock, as `runTakeAppraisalIntoStock` does. */
const purchaseWith =
  (entries: Entries, kind: VehicleKind | null) =>
  (pounds: number, on: Day): EnteredPurchase => ({
    pounds,
    on,
    car: { costPounds: stockCostPounds(pounds, entries, kind), notes: reclaimedVatWords(entries, pounds) },
  });

function stockAfter(
  { hasCar, isInStock, followed }: CorrectedPurchase,
  { before, after }: PurchaseCorrection,
): StockAfterCorrection {
  if (!hasCar) return 'none';
  if (!isInStock) return 'left';
  const corrected = [
    ...(before.car.costPounds === after.car.costPounds ? [] : ['costPounds']),
    ...(before.on === after.on ? [] : ['inOn']),
  ];
  return corrected.every((field) => followed.includes(field)) ? 'followed' : 'stays';
}

export async function runReopenAppraisal(
  { input, session }: EndpointCall<typeof reopenAppraisal>,
  services: AppraisalServices,
) {
  const reopen = (key: StepKey) => services.appraisals.corrections.reopen({ ...key, offerId: input.offer });
  return takeStep(services, session, input, reopen, 'This appraisal is not lost.');
}
