/** Values one car of a stock list as it would be valued by itself. */
import type { Session } from '@/lib/access';
import { listedAlerts } from '@/lib/domain/vehicles/flags/listed-alerts';
import { becauseOf } from '@/lib/domain/because-of';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { Fault } from '@/lib/fault';
import type { NewResult } from '@/lib/store/stock/stock-results';
import type { RunCar } from '@/lib/store/stock/stock-run-leases';
import { recordValuation } from '@/lib/lookups/record';
import { stillAwaited } from '@/lib/lookups/faults';
import type { Ledger } from '@/lib/lookups/ledger';
import { throwIfNothingAnswered, type LookUpResult } from '@/lib/lookups/result';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import { acceptPlateEntry, lookUpPlate, type ValuationServices } from '@/lib/features/valuations/valuations';
import type { ChecksLeft } from './checks-left';

type ResultCharges = Pick<NewResult, 'charged' | 'served' | 'unknown'>;

export interface StockCarServices extends Omit<ValuationServices, 'turnMs' | 'providerStatus'> {
  readonly ledger: ValuationServices['ledger'] & Pick<Ledger, 'awaitedKeys'>;
  readonly checksLeft: Pick<ChecksLeft, 'start'>;
}

/** No call takes longer, so by then its slot is free again. */
const TURN_MS = STANDARD_POLICY.totalMs;

/**
 * @param key this car's own in this run: the same key again costs nothing
 * @returns `awaited` if a late reply may still arrive: nothing is recorded, and the car must be tried again
 * @throws Fault if it affects the whole run, see `runEffectOf`; every other outcome, good or bad, is a result
 */
export async function valueStockCar(
  { number, plate, mileage }: RunCar,
  fresh: boolean,
  session: Session,
  key: string,
  services: StockCarServices,
): Promise<NewResult | 'awaited'> {
  let charges: ResultCharges = { charged: 0, served: 0, unknown: 0 };
  try {
    const entry = acceptPlateEntry({ plate, mileage }, services.now());
    // No request is stored with the look-ups: the run makes the record itself, also after the process died in between.
    const { answers, results } = await lookUpPlate(
      entry,
      false,
      { session, idempotencyKey: key, fresh, listed: true },
      { ...services, turnMs: TURN_MS },
      services.checksLeft.start() ? (check) => afterCheck(check, session, key, services) : undefined,
    );
    // Nothing is recorded: the other look-up's answer is given again, free, when it is the car's turn again.
    const holding = results.find(({ fault }) => fault && fault.subcode !== 'reply_awaited' && runEffectOf(fault));
    if (holding?.fault) throw holding.fault;
    if (await isAwaited(results, session, key, services)) return 'awaited';
    charges = chargesOf(results);
    throwIfNothingAnswered(results);
    const { record } = await recordValuation(answers, services, session, key, entry.request, { listed: true });
    return { number, ...figuresOf(record), ...charges };
  } catch (error) {
    if (!(error instanceof Fault) || runEffectOf(error)) throw error;
    return { number, ...NO_FIGURES, outcome: 'failed', because: becauseOf(error), ...charges };
  }
}

/**
 * The services of a valuation that is sent once the check is answered. It is reserved with the check, so that a limit
 * covers both or neither, and released uncharged if the car has no result without the check.
 */
function afterCheck(
  check: Promise<LookUpResult<unknown>>,
  session: Session,
  key: string,
  services: StockCarServices,
): ValuationServices {
  const { caller } = services;
  const callBilled: typeof caller.callBilled = async (...call) => {
    const checked = await check;
    if (checked.fault && runEffectOf(checked.fault)) throw checked.fault;
    if (await isAwaited([checked], session, key, services)) throw stillAwaited();
    return caller.callBilled(...call);
  };
  // The check's turn, its call, and then its own turn.
  return { ...services, caller: { callBilled }, turnMs: 3 * TURN_MS };
}

async function isAwaited(
  results: readonly LookUpResult<unknown>[],
  { organisationId }: Session,
  key: string,
  { ledger }: StockCarServices,
): Promise<boolean> {
  // Its own reply, or that of an earlier request for the same.
  if (results.some(({ fault }) => fault?.subcode === 'reply_awaited')) return true;
  return (
    results.some(({ fault }) => fault?.charged === 'unknown') &&
    (await ledger.awaitedKeys(organisationId, [key])).has(key)
  );
}

/** Whether a fault affects the whole list rather than the car: it stops the run, or makes it wait. */
export function runEffectOf({ code, charged, subcode }: Fault): 'stop' | 'wait' | null {
  if (charged !== 'no') return null;
  if (code === 'limit_reached' || code === 'provider_rejected_us' || code === 'forbidden') return 'stop';
  // Being too busy concerns the service; every other refusal concerns the car.
  if (code === 'provider_refused') return subcode === 'service_busy' ? 'wait' : null;
  return code === 'provider_unreachable' || code === 'provider_slow' || code === 'storage_down' ? 'wait' : null;
}

function chargesOf(lookUps: readonly LookUpResult<unknown>[]): ResultCharges {
  const count = (is: (lookUp: LookUpResult<unknown>) => boolean) => lookUps.filter(is).length;
  const chargedOf = (lookUp: LookUpResult<unknown>) =>
    lookUp.answer === null ? lookUp.fault?.charged : lookUp.provenance.charged;
  return {
    charged: count((lookUp) => chargedOf(lookUp) === 'yes'),
    // oxlint-disable-next-line code/plain-words -- a value that stands in records
    served: count((lookUp) => lookUp.answer !== null && lookUp.provenance.answer === 'kept'),
    unknown: count((lookUp) => chargedOf(lookUp) === 'unknown'),
  };
}

const NO_FIGURES = {
  valuationId: null,
  vehicleKind: null,
  title: null,
  derivative: null,
  registered: null,
  flag: null,
  otherFlags: [],
  because: null,
  retailPounds: null,
  cleanPounds: null,
  averagePounds: null,
  belowPounds: null,
};

/** What a car's result shows of its record. */
export function figuresOf(record: ValuationRecord): Omit<NewResult, 'number' | keyof ResultCharges> {
  const { id, identity, values } = record;
  const isValued = values.retail.value !== null || values.clean.value !== null;
  return {
    outcome: isValued ? 'valued' : 'no_value',
    valuationId: id,
    vehicleKind: identity.vehicle?.kind ?? null,
    title: identity.title,
    derivative: identity.derivative,
    registered: identity.registered,
    retailPounds: values.retail.value,
    cleanPounds: values.clean.value,
    averagePounds: values.average.value,
    belowPounds: values.below.value,
    ...listedAlerts(record),
    because: values.clean.value === null ? values.clean.because : null,
  };
}
