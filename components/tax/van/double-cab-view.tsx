import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Missing } from '@/components/ui/data/missing';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { doubleCabFigures, type DoubleCabFigures, type DoubleCabYear } from '@/lib/domain/tax/company-car/double-cab';
import type { DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { leadTax } from '@/lib/domain/tax/lead-tax';
import type { ShownSentence } from '@/lib/domain/tax/tax-sentences';
import { formatPence } from '@/lib/format';
import { VanSteps } from './company-van';
import { DoubleCabYears } from './double-cab-years';
import { CalculationSteps } from '../eight-steps';
import { TaxNotes } from '../tax-notes';
import { LeadTaxFigures } from '../lead-tax-figures';

export interface DoubleCabViewProps {
  years: readonly DoubleCabYear[];
  terms: DatedTerms;
  rates: DriverRates;
  /** In pence, with where it comes from. */
  price: { pence: number | null; origin: string };
  /** Notes on its tax in the first year. */
  notes: readonly ShownSentence[];
  /** The form that the figures depend on, below them. */
  children?: ReactNode;
}

/** What the driver of a double-cab pick-up pays: led by the way the law taxes it, with the other way beside it. */
export function DoubleCabView({ years, terms, rates, price, notes, children }: DoubleCabViewProps) {
  const [now] = years;
  if (now === undefined) return children;
  const figures = doubleCabFigures(now, now.treatment);
  const others = years.flatMap((year) => (year.other === null ? [] : [year.other]));
  const isOtherVan = others.includes('van');
  return (
    <div className="space-y-4">
      <section aria-label="What does the driver pay" className="space-y-3">
        <h2 className="sr-only">What the driver pays</h2>
        {'because' in figures ? (
          <Missing {...figures.because} />
        ) : (
          <LeadFigures year={now} terms={terms} figures={figures} rates={rates} price={price} />
        )}
        {children}
        <TaxNotes notes={notes} />
      </section>
      <DoubleCabYears
        title="What driver and employer pay, three tax years"
        years={years.map((year) => ({
          year: year.year,
          treatment: year.treatment,
          figures: doubleCabFigures(year, year.treatment),
        }))}
        rates={rates}
        terms={terms}
      />
      {others.length > 0 && (
        <DoubleCabYears
          title={
            isOtherVan ? 'If it was bought, leased or ordered before 6 April 2025' : 'Without the transitional rule'
          }
          years={years.map((year) => ({
            year: year.year,
            treatment: year.other,
            figures: year.other && doubleCabFigures(year, year.other),
          }))}
          rates={rates}
          terms={terms}
        />
      )}
      {now.treatment === 'car' ? (
        <Card title="How it’s calculated" aside={<Badge>Calculated by us</Badge>} flush>
          <CalculationSteps computed={now.asCar} />
        </Card>
      ) : (
        'benefit' in now.asVan && <VanSteps benefit={now.asVan.benefit} yearName={now.year.name} />
      )}
    </div>
  );
}

function LeadFigures({
  year: { year, treatment },
  terms,
  figures: { benefitPence, fuelPence, percent },
  rates,
  price,
}: Pick<DoubleCabViewProps, 'terms' | 'rates' | 'price'> & { year: DoubleCabYear; figures: DoubleCabFigures }) {
  const tax = leadTax(year, terms);
  return (
    <KeyFigures>
      <LeadTaxFigures
        tax={tax}
        rates={rates}
        yearPenceAt={(rate) => dueOn(benefitPence, rate)}
        definitionAt={(rate) =>
          fuelPence === null || fuelPence === 0
            ? 'Calculated by us'
            : `${formatPence(tax.pence(dueOn(benefitPence + fuelPence, rate)))} with free private fuel`
        }
      />
      <KeyFigure
        label={`Taxable benefit, as a ${treatment}`}
        value={formatPence(benefitPence)}
        gap="Calculated by us"
      />
      {treatment === 'car' && (
        <KeyFigure
          label="P11D value"
          value={price.pence === null ? <Missing reason="No price is known." /> : formatPence(price.pence)}
          gap={price.origin}
          definition={percent === null ? undefined : `BIK % ${percent}%`}
        />
      )}
    </KeyFigures>
  );
}
