import { Card } from '@/components/ui/data/card';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverTax, type DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { perMonth } from '@/lib/domain/tax/car-benefit';
import { formatPence } from '@/lib/format';
import { TaxYearsTable, type TaxYearsRow } from './tax-years-table';

export interface BenefitYearsProps {
  years: readonly DriverYear[];
  rates: DriverRates;
  /** Whether contributions, salary sacrifice or days unavailable change the benefit: then it is not P11D × BIK %. */
  isReduced: boolean;
}

/** Taxable benefit and tax at each rate for the three tax years of the P11D service. */
export function BenefitYears({ years, rates, isReduced }: BenefitYearsProps) {
  const row = (name: string, words: (shown: NonNullable<DriverYear['shown']>) => string): TaxYearsRow => ({
    name,
    words: years.map(({ shown }) => shown && words(shown)),
  });
  return (
    <Card title="What the driver pays, three tax years" flush>
      <TaxYearsTable
        caption={rates.words}
        yearNames={years.map(({ year }) => year.name)}
        missing="not known"
        rows={[
          row('BIK %', ({ percent }) => `${percent}%`),
          row(isReduced ? 'Taxable benefit' : 'Taxable benefit (P11D × BIK %)', ({ benefitPence }) =>
            formatPence(benefitPence),
          ),
          ...rates.all.flatMap(({ name, percent }) => [
            row(`${name} ${percent}%, per year`, (shown) => formatPence(driverTax(shown, percent))),
            row(`${name} ${percent}%, per month`, (shown) => formatPence(perMonth(driverTax(shown, percent)))),
          ]),
        ]}
      />
    </Card>
  );
}
