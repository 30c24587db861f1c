/**
 * What was done about the cars shown on home in a month: a page, a sentence on home, and a file. Everything here is
 * free.
 */
import type { exportCarsActedOn, readCarsActedOn } from '@/lib/api/endpoints/stock-cars/acted-on';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { appraisalTermsFrom } from '@/lib/domain/appraisals/appraisal';
import { costPerDay, type HoldingCost } from '@/lib/domain/appraisals/hold-or-drop';
import { holdingCostOf } from '@/lib/domain/appraisals/terms';
import { guideVatCell } from '@/lib/domain/money/value-vat';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { OUTCOME_WORDS, outcomeSums, savedPence } from '@/lib/domain/stock-cars/acted-on';
import type { CarActedOn } from '@/lib/domain/stock-cars/acted-on-schemas';
import { SOLD_TO_WORDS } from '@/lib/domain/stock-cars/stock-car-state';
import { TODO_WORDS } from '@/lib/domain/stock-cars/stock-todos';
import { addMonths, britishDay, firstDay, lastDay, monthOf } from '@/lib/domain/time/calendar';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { fileOf } from '@/lib/features/exports/spreadsheet';
import type { AppraisalStore } from '@/lib/store/appraisals/appraisal-store';
import type { StoredTodoCar } from '@/lib/store/stock-cars/stock-todos';
import type { CarInStockServices } from './stock-car-view';

interface ActedOnServices extends Pick<CarInStockServices, 'stockCars' | 'now'> {
  readonly appraisals: Pick<AppraisalStore, 'terms'>;
}

const SHOWN = 200;
const FILE_CARS_MAX = 10_000;

export async function runReadCarsActedOn(
  { input, session: { organisationId } }: EndpointCall<typeof readCarsActedOn>,
  services: ActedOnServices,
) {
  const { stockCars, now } = services;
  const { month, days } = monthOfReport(input.month, now());
  const [terms, stored, cars, since, latest] = await Promise.all([
    holdingCostIn(organisationId, services),
    stockCars.todos.sums(organisationId, days),
    input.cars ? stockCars.todos.between(organisationId, days, SHOWN) : [],
    input.cars ? stockCars.todos.since(organisationId) : null,
    input.cars ? stockCars.todos.latest(organisationId, days.today) : null,
  ]);
  const sums = outcomeSums(stored, terms);
  return {
    month,
    since,
    latest,
    hasDayCost: Object.values(terms).some((cost) => cost > 0),
    shown: stored.reduce((count, sum) => count + sum.cars, 0),
    sums,
    savedPence: sums.sold.compared === 0 ? null : savedPence(sums.sold),
    cars: cars.map((car) => carActedOn(car, terms)),
  };
}

/** Last month if none is named. */
function monthOfReport(named: string | undefined, now: Date) {
  const today = britishDay(now);
  const month = named ?? addMonths(monthOf(today), -1);
  return { month, days: { from: firstDay(month), to: lastDay(month), today } };
}

const holdingCostIn = async (organisationId: string, { appraisals }: Pick<ActedOnServices, 'appraisals'>) =>
  holdingCostOf(appraisalTermsFrom((await appraisals.terms.read(organisationId))?.terms));

function carActedOn(car: StoredTodoCar, holding: HoldingCost): CarActedOn {
  const { plate, leftOn, pricedOn, totalCost, fromPounds, toPounds, days, ...others } = car;
  return {
    ...others,
    plate: plate && formatPlate(plate),
    on: leftOn ?? pricedOn,
    fromPounds,
    toPounds,
    changePounds: fromPounds === null || toPounds === null ? null : toPounds - fromPounds,
    days,
    holdingPence: Math.round(costPerDay((totalCost ?? 0) * 100, holding) * days),
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
  {
    header: 'VAT',
    kind: 'text',
    value: ({ fromPounds, toPounds, isWithoutVat }) => guideVatCell(isWithoutVat, fromPounds ?? toPounds),
  },
  { header: 'Days between', kind: 'count', value: ({ days }) => days },
  { header: 'Cost of those days', kind: 'decimal', value: ({ holdingPence }) => holdingPence / 100 },
];

export async function runExportCarsActedOn(
  { input, session }: EndpointCall<typeof exportCarsActedOn>,
  services: ActedOnServices,
) {
  const { month, days } = monthOfReport(input.month, services.now());
  const [terms, stored] = await Promise.all([
    holdingCostIn(session.organisationId, services),
    services.stockCars.todos.between(session.organisationId, days, FILE_CARS_MAX),
  ]);
  const cars = stored.map((car) => carActedOn(car, terms));
  return fileOf(input.format, `cars-acted-on-${month}`, [sheet('Cars acted on', COLUMNS, cars)]);
}
