import type { ReactNode } from 'react';
import { SourceLink } from '@/components/layout/page/source-link';
import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { Missing } from '@/components/ui/data/missing';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { FuelBenefit, ComputedYear } from '@/lib/domain/tax/company-car/computed-years';
import type { Legislation } from '@/lib/domain/tax/legislation';
import { monthsBetween, type Day } from '@/lib/domain/time/calendar';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { dutyPayments } from '@/lib/domain/tax/duty-payments';
import { CAR_FUEL_MULTIPLIER } from '@/lib/domain/tax/tax-rates';
import {
  CAR_FUEL_UNAVAILABLE,
  CLASS_1A,
  DUTY_TABLES,
  ELECTRICITY_NO_FUEL,
  FUEL_ORDERS,
} from '@/lib/domain/tax/law-sources';
import { firstYearDuty, laterDuty, secondDuty, type VehicleDutyCar } from '@/lib/domain/tax/vehicle-duty';
import { formatList, formatPence, formatPounds } from '@/lib/format';
import type { DriverRates } from './driver-rates';
import { unpublishedAfter } from './published-rates-text';

type VehicleDutyAnswer = ReturnType<typeof firstYearDuty>;

interface DutyRow {
  readonly name: string;
  readonly service: number | null;
  readonly ours: VehicleDutyAnswer | null;
  readonly remark?: string | null | undefined;
}

export interface DutyAndFuelProps {
  legislation: Legislation | null;
  duty: VehicleDutyCar | null;
  years: readonly ComputedYear[];
  rates: DriverRates;
  /** The day a licence may begin on now. */
  today: Day;
}

