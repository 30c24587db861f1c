/** The vehicles an organisation has valued: page by page, and all of them as a file. */
import { may, type Session } from '@/lib/access';
import type { exportValuedVehicles, findValuations, listValuedVehicles } from '@/lib/api/endpoints/valuations';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { alertsText } from '@/lib/domain/vehicles/flags/listed-alerts';
import { uncertainDerivativeText } from '@/lib/domain/vehicles/registration/match-words';
import { vatCellWords } from '@/lib/domain/money/value-vat';
import { VALUATIONS_OF_VEHICLE_MAX, type ValuedVehicleSummary } from '@/lib/domain/valuations/valued-vehicle';
import { assertDayOrder } from '@/lib/domain/usage/report-months';
import { acceptVehicleMark, isMarkAlone, showMark, type VehicleMark } from '@/lib/domain/vehicles/vehicle-mark';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { Fault } from '@/lib/fault';
import { fileOf } from '@/lib/features/exports/spreadsheet';
import { listedValuation } from '@/lib/features/stored';
import { findTypedOrCorrected } from '@/lib/features/typed-mark';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { ValuationStore } from '@/lib/store/records/valuations';
import type { ValuedVehicleFilter, ValuedVehicleRow, ValuedVehicleStore } from '@/lib/store/records/valued-vehicles';

interface ValuedVehicleServices {
  readonly valuedVehicles: ValuedVehicleStore;
}

type VehicleQuery = Omit<EndpointCall<typeof listValuedVehicles>['input'], 'limit' | 'page'>;

export async function runListValuedVehicles(
  { input, session }: EndpointCall<typeof listValuedVehicles>,
  { valuedVehicles }: ValuedVehicleServices,
) {
  const { limit, page } = input;
  const filter = filterOf(input, session);
  const [rows, totals] = await Promise.all([
    valuedVehicles.page(filter, orderOf(input), { limit, offset: (page - 1) * limit }),
    valuedVehicles.totals(filter),
  ]);
  return { items: rows.map(vehicleOf), totals };
}

interface FindServices {
  readonly valuations: Pick<ValuationStore, 'ofVehicle' | 'search'>;
  readonly secret: string;
  readonly now: () => Date;
}

/** Every valuation of one vehicle, by the keyed hash of its plate or VIN; then those it may be part of the name of. */
export async function runFindValuations(
  { input, session }: EndpointCall<typeof findValuations>,
  { valuations, secret, now }: FindServices,
) {
  const { organisationId } = session;
  const typed = acceptVehicleMark(input.text);
  const text = isMarkAlone(typed) ? null : input.text.trim();
  const limit = VALUATIONS_OF_VEHICLE_MAX;
  const ofVehicle = ({ subject }: VehicleMark) =>
    valuations.ofVehicle({
      organisationId,
      subjectHash: keyedHash(secret, 'valuation', subject),
      mark: subject,
      limit,
    });
  const [{ mark, found }, withText] = await Promise.all([
    findTypedOrCorrected(typed, now(), ofVehicle, (heads) => heads.length === 0),
    text === null ? [] : valuations.search({ organisationId, text, limit }),
  ]);
  // Found by its corrected plate, it is the vehicle that was meant.
  const isCorrected = mark !== typed && found.length > 0;
  const heads = isCorrected ? found : [...found, ...withText];
  const items = [...new Map(heads.map((head) => [head.id, head])).values()].map(listedValuation);
  const ofMark = items.slice(0, found.length);
  const vehicleKind = ofMark.find((item) => item.vehicleKind !== null)?.vehicleKind ?? null;
  return { shown: showMark(mark), named: isCorrected ? null : text, vehicleKind, items };
}

export async function runExportValuedVehicles(
  { input, session }: EndpointCall<typeof exportValuedVehicles>,
  { valuedVehicles }: ValuedVehicleServices,
) {
  if (input.plates && !may(session.role, 'plates.export')) {
    throw new Fault('forbidden', {
      message: 'Only an administrator can export valuations with plates.',
      fix: 'Export them without plates, or ask an administrator.',
    });
  }
  const columns = input.plates ? COLUMNS : COLUMNS.filter(({ header }) => header !== 'Plate');
  const vehicles = vehiclesOf(valuedVehicles.rows(filterOf(input, session), orderOf(input)));
  return fileOf(input.format, 'valuations', [sheet('Valuations', columns, vehicles)]);
}

const COLUMNS: readonly SheetColumn<ValuedVehicleSummary>[] = [
  { header: 'Plate', kind: 'text', value: ({ latest }) => latest.plate },
  { header: 'Vehicle', kind: 'text', value: ({ latest }) => latest.title },
  { header: 'Derivative', kind: 'text', value: ({ latest }) => latest.derivative },
  { header: 'Mileage', kind: 'count', value: ({ latest }) => latest.mileage },
  { header: 'Retail', kind: 'pounds', value: ({ latest }) => latest.retailPounds },
  { header: 'Clean', kind: 'pounds', value: ({ latest }) => latest.cleanPounds },
  {
    header: 'VAT',
    kind: 'text',
    value: ({ latest, vehicleKind }) => vatCellWords({ ...latest, vehicleKind }),
  },
  { header: 'Change in Clean', kind: 'pounds', value: ({ changePounds }) => changePounds },
  { header: 'Mileage before', kind: 'count', value: ({ mileageBefore }) => mileageBefore },
  { header: 'Valuations before', kind: 'count', value: ({ before }) => before },
  { header: 'Alert', kind: 'text', value: ({ latest }) => alertsText(latest) },
  { header: 'Derivative match', kind: 'text', value: ({ latest }) => uncertainDerivativeText(latest) },
  { header: 'From', kind: 'text', value: ({ fromList }) => (fromList ? 'Stock list' : 'One by one') },
  { header: 'Valued', kind: 'moment', value: ({ latest }) => latest.valuedAt },
  { header: 'By', kind: 'text', value: ({ latest }) => latest.valuedBy.name },
];

async function* vehiclesOf(rows: AsyncIterable<ValuedVehicleRow>): AsyncGenerator<ValuedVehicleSummary> {
  for await (const row of rows) yield vehicleOf(row);
}

const vehicleOf = ({
  valuations,
  changePounds,
  mileageBefore,
  listed,
  vehicleKind,
  ...summaries
}: ValuedVehicleRow): ValuedVehicleSummary => ({
  latest: listedValuation(summaries),
  before: valuations - 1,
  changePounds,
  mileageBefore,
  fromList: listed,
  vehicleKind,
});

const orderOf = ({ sort, direction }: VehicleQuery) => ({ sort, descending: direction === 'descending' });

function filterOf(
  { mine, origin, from, to, flagged, unvalued, search }: VehicleQuery,
  session: Session,
): ValuedVehicleFilter {
  assertDayOrder({ from, to });
  return {
    organisationId: session.organisationId,
    personId: mine ? session.personId : undefined,
    listed: origin === undefined ? undefined : origin === 'list',
    from,
    to,
    flagged,
    unvalued,
    search,
  };
}
