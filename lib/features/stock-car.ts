/** One car of a stock list, valued as it would be by itself. */
import type { Session } from '@/lib/access';
import { flagInList } from '@/lib/domain/flags';
import type { ValuationRecord } from '@/lib/domain/valuation';
import { Fault } from '@/lib/fault';
import type { NewResult } from '@/lib/store/stock-results';
import type { RunCar } from '@/lib/store/stock-runs';
import { refuseFruitless, type Asked } from './billed';
import type { ValuationNeeds } from './valuation-freeze';
import { valueByMark } from './valuations';

type Tally = Pick<NewResult, 'charged' | 'kept' | 'unknown'>;

/**
 * @param key this car's own in this run: the same key again costs nothing
 * @throws Fault that holds the run, see `stockHolds`; every other outcome, good or bad, is a result
 */
export async function valueStockCar(
  { number, plate, mileage }: RunCar,
  fresh: boolean,
  session: Session,
  key: string,
  house: ValuationNeeds,
): Promise<NewResult> {
  let tally: Tally = { charged: 0, kept: 0, unknown: 0 };
  const judge = (asked: readonly Asked<unknown>[]) => {
    const held = asked.find(({ fault }) => fault && stockHolds(fault));
    // Nothing is recorded: what the other question brought is given again, free, when the car's turn comes again.
    if (held?.fault) throw held.fault;
    tally = tallyOf(asked);
    refuseFruitless(asked);
  };
  try {
    const wish = { plate, mileage, internetPrices: false, fresh };
    const { record } = await valueByMark(wish, session, key, house, judge);
    return { number, ...figuresOf(record), ...tally };
  } catch (error) {
    if (!(error instanceof Fault) || stockHolds(error)) throw error;
    return { number, ...NOTHING, outcome: 'failed', because: { reason: error.message, next: error.fix }, ...tally };
  }
}

/** Whether a fault says something of the whole list and nothing of the car: it stops the run, or makes it wait. */
export function stockHolds({ code, charged, detail }: Fault): 'stop' | 'wait' | null {
  if (charged !== 'no') return null;
  if (code === 'limit_reached' || code === 'provider_rejected_us' || code === 'forbidden') return 'stop';
  // Too busy for us is said of the service; every other refusal is said of the car.
  if (code === 'provider_refused') return detail === 'HTTP 429' ? 'wait' : null;
  return code === 'provider_unreachable' || code === 'provider_slow' || code === 'storage_down' ? 'wait' : null;
}

function tallyOf(asked: readonly Asked<unknown>[]): Tally {
  const count = (is: (one: Asked<unknown>) => boolean) => asked.filter(is).length;
  const chargedOf = (one: Asked<unknown>) => (one.answer === null ? one.fault?.charged : one.provenance.charged);
  return {
    charged: count((one) => chargedOf(one) === 'yes'),
    kept: count((one) => one.answer !== null && one.provenance.answer === 'kept'),
    unknown: count((one) => chargedOf(one) === 'unknown'),
  };
}

const NOTHING = {
  ...{ valuationId: null, title: null, derivative: null, registered: null, flag: null, because: null },
  ...{ retailPounds: null, cleanPounds: null, averagePounds: null, belowPounds: null },
};

function figuresOf({ id, identity, values, flags }: ValuationRecord): Omit<NewResult, 'number' | keyof Tally> {
  const isValued = values.retail.value !== null || values.clean.value !== null;
  return {
    outcome: isValued ? 'valued' : 'no_value',
    ...{ valuationId: id, title: identity.title, derivative: identity.derivative, registered: identity.registered },
    ...{ retailPounds: values.retail.value, cleanPounds: values.clean.value },
    ...{ averagePounds: values.average.value, belowPounds: values.below.value },
    flag: flagInList(flags),
    because: values.clean.value === null ? values.clean.because : null,
  };
}
