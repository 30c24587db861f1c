import type { ReactNode } from 'react';
import { SourceLink } from '@/components/layout/page/source-link';
import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { Missing } from '@/components/ui/data/missing';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { ComputedYear } from '@/lib/domain/tax/company-car/computed-years';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { DUTY_CAPTION, dutyRows, instalmentsText, type DutyRow } from '@/lib/domain/tax/duty-rows';
import type { Legislation } from '@/lib/domain/tax/legislation';
import type { Day } from '@/lib/domain/time/calendar';
import { DUTY_TABLES } from '@/lib/domain/tax/law-sources';
import type { ShownSentence } from '@/lib/domain/tax/tax-sentences';
import type { VehicleDutyCar } from '@/lib/domain/tax/vehicle-duty';
import { formatPounds } from '@/lib/format';
import { DutyWorking } from './duty-working';
import { FuelBenefitYears } from './fuel-benefit-years';

export interface DutyAndFuelProps {
  legislation: Legislation | null;
  duty: VehicleDutyCar | null;
  years: readonly ComputedYear[];
  rates: DriverRates;
  /** Notes on its private fuel. */
  fuelNotes: readonly ShownSentence[];
  /** The day a licence may start on now. */
  today: Day;
}

/** Vehicle tax (VED), first year and later, and the benefit of free private fuel. */
export function DutyAndFuel({ legislation, duty, years, rates, fuelNotes, today }: DutyAndFuelProps) {
  const isDutyKnown =
    duty !== null || (legislation !== null && (legislation.dutyFirst ?? legislation.dutyLater) !== null);
  if (!isDutyKnown && years.length === 0) return null;
  const instalments = instalmentsText(duty, legislation, today);
  return (
    <Card title="VED and fuel benefit" flush>
      {isDutyKnown && (
        <DataTable
          caption={DUTY_CAPTION}
          columns={[
            { key: 'name', header: 'Vehicle tax', rowHeader: true, cell: ({ name }) => name },
            {
              key: 'service',
              header: 'Service',
              numeric: true,
              cell: ({ service }) => (service === null ? <EmptyCell /> : formatPounds(service)),
            },
            { key: 'ours', header: 'Our tables', numeric: true, cell: ({ ours }) => oursCell(ours) },
            { key: 'why', header: 'How', cell: (row) => howCell(row) },
          ]}
          rows={dutyRows(duty, legislation, today)}
          rowKey={({ name }) => name}
        />
      )}
      {instalments && (
        <p className="px-4 pt-2 text-sm text-soft sm:px-5">
          {instalments} <SourceLink {...DUTY_TABLES} />
        </p>
      )}
      <FuelBenefitYears years={years} rates={rates} notes={fuelNotes} />
    </Card>
  );
}

function oursCell(ours: DutyRow['ours']): ReactNode {
  if (ours === null) return <Missing reason="CO2 is not known." />;
  return 'because' in ours ? <EmptyCell words="not known" /> : formatPounds(ours.pounds);
}

function howCell({ ours, notes, warning }: DutyRow): ReactNode {
  if (ours === null) return null;
  if ('because' in ours) return ours.because.reason;
  return (
    <DutyWorking duty={ours} notes={notes}>
      {warning && <strong className="block">{warning}</strong>}
    </DutyWorking>
  );
}
