/** What became of the cars shown on home in a month: on a page, in a sentence on home, and as a file. Everything here is free. */
import type { exportCarsActedOn, readCarsActedOn } from '@/lib/api/endpoints/stock-cars/acted-on';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { appraisalTermsFrom } from '@/lib/domain/appraisals/appraisal';
import { costPerDay, type HoldingCost } from '@/lib/domain/appraisals/hold-or-drop';
import { holdingCostOf } from '@/lib/domain/appraisals/terms';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { OUTCOME_WORDS, outcomeSums, savedPence, type TodoOutcome } from '@/lib/domain/stock-cars/acted-on';
import type { CarActedOn } from '@/lib/domain/stock-cars/acted-on-schemas';
import { totalCost } from '@/lib/domain/stock-cars/gain';
import { SOLD_TO_WORDS } from '@/lib/domain/stock-cars/stock-car-state';
import { TODO_WORDS } from '@/lib/domain/stock-cars/stock-todos';
import { addMonths, britishDay, daysBetween, firstDay, lastDay, monthOf, type Day } from '@/lib/domain/time/calendar';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { fileOf } from '@/lib/features/exports/spreadsheet';
import type { AppraisalStore } from '@/lib/store/appraisals/appraisal-store';
import type { StoredTodoCar } from '@/lib/store/stock-cars/stock-todos';
import type { CarInStockServices } from './stock-car-view';

interface ActedOnServices extends Pick<CarInStockServices, 'stockCars' | 'now'> {
  readonly appraisals: Pick<AppraisalStore, 'terms'>;
}

const SHOWN = 200;

export async function runReadCarsActedOn(
  { input, session }: EndpointCall<typeof readCarsActedOn>,
  services: ActedOnServices,
) {
  const today = britishDay(services.now());
  const month = input.month ?? addMonths(monthOf(today), -1);
  const [{ cars, holding }, since] = await Promise.all([
    carsOf(session.organisationId, month, services),
    services.stockCars.todos.since(session.organisationId),
  ]);
  const sums = outcomeSums(cars);
  return {
    month,
    since,
    hasDayCost: Object.values(holding).some((cost) => cost > 0),
    shown: cars.length,
    sums,
    savedPence: sums.sold.compared === 0 ? null : savedPence(sums.sold),
    cars: cars.slice(0, SHOWN),
  };
}

async function carsOf(organisationId: string, month: string, { stockCars, appraisals, now }: ActedOnServices) {
  const [stored, terms] = await Promise.all([
    stockCars.todos.between(organisationId, firstDay(month), lastDay(month)),
    appraisals.terms.read(organisationId),
  ]);
  const holding = holdingCostOf(appraisalTermsFrom(terms));
  const today = britishDay(now());
  return { cars: stored.map((car) => carActedOn(car, holding, today)), holding };
}

function outcomeOf({ status, pricedOn, isOpen }: StoredTodoCar): TodoOutcome {
  if (status === 'sold' || status === 'removed') return status;
  if (pricedOn !== null) return 'price';
  return isOpen ? 'open' : 'ended';
}

/** A sold car is compared from the day it left on, another from the day it was first shown. */
export function carActedOn(car: StoredTodoCar, holding: HoldingCost, today: Day): CarActedOn {
  const { id, plate, title, reasons, shownOn, soldPounds, soldTo, leftOn, pricedOn, priceBefore, priceAfter } = car;
  const outcome = outcomeOf(car);
  const [from, to] = leftOn === null ? [shownOn, today] : [leftOn, car.laterEdition];
  const [fromPounds, toPounds] =
    leftOn === null ? [car.shownCleanPounds, car.cleanPounds] : [car.cleanPounds, car.laterCleanPounds];
  const days = to === null ? 0 : Math.max(0, daysBetween(from, to));
  return {
    id,
    plate: plate && formatPlate(plate),
    title,
    reasons,
    shownOn,
    outcome,
    on: leftOn ?? pricedOn,
    soldPounds,
    soldTo,
    priceBefore,
    priceAfter,
    fromPounds,
    toPounds,
    changePounds: fromPounds === null || toPounds === null ? null : toPounds - fromPounds,
    days,
    holdingPence: Math.round(costPerDay((totalCost(car) ?? 0) * 100, holding) * days),
  };
}

const COLUMNS: readonly SheetColumn<CarActedOn>[] = [
  { header: 'Plate', kind: 'text', value: ({ plate }) => plate },
  { header: 'Vehicle', kind: 'text', value: ({ title }) => title },
  { header: 'Why', kind: 'text', value: ({ reasons }) => reasons.map((reason) => TODO_WORDS[reason]).join('; ') },
  { header: 'First shown', kind: 'day', value: ({ shownOn }) => shownOn },
  { header: 'What was done', kind: 'text', value: ({ outcome }) => OUTCOME_WORDS[outcome] },
  { header: 'On', kind: 'day', value: ({ on }) => on },
  { header: 'Sold to', kind: 'text', value: ({ soldTo }) => soldTo && SOLD_TO_WORDS[soldTo] },
  { header: 'Sold for', kind: 'pounds', value: ({ soldPounds }) => soldPounds },
  { header: 'Asking price before', kind: 'pounds', value: ({ priceBefore }) => priceBefore },
  { header: 'Asking price after', kind: 'pounds', value: ({ priceAfter }) => priceAfter },
  { header: 'Clean at first', kind: 'pounds', value: ({ fromPounds }) => fromPounds },
  { header: 'Clean at last', kind: 'pounds', value: ({ toPounds }) => toPounds },
  { header: 'Days between', kind: 'count', value: ({ days }) => days },
  { header: 'Cost of those days', kind: 'decimal', value: ({ holdingPence }) => holdingPence / 100 },
];

export async function runExportCarsActedOn(
  { input, session }: EndpointCall<typeof exportCarsActedOn>,
  services: ActedOnServices,
) {
  const month = input.month ?? addMonths(monthOf(britishDay(services.now())), -1);
  const { cars } = await carsOf(session.organisationId, month, services);
  return fileOf(input.format, `cars-acted-on-${month}`, [sheet('Cars acted on', COLUMNS, cars)]);
}
