import { Card } from '@/components/ui/data/card';
import { hasTerms, taxYearsCaption, type DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverTax, type DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { perMonth } from '@/lib/domain/tax/car-benefit';
import { formatPence } from '@/lib/format';
import { TaxYearsTable, type TaxYearsRow } from './tax-years-table';

export interface BenefitYearsProps {
  years: readonly DriverYear[];
  rates: DriverRates;
  /** Contributions, salary sacrifice or days unavailable change the benefit: then it is not P11D × BIK %. */
  terms: DatedTerms;
}

/** Taxable benefit and tax at each rate for the three tax years of the P11D service. */
export function BenefitYears({ years, rates, terms }: BenefitYearsProps) {
  const caption = taxYearsCaption(
    rates.words,
    years.map(({ year }) => year),
    terms,
  );
  const row = (name: string, words: (shown: NonNullable<DriverYear['shown']>) => string): TaxYearsRow => ({
    name,
    words: years.map(({ shown }) => shown && words(shown)),
  });
  return (
    <Card title="What the driver pays, three tax years" flush>
      <TaxYearsTable
        caption={`Benefit and tax by tax year. ${caption}`}
        yearNames={years.map(({ year }) => year.name)}
        missing="not known"
        rows={[
          row('BIK %', ({ percent }) => `${percent}%`),
          row(hasTerms(terms) ? 'Taxable benefit' : 'Taxable benefit (P11D × BIK %)', ({ benefitPence }) =>
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
