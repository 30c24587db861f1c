import { SourceLink } from '@/components/layout/page/source-link';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import type { Because } from '@/lib/domain/provenance';
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import type { DoubleCabFigures } from '@/lib/domain/tax/company-car/double-cab';
import type { DoubleCabTreatment } from '@/lib/domain/tax/company-car/double-cab-rule';
import { taxYearsCaption, type DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';
import { CLASS_1A, DOUBLE_CABS } from '@/lib/domain/tax/law-sources';
import { formatList, formatPence } from '@/lib/format';
import { TaxYearsTable, type TaxYearsRow } from '../tax-years-table';

interface DoubleCabColumn {
  year: FiscalYear;
  /** null if the law has no other treatment in that year. */
  treatment: DoubleCabTreatment | null;
  figures: DoubleCabFigures | { because: Because } | null;
}

/** What the driver and the employer pay for a double-cab pick-up in three tax years. */
export function DoubleCabYears({
  title,
  years,
  rates,
  terms,
}: {
  title: string;
  years: readonly DoubleCabColumn[];
  rates: DriverRates;
  terms: DatedTerms;
}) {
  const isCalculated = years.some(({ figures }) => figures !== null && 'benefitPence' in figures);
  const row = (name: string, words: (figures: DoubleCabFigures) => string | null): TaxYearsRow => ({
    name,
    words: years.map(({ figures }) => (figures !== null && 'benefitPence' in figures ? words(figures) : null)),
  });
  const figureRows = [
    row('BIK %', ({ percent }) => (percent === null ? 'flat charge' : `${percent}%`)),
    row('Taxable benefit', ({ benefitPence }) => formatPence(benefitPence)),
    ...rates.all.flatMap(({ name, percent }) => [
      row(`${name} ${percent}%, per year`, ({ benefitPence }) => formatPence(dueOn(benefitPence, percent))),
      row(`${name} ${percent}%, per month`, ({ benefitPence }) => formatPence(perMonth(dueOn(benefitPence, percent)))),
    ]),
    row('Fuel benefit, if fuel is provided', ({ fuelPence }) => (fuelPence === null ? null : formatPence(fuelPence))),
    row(
      'Employer Class 1A NIC',
      ({ classOneA }) =>
        classOneA &&
        `${formatPence(classOneA.pence)} at ${classOneA.percent}%${classOneA.isAssumed ? ' (assumed)' : ''}`,
    ),
  ];
  return (
    <Card title={title} aside={isCalculated && <Badge>Calculated by us</Badge>} flush>
      <TaxYearsTable
        caption={taxYearsCaption(
          rates.words,
          years.map(({ year }) => year),
          terms,
        )}
        yearNames={years.map(({ year }) => year.name)}
        missing="not known"
        rows={[
          {
            name: 'Taxed as',
            words: years.map(({ treatment }) => (treatment === null ? 'no alternative' : `a ${treatment}`)),
          },
          ...(isCalculated ? figureRows : []),
        ]}
      />
      <p className="px-4 py-2 text-sm text-soft sm:px-5">
        {withoutFigures(years).map((words) => (
          <span key={words} className="block">
            {words}
          </span>
        ))}
        <SourceLink {...DOUBLE_CABS} />; <SourceLink {...CLASS_1A} />.
      </p>
    </Card>
  );
}

/** Each reason once, with the years it is for unless it names them, or is for all: "2027-28 and 2028-29: …". */
function withoutFigures(years: readonly DoubleCabColumn[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { year, figures } of years) {
    if (figures === null || !('because' in figures)) continue;
    const { reason, next } = figures.because;
    byReason.set(reason, [...(byReason.get(reason) ?? [next]), year.name]);
  }
  return [...byReason].map(([reason, [next = '', ...names]]) => {
    const isOfAll = names.length === years.length || names.some((name) => reason.includes(name));
    return [isOfAll ? '' : `${formatList(names)}:`, reason, next].filter(Boolean).join(' ');
  });
}
