import type { ReactNode } from 'react';
import { KeyFigure } from '@/components/ui/data/key-figure';
import { Missing } from '@/components/ui/data/missing';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';

export interface TaxPerMonthProps {
  rates: DriverRates;
  yearName: string;
  /** The tax per month at a rate, written out, or why there is none. */
  valueAt: (percent: number) => ReactNode;
  definitionAt: (percent: number) => ReactNode;
}

/** The leading figures of the page: BIK tax per month at the usual rates. */
export function TaxPerMonth({ rates, yearName, valueAt, definitionAt }: TaxPerMonthProps) {
  const gap = `Tax year ${yearName}`;
  return (
    <>
      {rates.usual.map((percent) => (
        <KeyFigure
          key={percent}
          lead
          label={taxPerMonthName(percent)}
          value={valueAt(percent)}
          gap={gap}
          definition={definitionAt(percent)}
        />
      ))}
      {rates.because && <KeyFigure lead label="BIK tax per month" value={<Missing {...rates.because} />} gap={gap} />}
    </>
  );
}

export const taxPerMonthName = (percent: number): string => `BIK tax per month (${percent}%)`;
export const taxPerYearName = (percent: number): string => `BIK tax per year (${percent}%)`;
