import type { ReactNode } from 'react';
import { KeyFigure } from '@/components/ui/data/key-figure';
import { Missing } from '@/components/ui/data/missing';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import type { LeadTax } from '@/lib/domain/tax/lead-tax';
import { formatPence } from '@/lib/format';

export interface LeadTaxFiguresProps {
  tax: LeadTax;
  rates: DriverRates;
  /** A year's tax at a rate, in pence; null if not known. */
  yearPenceAt: (percent: number) => number | null;
  definitionAt: (percent: number) => ReactNode;
}

/** The leading figures of the page: BIK tax at the usual rates. */
export function LeadTaxFigures({ tax, rates, yearPenceAt, definitionAt }: LeadTaxFiguresProps) {
  const words = (yearPence: number | null) => (yearPence === null ? 'Not known' : formatPence(tax.pence(yearPence)));
  return (
    <>
      {rates.usual.map((percent) => (
        <KeyFigure
          key={percent}
          lead
          label={tax.name(percent)}
          value={words(yearPenceAt(percent))}
          gap={tax.period}
          definition={definitionAt(percent)}
        />
      ))}
      {rates.because && <KeyFigure lead label="BIK tax" value={<Missing {...rates.because} />} gap={tax.period} />}
    </>
  );
}
