import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { OwnershipForm } from '@/components/costs/ownership-form';
import { PrintSection } from '@/components/layout/print/print-section';
import { BuildSummary } from '@/components/layout/builds/build-summary';
import { StreamedSection } from '@/components/layout/page/streamed-section';
import { Badge } from '@/components/ui/data/badge';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { PrintButton } from '@/components/ui/actions/print-button';
import { AprilChanges } from '@/components/tax/april-changes';
import { DriverTermsForm } from '@/components/tax/driver-terms-form';
import { FORM_FIELDS, companyCarAddress, preservedFields, readCarAddress } from '@/components/tax/company-car-address';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { DriverView } from '@/components/tax/driver-view';
import { readCompanyCar } from '@/lib/api/endpoints/tax';
import { roundedTerm } from '@/lib/domain/costs/term';
import { britishDay } from '@/lib/domain/time/calendar';
import { lawFacts } from '@/lib/domain/tax/company-car/computed-years';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { lifecycleStageOn, specificationDay } from '@/lib/domain/vehicles/lifecycle';
import { Fault } from '@/lib/fault';
import { formatDate } from '@/lib/format';
import { runReadCompanyCar } from '@/lib/features/tax/company-car';
import { answered, requireSession } from '@/lib/server';
import { findingOf, readOtherCars, savedCars, termsOf, wholeLifeOf } from './company-car-queries';
import {
  StreamedClassOneA,
  StreamedComparison,
  StreamedDutyAndFuel,
  StreamedLegislationItems,
  StreamedTaxBand,
  StreamedWholeLife,
} from './streamed-sections';
import { resultOrFault } from '../result-or-fault';
import { readVehicle } from '../read-vehicle';
import { CompanyVanView } from './company-van-view';

type CompanyCarPageProps = PageProps<'/vehicles/[kind]/[identifier]/company-car'>;

export async function generateMetadata({ params }: CompanyCarPageProps): Promise<Metadata> {
  const named = await params;
  const { kind, manufacturer, model } = await readVehicle(named.kind, named.identifier);
  return { title: `Company ${kind} tax of ${manufacturer} ${model}` };
}

export default async function CompanyCarPage({ params, searchParams }: CompanyCarPageProps) {
  await requireSession('vehicles.read');
  const { kind, identifier } = await params;
  const path = `/vehicles/${kind}/${identifier}`;
  const query = await searchParams;
  const address = readCarAddress(query);
  if (kind !== 'car')
    return (
      <CompanyVanView identifier={identifier} address={address} preserved={preservedFields(query, ...FORM_FIELDS)} />
    );
  const today = britishDay(new Date());
  const vehicle = await readVehicle(kind, identifier);
  // A build code holds its own date.
  const opensOn = address.build === undefined ? specificationDay(vehicle, today) : undefined;
  const date = address.date ?? opensOn;
  const carInput = { kind, identifier: Number(identifier), ...dated({ date, build: address.build }) } as const;
  const form = (error?: string) => (
    <DriverTermsForm
      vehicle="car"
      date={date ?? ''}
      fields={address.fields}
      isScottish={address.isScottish}
      preserved={preservedFields(query, ...FORM_FIELDS)}
      error={error}
    />
  );
  const head = await headers();
  const car = await resultOrFault(() => answered(readCompanyCar, runReadCompanyCar, carInput, head));
  if (car instanceof Fault) {
    return (
      <div className="space-y-4">
        {form(car.field === 'date' ? `${car.message} ${car.fix}` : undefined)}
        <FaultNotice error={car} money={false} />
      </div>
    );
  }
  const datedCar = { ...carInput, date: car.build.date };
  // Started now and awaited where each is drawn: what the driver pays waits for none of them.
  const life = wholeLifeOf(datedCar, address, head);
  const terms = termsOf(datedCar, address, head);
  const finding = findingOf(datedCar, head);
  const ownFields = preservedFields(query, 'date', 'build', 'with');
  const others = readOtherCars(datedCar.date, address, head, ownFields);
  const config = `${path}/configure?${new URLSearchParams({ date: datedCar.date, ...(address.build && { build: address.build }) })}`;
  const otherFields = preservedFields(query, 'date', 'build');
  const years = driverYears(car, address.terms);
  const rates = driverRates(address.isScottish, taxYearOn(datedCar.date));
  const { taxed, duty, prices } = lawFacts(car);
  return (
    // Nine tenths on paper: what the driver pays, with all eight steps, is one sheet of A4.
    <div className="space-y-4 print:[zoom:0.9]">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <BuildSummary build={car.build} configureHref={config} />
        <PrintButton>Print what the driver pays</PrintButton>
      </div>
      {form()}
      {address.date === undefined && opensOn !== undefined && lifecycleStageOn(vehicle, today) !== 'made' && (
        <Notice title={`Not in production today: the figures are for ${formatDate(opensOn)}`}>
          {lifecycleStageOn(vehicle, today) === 'coming'
            ? 'The date it is introduced. '
            : 'The last date the guide lists it as a new car. '}
          If the car was registered on another date, choose it above.
        </Notice>
      )}
      <DriverView car={car} years={years} terms={address.terms} rates={rates} />
      <PrintSection button="Print with tax band and whole life cost">
        <StreamedSection title="Tax band">
          <StreamedTaxBand
            finding={finding}
            rates={rates}
            address={(build) => companyCarAddress({ ...datedCar, build, preserved: otherFields })}
          />
        </StreamedSection>
        <AprilChanges years={years} rates={rates} />
        <StreamedSection title="Whole life cost">
          <StreamedWholeLife
            life={life}
            terms={terms}
            query={{ ...datedCar, term: address.term, miles: address.miles }}
          />
        </StreamedSection>
      </PrintSection>
      <div className="space-y-4 print:hidden">
        <StreamedSection title="Employer Class 1A NIC, five tax years">
          <StreamedClassOneA
            life={life}
            car={taxed}
            prices={prices}
            terms={address.terms}
            givenPercents={years.map(({ service }) => service.percent)}
            firstEnding={taxYearOn(datedCar.date).ending}
          />
        </StreamedSection>
        <StreamedSection title="VED and fuel benefit">
          <StreamedDutyAndFuel
            life={life}
            duty={duty}
            years={years.map(({ withServicePercent }) => withServicePercent)}
            rates={rates}
            today={today}
          />
        </StreamedSection>
        <p className="text-sm text-soft">
          <Badge>Calculated by us</Badge> marks figures that follow the published tables named beside them. All other
          figures come from the service named above them.
        </p>
        <StreamedSection title="Compare cars">
          <StreamedComparison
            life={life}
            others={others}
            saved={savedCars(head)}
            self={{ car, href: companyCarAddress({ ...datedCar, preserved: ownFields }) }}
            preserved={preservedFields(query)}
            term={roundedTerm({ termMonths: address.term, miles: address.miles })}
            terms={address.terms}
            rates={rates}
          />
        </StreamedSection>
        <StreamedSection title="Raw data">
          <StreamedLegislationItems life={life} chosen={address.items} preserved={preservedFields(query, 'item')} />
        </StreamedSection>
        <OwnershipForm
          identifier={carInput.identifier}
          registered={datedCar.date}
          pricePence={car.p11d.value?.p11d.totalPence ?? null}
        />
      </div>
    </div>
  );
}

const dated = ({ date, build }: { date: string | undefined; build: string | undefined }) => ({
  ...(date ? { date } : {}),
  ...(build ? { build } : {}),
});
