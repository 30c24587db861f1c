/**
 * Records what a run has paid for that was cancelled, or whose list was removed, in records and in the run's results:
 * answers that came after its worker had left, and those of cars that it was to try again.
 */
import { nameInText } from '@/lib/domain/accounts/person-name';
import type { Ledger } from '@/lib/lookups/ledger';
import { notReached, pricesNotRequested } from '@/lib/lookups/missing-answers';
import * as questions from '@/lib/lookups/questions';
import { recallLookUp } from '@/lib/lookups/recall';
import { recordValuation, type RecordServices } from '@/lib/lookups/record';
import { tryEachPage } from '@/lib/lookups/try-each';
import { acceptPlateEntry } from '@/lib/features/valuations/valuations';
import type { StockRunStore } from '@/lib/store/stock/stock-runs';
import { carKey } from '@/lib/store/stock/stock-results';
import type { UnrecordedCar } from '@/lib/store/stock/unrecorded-cars';
import { figuresOf } from './value-stock-car';

export interface RecordCancelledServices extends RecordServices {
  readonly ledger: Pick<Ledger, 'recall'>;
  readonly stockRuns: Pick<StockRunStore, 'unrecordedCars' | 'addLateResult'>;
}

/**
 * Without calling the provider. Run every few seconds, by one instance or by all: a car has one record and one result.
 * @throws the first failure, once every other car is recorded
 */
export async function recordCancelled(services: RecordCancelledServices): Promise<void> {
  const now = services.now();
  await tryEachPage(
    (after: UnrecordedCar | null) => services.stockRuns.unrecordedCars(now, after),
    (car) => recordCar(car, services),
  );
}

async function recordCar(
  { organisationId, personId, personName, runId, number, submittedAt, charged, served, unknown, ...car }: UnrecordedCar,
  services: RecordCancelledServices,
): Promise<void> {
  const { plate, mileage, request } = acceptPlateEntry(car, submittedAt);
  const session = { organisationId, personId, personName: nameInText(personName) };
  const idempotencyKey = carKey(runId, number);
  const key = { session, idempotencyKey };
  const [registration, valuation] = await Promise.all([
    recallLookUp(questions.lookUpByPlate(plate), key, services),
    recallLookUp(questions.valueByPlate(plate, mileage, submittedAt), key, services),
  ]);
  const answers = {
    registration: registration ?? notReached,
    valuation: valuation ?? notReached,
    internetPrices: pricesNotRequested,
  };
  const recordServices = { ...services, now: () => submittedAt };
  const { record } = await recordValuation(answers, recordServices, session, idempotencyKey, request, { listed: true });
  await services.stockRuns.addLateResult(runId, { number, ...figuresOf(record), charged, served, unknown });
}