/** Vehicle tax, first year and later, and the benefit of free private fuel. */
export function DutyAndFuel({ legislation, duty, years, rates, today }: DutyAndFuelProps) {
  // Where nothing is known there is no table to be read.
  const isDutyKnown =
    duty !== null || (legislation !== null && (legislation.dutyFirst ?? legislation.dutyLater) !== null);
  if (!isDutyKnown && years.length === 0) return null;
  const second = duty && secondDuty(duty, today);
  const licence = duty ? licenceOn(duty.firstRegistered, today) : 1;
  const currentLicence = duty && licence > 1 ? laterDuty(duty, today, licence) : null;
  const rows: readonly DutyRow[] = [
    { name: 'First year', service: legislation?.dutyFirst ?? null, ours: duty && firstYearDuty(duty) },
    {
      name: 'Later years',
      service: legislation?.dutyLater ?? null,
      ours: second && second.duty,
      remark: second?.unpublishedYear && `At today’s rates: those of ${second.unpublishedYear} are not in our tables.`,
    },
    ...(currentLicence ? [{ name: `Begun today, licence ${licence}`, service: null, ours: currentLicence }] : []),
  ];
  const isFuelUntaxed = years.some((year) => 'isFuelTaxed' in year && !year.isFuelTaxed);
  const isAway = years.some((year) => 'fuelBenefit' in year && (year.fuelBenefit?.lostPence ?? 0) > 0);
  const paid = currentLicence ?? second?.duty ?? null;
  const [pounds, ratesText] =
    paid && 'pounds' in paid
      ? [paid.pounds, `at the rates of ${paid.yearName}`]
      : [currentLicence ? 0 : (legislation?.dutyLater ?? 0), 'by the service’s figure'];
  const parts = dutyPayments(pounds);
  return (
    <Card title="Vehicle tax and private fuel" flush>
      {isDutyKnown && (
        <DataTable
          caption="Vehicle tax (VED) for twelve months, at the rates of the day a licence begins: the first on the day of registration, later years as the second, a year after it. The expensive car supplement is in the second to the sixth."
          columns={[
            { key: 'name', header: 'Vehicle tax', rowHeader: true, cell: ({ name }) => name },
            {
              key: 'service',
              header: 'Service',
              numeric: true,
              cell: ({ service }) => (service === null ? <EmptyCell /> : formatPounds(service)),
            },
            { key: 'ours', header: 'Our tables', numeric: true, cell: ({ ours }) => oursIn(ours) },
            { key: 'why', header: 'How', cell: (row) => whyIn(row) },
          ]}
          rows={rows}
          rowKey={({ name }) => name}
        />
      )}
      {parts.length > 0 && (
        <p className="px-4 pt-2 text-sm text-soft sm:px-5">
          A later year by instalments, {ratesText}:{' '}
          {formatList(parts.map(({ words, pence }) => `${words} ${formatPence(pence)}`))}. Computed by us.{' '}
          <SourceLink {...DUTY_TABLES} />
        </p>
      )}
      {isFuelUntaxed && (
        <p className="mt-3 border-t border-line px-4 py-3 text-sm sm:px-5">
          Free private fuel: no charge. Electricity for a car that can emit no CO2 is no fuel.{' '}
          <SourceLink {...ELECTRICITY_NO_FUEL} />
        </p>
      )}
      {years.length > 0 && !isFuelUntaxed && (
        <div className="mt-3 border-t border-line pt-3">
          <DataTable
            caption={`Free private fuel: the year’s multiplier × the car’s percentage. Computed by us. ${rates.words}`}
            columns={[
              { key: 'year', header: 'Tax year', rowHeader: true, cell: ({ year }) => year.name },
              {
                key: 'multiplier',
                header: 'Multiplier',
                numeric: true,
                cell: (year) => fuelIn(year, ({ multiplierPounds }) => formatPounds(multiplierPounds)),
              },
              ...(isAway
                ? [
                    {
                      key: 'away',
                      header: 'Without the car',
                      numeric: true,
                      cell: (year: ComputedYear) => fuelIn(year, ({ lostPence }) => formatPence(-lostPence)),
                    },
                  ]
                : []),
              {
                key: 'benefit',
                header: 'Benefit',
                numeric: true,
                cell: (year) => fuelIn(year, ({ pence }) => formatPence(pence)),
              },
              ...rates.usual.map((percent) => ({
                key: `rate ${percent}`,
                header: `Driver at ${percent}%`,
                numeric: true,
                cell: (year: ComputedYear) => fuelIn(year, ({ pence }) => formatPence(dueOn(pence, percent))),
              })),
              {
                key: 'employer',
                header: 'Employer’s class 1A',
                numeric: true,
                cell: (year) =>
                  fuelIn(year, ({ classOneAPence: due }) =>
                    due === null ? <EmptyCell words="not known" /> : formatPence(due),
                  ),
              },
            ]}
            rows={years}
            rowKey={({ year }) => year.name}
          />
          <p className="px-4 py-2 text-sm text-soft sm:px-5">
            <SourceLink {...FUEL_ORDERS} />; class 1A: <SourceLink {...CLASS_1A} />
            {isAway && (
              <>
                ; days without the car: <SourceLink {...CAR_FUEL_UNAVAILABLE} />
              </>
            )}
            . {unpublishedAfter('Multipliers', CAR_FUEL_MULTIPLIER)}
          </p>
        </div>
      )}
    </Card>
  );
}

/** A car whose first licence has run out pays today's rate, not that of its first day. */
const licenceOn = (registered: Day, today: Day): number => Math.floor(monthsBetween(registered, today) / 12) + 1;

function oursIn(ours: VehicleDutyAnswer | null): ReactNode {
  if (ours === null) return <Missing reason="No CO2 is known." />;
  if ('because' in ours) return <EmptyCell words="not known" />;
  return formatPounds(ours.pounds);
}

function whyIn({ ours, service, remark }: DutyRow): ReactNode {
  if (ours === null) return null;
  if ('because' in ours) return ours.because.reason;
  return (
    // One box: on a phone a cell's parts stand side by side.
    <span>
      {ours.words}, {ours.yearName}. <SourceLink {...ours.source} />
      {ours.isAssumed && ' (not read in an official table)'}
      {remark && ` ${remark}`}
      {service !== null && service !== ours.pounds && (
        <strong className="block">
          The service says otherwise: it may reckon without options, with another table or of another day.
        </strong>
      )}
    </span>
  );
}

const fuelIn = (year: ComputedYear, words: (fuel: FuelBenefit) => ReactNode): ReactNode =>
  'fuelBenefit' in year && year.fuelBenefit ? words(year.fuelBenefit) : <EmptyCell words="not published" />;
