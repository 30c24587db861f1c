import type { ReactNode } from 'react';
import { SourceLink } from '@/components/layout/page/source-link';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { ComputedYear } from '@/lib/domain/tax/company-car/computed-years';
import { fuelMultiplier, noFuelMultiplier, type FuelBenefit } from '@/lib/domain/tax/company-car/fuel-benefit';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { CAR_FUEL_UNAVAILABLE, CLASS_1A, FUEL_ORDERS } from '@/lib/domain/tax/law-sources';
import { unpublishedAfter } from '@/lib/domain/tax/published-rates';
import { CAR_FUEL_MULTIPLIER } from '@/lib/domain/tax/tax-rates';
import type { ShownSentence } from '@/lib/domain/tax/tax-sentences';
import { formatPence, formatPounds } from '@/lib/format';
import { TaxNotes } from './tax-notes';
import { taxPerYearName } from '@/lib/domain/tax/lead-tax';

/** The benefit of free private fuel by tax year, or why there is none. */
export function FuelBenefitYears({
  years,
  rates,
  notes,
}: {
  years: readonly ComputedYear[];
  rates: DriverRates;
  notes: readonly ShownSentence[];
}) {
  if (years.length === 0) return null;
  if (years.some((year) => 'isFuelTaxed' in year && !year.isFuelTaxed)) {
    return (
      <div className="mt-3 border-t border-line px-4 py-3 sm:px-5">
        <TaxNotes notes={notes} />
      </div>
    );
  }
  const isReduced = years.some((year) => 'fuelBenefit' in year && (year.fuelBenefit?.lostPence ?? 0) > 0);
  return (
    <div className="mt-3 border-t border-line pt-3">
      {notes.length > 0 && (
        <div className="px-4 sm:px-5">
          <TaxNotes notes={notes} />
        </div>
      )}
      <DataTable
        caption={`Private fuel benefit: fuel multiplier × BIK %${isReduced ? ', less days unavailable' : ''}. Calculated by us. ${rates.words}`}
        columns={fuelColumns(rates, isReduced)}
        rows={years}
        rowKey={({ year }) => year.name}
        onPhone="cards"
      />
      <p className="px-4 py-2 text-sm text-soft sm:px-5">
        <SourceLink {...FUEL_ORDERS} />; Class 1A: <SourceLink {...CLASS_1A} />
        {isReduced && (
          <>
            ; days unavailable: <SourceLink {...CAR_FUEL_UNAVAILABLE} />
          </>
        )}
        .{' '}
        {unpublishedAfter(
          'Multipliers',
          CAR_FUEL_MULTIPLIER,
          years.map(({ year }) => year),
        )}
      </p>
    </div>
  );
}

/** Why a year has no benefit of private fuel: its multiplier, or the car's percentage of it. */
const missing = (computed: ComputedYear): string =>
  fuelMultiplier(computed.year) !== null && 'because' in computed ? 'BIK % not known' : noFuelMultiplier(computed.year);

function fuelColumns(rates: DriverRates, isReduced: boolean): Column<ComputedYear>[] {
  const column = (key: string, header: string, cell: (fuel: FuelBenefit) => ReactNode): Column<ComputedYear> => ({
    key,
    header,
    numeric: true,
    cell: (year) =>
      'fuelBenefit' in year && year.fuelBenefit ? cell(year.fuelBenefit) : <EmptyCell words={missing(year)} />,
  });
  return [
    {
      key: 'year',
      header: 'Tax year',
      rowHeader: true,
      span: 3,
      cell: ({ year }) => <span className="whitespace-nowrap">{year.name}</span>,
    },
    {
      key: 'multiplier',
      header: 'Multiplier',
      numeric: true,
      cell: ({ year }) => {
        const pounds = fuelMultiplier(year);
        return pounds === null ? <EmptyCell words={noFuelMultiplier(year)} /> : formatPounds(pounds);
      },
    },
    ...(isReduced ? [column('away', 'Days unavailable', ({ lostPence }) => formatPence(-lostPence))] : []),
    column('benefit', 'Taxable benefit', ({ pence }) => formatPence(pence)),
    ...rates.usual.map((percent) =>
      column(`rate ${percent}`, taxPerYearName(percent), ({ pence }) => formatPence(dueOn(pence, percent))),
    ),
    column('employer', 'Employer Class 1A NIC', ({ classOneAPence }) =>
      classOneAPence === null ? <EmptyCell words="not known" /> : formatPence(classOneAPence),
    ),
  ];
}
