import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { OwnershipForm } from '@/components/costs/ownership-form';
import { AlsoOnPaper } from '@/components/layout/also-on-paper';
import { BuildSummary } from '@/components/layout/build-summary';
import { Later } from '@/components/layout/later';
import { Badge } from '@/components/ui/badge';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Notice } from '@/components/ui/notice';
import { PrintButton } from '@/components/ui/print-button';
import { AprilChanges } from '@/components/tax/april-changes';
import { CarAsked } from '@/components/tax/car-asked';
import { ASKED_FIELDS, companyCarAddress, keptFields, readCarAddress } from '@/components/tax/car-address';
import { driverRates } from '@/components/tax/driver-rates';
import { DriverView } from '@/components/tax/driver-view';
import { readCompanyCar } from '@/lib/api/tax';
import { britishDay } from '@/lib/domain/calendar';
import { lawFacts } from '@/lib/domain/company-car-working';
import { driverYears } from '@/lib/domain/driver-years';
import { taxYearOn } from '@/lib/domain/tax/years';
import { roundedTerm } from '@/lib/domain/term';
import { lifeOn, specificationDay } from '@/lib/domain/vehicle-life';
import { Fault } from '@/lib/fault';
import { formatDate } from '@/lib/format';
import { runReadCompanyCar } from '@/lib/features/tax';
import { answered, requireSession } from '@/lib/server';
import { findingOf, othersOf, savedCars, termsOf, wholeLifeOf } from './asked-cars';
import {
  ClassOneALater,
  ComparedLater,
  DutyAndFuelLater,
  LegislationItemsLater,
  TaxBandLater,
  WholeLifeLater,
} from './later-parts';
import { orFault } from '../or-fault';
import { readVehicle } from '../read-vehicle';
import { CompanyVanView } from './company-van-view';

type Props = PageProps<'/vehicles/[kind]/[identifier]/company-car'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const named = await params;
  const { kind, manufacturer, model } = await readVehicle(named.kind, named.identifier);
  return { title: `Company ${kind} tax of ${manufacturer} ${model}` };
}

export default async function CompanyCarPage({ params, searchParams }: Props) {
  await requireSession('vehicles.read');
  const { kind, identifier } = await params;
  const path = `/vehicles/${kind}/${identifier}`;
  const query = await searchParams;
  const asked = readCarAddress(query);
  if (kind !== 'car')
    return <CompanyVanView identifier={identifier} asked={asked} kept={keptFields(query, ...ASKED_FIELDS)} />;
  const today = britishDay(new Date());
  const vehicle = await readVehicle(kind, identifier);
  // A build code holds its own day.
  const opensOn = asked.build === undefined ? specificationDay(vehicle, today) : undefined;
  const date = asked.date ?? opensOn;
  const of = { kind, identifier: Number(identifier), ...dated({ date, build: asked.build }) } as const;
  const form = (error?: string) => (
    <CarAsked
      vehicle="car"
      date={date ?? ''}
      fields={asked.fields}
      isScottish={asked.isScottish}
      kept={keptFields(query, ...ASKED_FIELDS)}
      error={error}
    />
  );
  const head = await headers();
  const car = await orFault(() => answered(readCompanyCar, runReadCompanyCar, of, head));
  if (car instanceof Fault) {
    return (
      <div className="space-y-4">
        {form(car.field === 'date' ? `${car.message} ${car.fix}` : undefined)}
        <FaultNotice error={car} money={false} />
      </div>
    );
  }
  const exact = { ...of, date: car.build.date };
  // Begun now and awaited where each is drawn: what the driver pays waits for none of them.
  const life = wholeLifeOf(exact, asked, head);
  const terms = termsOf(exact, asked, head);
  const finding = findingOf(exact, head);
  const alone = keptFields(query, 'date', 'build', 'with');
  const others = othersOf(exact.date, asked, head, alone);
  const config = `${path}/configure?${new URLSearchParams({ date: exact.date, ...(asked.build && { build: asked.build }) })}`;
  const rest = keptFields(query, 'date', 'build');
  const years = driverYears(car, asked.terms);
  const rates = driverRates(asked.isScottish, taxYearOn(exact.date));
  const { taxed, duty, prices } = lawFacts(car);
  return (
    // Nine tenths on paper: what the driver pays, with all eight steps, is one sheet of A4.
    <div className="space-y-4 print:[zoom:0.9]">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <BuildSummary build={car.build} configure={config} />
        <PrintButton>Print what the driver pays</PrintButton>
      </div>
      {form()}
      {asked.date === undefined && opensOn !== undefined && lifeOn(vehicle, today) !== 'made' && (
        <Notice title={`Not made today: the figures are of ${formatDate(opensOn)}`}>
          {lifeOn(vehicle, today) === 'coming'
            ? 'The day it is introduced. '
            : 'The last day the guide specifies it as a new car. '}
          Choose another day above for a car registered then.
        </Notice>
      )}
      <DriverView car={car} years={years} terms={asked.terms} rates={rates} />
      <AlsoOnPaper button="Print with tax band and whole life cost">
        <Later title="Tax band">
          <TaxBandLater
            finding={finding}
            rates={rates}
            address={(build) => companyCarAddress({ ...exact, build, kept: rest })}
          />
        </Later>
        <AprilChanges years={years} rates={rates} />
        <Later title="Whole life cost">
          <WholeLifeLater life={life} terms={terms} asked={{ ...exact, term: asked.term, miles: asked.miles }} />
        </Later>
      </AlsoOnPaper>
      <div className="space-y-4 print:hidden">
        <Later title="Employer’s class 1A, five tax years">
          <ClassOneALater
            life={life}
            car={taxed}
            prices={prices}
            terms={asked.terms}
            givenPercents={years.map(({ service }) => service.percent)}
            firstEnding={taxYearOn(exact.date).ending}
          />
        </Later>
        <Later title="Vehicle tax and private fuel">
          <DutyAndFuelLater
            life={life}
            duty={duty}
            years={years.map(({ reckoned }) => reckoned)}
            rates={rates}
            today={today}
          />
        </Later>
        <p className="text-sm text-soft">
          <Badge>Computed by us</Badge> stands at whatever no service answers: it follows the published tables it names.
          Everything else is the answer of the service it is under.
        </p>
        <Later title="Side by side">
          <ComparedLater
            life={life}
            others={others}
            saved={savedCars(head)}
            self={{ car, href: companyCarAddress({ ...exact, kept: alone }) }}
            kept={keptFields(query)}
            term={roundedTerm({ termMonths: asked.term, miles: asked.miles })}
            terms={asked.terms}
            rates={rates}
          />
        </Later>
        <Later title="The legislation service’s answer, item by item">
          <LegislationItemsLater life={life} chosen={asked.items} kept={keptFields(query, 'item')} />
        </Later>
        <OwnershipForm
          identifier={of.identifier}
          registered={exact.date}
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
