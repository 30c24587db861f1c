import { SourceLink } from '@/components/layout/page/source-link';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import type { VanYear } from '@/lib/domain/tax/company-car/company-van';
import { taxYearsCaption, type DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { CLASS_1A, FUEL_ORDERS } from '@/lib/domain/tax/law-sources';
import { unpublishedAfter } from '@/lib/domain/tax/published-rates';
import { VAN_BENEFIT } from '@/lib/domain/tax/tax-rates';
import { formatPence } from '@/lib/format';
import { TaxYearsTable, type TaxYearsRow } from '../tax-years-table';

type KnownVanYear = Extract<VanYear, { benefit: unknown }>;

/** What the driver and the employer pay for a company van in three tax years. */
export function VanYears({
  years,
  rates,
  terms,
}: {
  years: readonly VanYear[];
  rates: DriverRates;
  terms: DatedTerms;
}) {
  const row = (name: string, words: (year: KnownVanYear) => string | null): TaxYearsRow => ({
    name,
    words: years.map((year) => ('benefit' in year ? words(year) : null)),
  });
  const withoutFigure = years.flatMap((year) => ('because' in year ? [year.year] : []));
  return (
    <Card title="What driver and employer pay, three tax years" aside={<Badge>Calculated by us</Badge>} flush>
      <TaxYearsTable
        caption={taxYearsCaption(
          rates.words,
          years.map(({ year }) => year),
          terms,
        )}
        yearNames={years.map(({ year }) => year.name)}
        missing="not in our tables"
        rows={[
          row('Van benefit', ({ benefit }) => formatPence(benefit.benefitPence)),
          ...rates.all.flatMap(({ name, percent }) => [
            row(`${name} ${percent}%, per year`, ({ benefit }) => formatPence(dueOn(benefit.benefitPence, percent))),
            row(`${name} ${percent}%, per month`, ({ benefit }) =>
              formatPence(perMonth(dueOn(benefit.benefitPence, percent))),
            ),
          ]),
          row('Fuel benefit, if fuel is provided', ({ benefit }) => formatPence(benefit.fuelPence)),
          row(
            'Employer Class 1A NIC, van',
            ({ classOneA }) =>
              classOneA &&
              `${formatPence(classOneA.vanPence)} at ${classOneA.percent}%${classOneA.isAssumed ? ' (assumed)' : ''}`,
          ),
          row('Employer Class 1A NIC, fuel', ({ classOneA }) => classOneA && formatPence(classOneA.fuelPence)),
        ]}
      />
      <p className="px-4 py-2 text-sm text-soft sm:px-5">
        <SourceLink {...FUEL_ORDERS} />; <SourceLink {...CLASS_1A} />.{' '}
        {unpublishedAfter('Charges', VAN_BENEFIT, withoutFigure)}
      </p>
    </Card>
  );
}
