import type { ReactNode } from 'react';
import { SourceLink } from '@/components/layout/page/source-link';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Missing } from '@/components/ui/data/missing';
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';
import { termsIn, type DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import { vanBenefitNote, vanYears, type TaxedVan } from '@/lib/domain/tax/company-car/company-van';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { hasNoFuel, NO_FUEL, type VanBenefit } from '@/lib/domain/tax/van-benefit';
import { leadTax, type LeadTax } from '@/lib/domain/tax/lead-tax';
import type { ShownSentence } from '@/lib/domain/tax/tax-sentences';
import { formatPence } from '@/lib/format';
import { TaxNotes } from '../tax-notes';
import { LeadTaxFigures } from '../lead-tax-figures';
import { VanYears } from './van-years';

export interface CompanyVanProps {
  /** The first of the three years. */
  first: FiscalYear;
  van: TaxedVan;
  terms: DatedTerms;
  rates: DriverRates;
  /** Notes on its tax in the first year. */
  notes: readonly ShownSentence[];
  /** The form that the figures depend on, below them. */
  children?: ReactNode;
}

/** What the driver of a company van with private use pays, by the flat charges of the law. */
export function CompanyVan({ first, van, terms, rates, notes, children }: CompanyVanProps) {
  const years = vanYears(first, van, terms);
  const [now] = years;
  const benefit = now && 'benefit' in now ? now.benefit : null;
  const because = now && 'because' in now ? now.because : null;
  return (
    <div className="space-y-4">
      <section aria-label="What does the driver pay" className="space-y-3">
        <h2 className="sr-only">What the driver pays</h2>
        {benefit && now && (
          <VanFigures
            benefit={benefit}
            tax={leadTax(now.year, terms)}
            rates={rates}
            note={vanBenefitNote(van.isZeroEmission, termsIn(now.year, terms))}
            hasFuel={!hasNoFuel(van)}
          />
        )}
        {because && <Missing {...because} />}
        {children}
        <TaxNotes notes={notes} />
      </section>
      <VanYears years={years} rates={rates} terms={terms} />
      {benefit && now && <VanSteps benefit={benefit} yearName={now.year.name} />}
    </div>
  );
}

interface VanFiguresProps {
  benefit: VanBenefit;
  tax: LeadTax;
  rates: DriverRates;
  note: string;
  hasFuel: boolean;
}

function VanFigures({ benefit: { benefitPence, fuelPence }, tax, rates, note, hasFuel }: VanFiguresProps) {
  return (
    <KeyFigures>
      <LeadTaxFigures
        tax={tax}
        rates={rates}
        yearPenceAt={(percent) => dueOn(benefitPence, percent)}
        definitionAt={(percent) =>
          hasFuel
            ? `${formatPence(tax.pence(dueOn(benefitPence + fuelPence, percent)))} with free private fuel`
            : 'Calculated by us'
        }
      />
      <KeyFigure label={`Van benefit ${tax.ofYear}`} value={formatPence(benefitPence)} gap={note} />
      <KeyFigure
        label={`Fuel benefit ${tax.ofYear}`}
        value={formatPence(fuelPence)}
        gap={hasFuel ? 'In addition, if private fuel is provided' : NO_FUEL}
      />
    </KeyFigures>
  );
}

export function VanSteps({ benefit, yearName }: { benefit: VanBenefit; yearName: string }) {
  return (
    <Card title="How it’s calculated" aside={<Badge>Calculated by us</Badge>} flush>
      <DataTable
        caption={`Tax year ${yearName}: taxable benefit ${formatPence(benefit.benefitPence)}.`}
        columns={[
          { key: 'name', header: 'Step', rowHeader: true, cell: ({ name }) => name },
          { key: 'words', header: 'How', cell: ({ words }) => words },
          { key: 'pence', header: 'Amount', numeric: true, cell: ({ pence }) => formatPence(pence) },
          { key: 'source', header: 'Source', cell: ({ source }) => <SourceLink {...source} /> },
        ]}
        rows={benefit.steps}
        rowKey={({ name }) => name}
      />
    </Card>
  );
}
