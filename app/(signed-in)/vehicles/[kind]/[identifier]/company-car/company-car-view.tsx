import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { PrintedWithAll } from '@/components/layout/print/print-all';
import { BuildSummary } from '@/components/layout/builds/build-summary';
import { StreamedSection } from '@/components/layout/page/streamed-section';
import { AprilChanges } from '@/components/tax/april-changes';
import { companyCarAddress, preservedFields, type CarAddress } from '@/components/tax/company-car-address';
import { CompanyCarPart } from '@/components/tax/tabs/company-car-part';
import { CompanyCarTabs } from '@/components/tax/tabs/company-car-tabs';
import { PrintChoices } from '@/components/tax/tabs/print-choices';
import { DriverView, type DriverViewProps } from '@/components/tax/driver-view';
import { classOneAInputOf } from '@/lib/domain/tax/company-car/class-one-a-years';
import { firstYearWith, overWholeYears } from '@/lib/domain/tax/company-car/dated-terms';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { ownCostsOf } from '@/lib/domain/costs/own-costs';
import { FoldedOnPhone } from '@/components/ui/overlay/folded-on-phone';
import { britishToday } from '@/lib/server';
import { findingOf, termsOf, wholeLifeOf, type CarReference } from './company-car-queries';
import { UnprintedParts } from './unprinted-parts';
import { StreamedTaxBand, StreamedWholeLife } from './streamed-sections';

export interface CompanyCarViewProps {
  /** Of the page, without the part that is shown. */
  title: string;
  car: DriverViewProps['car'];
  /** The car on the day of its figures. */
  reference: CarReference;
  address: CarAddress;
  query: Parameters<typeof preservedFields>[0];
  /** The form of the driver's terms, and other explanations of the figures above it. */
  children: ReactNode;
}

/** What the driver pays, which waits for no other service; then sections that are streamed as their answers come. */
export async function CompanyCarView({ title, car, reference, address, query, children }: CompanyCarViewProps) {
  const head = await headers();
  // Started now and awaited where each is rendered, so that what the driver pays waits for none of them.
  const life = wholeLifeOf(reference, address, head);
  const terms = termsOf(reference, address, head);
  const finding = findingOf(reference, head);
  const { date } = reference;
  const buildQuery = new URLSearchParams({ date, ...(address.build && { build: address.build }) });
  const otherFields = preservedFields(query, 'date', 'build');
  const years = driverYears(car, address.terms);
  const wholeYears = driverYears(car, overWholeYears(date, address.terms));
  const classOneA = classOneAInputOf(car, address.terms);
  const today = britishToday();
  const rates = driverRates(address.isScottish, firstYearWith(date, address.terms));
  return (
    // Scaled to nine tenths in print, so that what the driver pays, with all eight steps, fits one sheet of A4.
    <div className="space-y-4 print:[zoom:0.9]">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <BuildSummary
          build={car.build}
          configureHref={`/vehicles/car/${reference.identifier}/configure?${buildQuery}`}
          today={today}
        />
        <PrintChoices where="max-sm:hidden" />
      </div>
      <CompanyCarTabs page={title} />
      <DriverView car={car} years={years} terms={address.terms} rates={rates} today={today}>
        {children}
      </DriverView>
      <PrintedWithAll>
        <CompanyCarPart tab="driver">
          <FoldedOnPhone label="Tax band" action="Show" printed>
            <StreamedSection title="Tax band">
              <StreamedTaxBand
                finding={finding}
                rates={rates}
                address={(build) => companyCarAddress({ ...reference, build, preserved: otherFields })}
              />
            </StreamedSection>
          </FoldedOnPhone>
        </CompanyCarPart>
        <CompanyCarPart tab="working">
          <FoldedOnPhone label="What changes next April" action="Show" printed>
            <AprilChanges years={wholeYears} rates={rates} />
          </FoldedOnPhone>
        </CompanyCarPart>
        <CompanyCarPart tab="employer">
          <StreamedSection title="Whole life cost">
            <StreamedWholeLife
              life={life}
              terms={terms}
              query={{ ...reference, term: address.term, miles: address.miles }}
              availability={address.terms.availability}
              own={ownCostsOf(car, address.terms, today)}
            />
          </StreamedSection>
        </CompanyCarPart>
      </PrintedWithAll>
      <UnprintedParts
        car={car}
        reference={reference}
        address={address}
        query={query}
        years={years}
        rates={rates}
        classOneA={classOneA}
        life={life}
      />
      <PrintChoices where="sm:hidden" />
    </div>
  );
}
