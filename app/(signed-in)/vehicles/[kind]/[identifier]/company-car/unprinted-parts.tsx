import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { OwnershipForm } from '@/components/costs/ownership-form';
import { StreamedSection } from '@/components/layout/page/streamed-section';
import { FoldedOnPhone } from '@/components/ui/overlay/folded-on-phone';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { CalculatedByUs } from '@/components/tax/tabs/calculated-by-us';
import { CompanyCarPart } from '@/components/tax/tabs/company-car-part';
import { companyCarAddress, preservedFields } from '@/components/tax/company-car-address';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import type { DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { roundedTerm } from '@/lib/domain/costs/term';
import type { classOneAInputOf } from '@/lib/domain/tax/company-car/class-one-a-years';
import { firstYearWith } from '@/lib/domain/tax/company-car/dated-terms';
import { lawFacts } from '@/lib/domain/tax/company-car/computed-years';
import { carTaxCase } from '@/lib/domain/tax/company-car/tax-case';
import { taxSentences } from '@/lib/domain/tax/tax-sentences';
import { britishToday } from '@/lib/server';
import type { CompanyCarViewProps } from './company-car-view';
import { p11dDataOf, readOtherCars, savedCars, type wholeLifeOf } from './company-car-queries';
import {
  StreamedClassOneA,
  StreamedComparison,
  StreamedDutyAndFuel,
  StreamedLegislationItems,
  StreamedP11d,
} from './streamed-sections';

type UnprintedPartsProps = Omit<CompanyCarViewProps, 'children' | 'title'> & {
  years: readonly DriverYear[];
  rates: DriverRates;
  classOneA: ReturnType<typeof classOneAInputOf>;
  life: ReturnType<typeof wholeLifeOf>;
};

/** The parts that are not printed: what the employer pays, the other cars, and the services' own figures. */
export async function UnprintedParts({
  car,
  reference,
  address,
  query,
  years,
  rates,
  classOneA,
  life,
}: UnprintedPartsProps) {
  const head = await headers();
  const ownFields = preservedFields(query, 'date', 'build', 'with');
  const others = readOtherCars(reference.date, address, head, ownFields);
  const p11dData = p11dDataOf(reference, car.p11d.value?.years[0]?.ending, head);
  const shownYear = firstYearWith(reference.date, address.terms);
  const { duty } = lawFacts(car);
  const today = britishToday();
  return (
    <div className="space-y-4 print:hidden">
      <CompanyCarPart tab="employer">
        <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
          <div className="space-y-4">
            <FoldedSection title="Employer Class 1A NIC, five tax years">
              <StreamedClassOneA life={life} {...classOneA} />
            </FoldedSection>
            <CalculatedByUs />
            <PrivateBuyerCost car={car} reference={reference} />
          </div>
          <FoldedSection title="VED and fuel benefit">
            <StreamedDutyAndFuel
              life={life}
              duty={duty}
              years={years.map(({ calculated }) => calculated)}
              rates={rates}
              fuelNotes={taxSentences(carTaxCase(car, shownYear, address.terms, years[0]?.shown ?? null), 'fuel')}
              today={today}
            />
          </FoldedSection>
        </div>
      </CompanyCarPart>
      <CompanyCarPart tab="working">
        <ClosedSection title="P11D in full">
          <StreamedP11d car={car} years={years} pending={p11dData} />
        </ClosedSection>
        <FoldedSection title="Raw data" isOpen={address.items.length > 0}>
          <StreamedLegislationItems life={life} chosen={address.items} preserved={preservedFields(query, 'item')} />
        </FoldedSection>
      </CompanyCarPart>
      <CompanyCarPart tab="compare">
        <StreamedSection title="Compare cars">
          <StreamedComparison
            life={life}
            others={others}
            saved={savedCars(head)}
            self={{ car, href: companyCarAddress({ ...reference, preserved: ownFields }) }}
            preserved={preservedFields(query)}
            term={roundedTerm({ termMonths: address.term, miles: address.miles })}
            terms={address.terms}
            rates={rates}
            today={today}
          />
        </StreamedSection>
      </CompanyCarPart>
    </div>
  );
}

const PrivateBuyerCost = ({ car, reference }: Pick<CompanyCarViewProps, 'car' | 'reference'>) => (
  <Disclosure summary="Cost of ownership to a private buyer">
    <OwnershipForm
      identifier={reference.identifier}
      registered={reference.date}
      pricePence={car.p11d.value?.p11d.totalPence ?? null}
    />
  </Disclosure>
);

/** On a phone a line opens it. */
const FoldedSection = ({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) => (
  <FoldedOnPhone label={title} action="Show" isOpen={isOpen}>
    <StreamedSection title={title}>{children}</StreamedSection>
  </FoldedOnPhone>
);

/** No part of the page is longer than two screens: long, rarely read parts are closed at first. */
const ClosedSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Disclosure summary={title}>
    <StreamedSection title={title}>{children}</StreamedSection>
  </Disclosure>
);
