import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { EquipmentLevelNote } from '@/components/emissions/equipment-level-note';
import { FoldedOnPhone } from '@/components/ui/overlay/folded-on-phone';
import { DriverTermsForm } from '@/components/tax/driver-terms-form';
import { OpeningDayNotice } from '@/components/vehicles/detail/opening-day-notice';
import { FORM_FIELDS, preservedFields, readCarAddress, type CarAddress } from '@/components/tax/company-car-address';
import { companyCarTabIn, companyCarTitle } from '@/components/tax/tabs/company-car-tab';
import { readCompanyCar } from '@/lib/api/endpoints/tax';
import { refusedBecause } from '@/lib/domain/tax/company-car/certified-co2';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import { Fault } from '@/lib/fault';
import { formatDate } from '@/lib/format';
import { runReadCompanyCar } from '@/lib/features/tax/company-car';
import { britishToday, requireSession } from '@/lib/server';
import { answerOrFault } from '../../../../answer-or-fault';
import { readVehicle } from '../read-vehicle';
import { CompanyCarView } from './company-car-view';
import { CompanyVanView } from './company-van-view';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';

type CompanyCarPageProps = PageProps<'/vehicles/[kind]/[identifier]/company-car'>;

export async function generateMetadata({ params, searchParams }: CompanyCarPageProps): Promise<Metadata> {
  const named = await params;
  const vehicle = await readVehicle(named.kind, named.identifier);
  const page = pageTitle(vehicle);
  if (vehicle.kind !== 'car') return { title: page };
  const { tab } = await searchParams;
  const query = new URLSearchParams(typeof tab === 'string' ? { tab } : {});
  return { title: companyCarTitle(page, companyCarTabIn(query)) };
}

const pageTitle = (vehicle: Awaited<ReturnType<typeof readVehicle>>): string =>
  `Company ${vehicle.kind} tax of ${makeAndModel(vehicle)}`;

export default async function CompanyCarPage({ params, searchParams }: CompanyCarPageProps) {
  await requireSession('vehicles.read');
  const { kind, identifier } = await params;
  const query = await searchParams;
  const address = readCarAddress(query);
  const preserved = preservedFields(query, ...FORM_FIELDS);
  if (kind !== 'car') return <CompanyVanView identifier={identifier} address={address} preserved={preserved} />;
  const today = britishToday();
  const vehicle = await readVehicle(kind, identifier);
  // A build code holds its own date.
  const opensOn = address.build === undefined ? specificationDay(vehicle, today) : undefined;
  const date = address.date ?? opensOn;
  const reference = { kind, identifier: Number(identifier), ...dated({ date, build: address.build }) } as const;
  const head = await headers();
  const car = await answerOrFault(readCompanyCar, runReadCompanyCar, reference, head);
  const form = (
    <DriverTermsForm
      taxedAs="car"
      date={date ?? ''}
      fields={address.fields}
      isScottish={address.isScottish}
      preserved={preserved}
      error={car instanceof Fault && car.field === 'date' ? `${car.message} ${car.fix}` : undefined}
    />
  );
  if (car instanceof Fault) {
    return (
      <div className="space-y-4">
        {form}
        <FaultNotice error={car} money={false} />
      </div>
    );
  }
  return (
    <CompanyCarView
      title={pageTitle(vehicle)}
      car={car}
      reference={{ ...reference, date: car.build.date }}
      address={address}
      query={query}
    >
      <FoldedOnPhone
        label={termsWords(car.build.date, address)}
        action="Change"
        isOpen={Object.values(address.fields).some(({ problem }) => problem !== null)}
      >
        {form}
      </FoldedOnPhone>
      {car.emissions.value && refusedBecause(car) === null && (
        <EquipmentLevelNote configurations={[{ name: 'CO2 of this build', configured: car.emissions.value.build }]} />
      )}
      {address.date === undefined && opensOn !== undefined && <OpeningDayNotice vehicle={vehicle} today={today} />}
    </CompanyCarView>
  );
}

/** What the figures depend on, in one line. */
const termsWords = (registered: string, { isScottish, fields }: CarAddress): string =>
  [
    `Registered ${formatDate(registered)}`,
    isScottish ? 'Scotland' : 'England, Wales, NI',
    ...(Object.values(fields).some(({ typed }) => typed !== '') ? ['own terms'] : []),
  ].join(' · ');

const dated = ({ date, build }: { date: string | undefined; build: string | undefined }) => ({
  ...(date ? { date } : {}),
  ...(build ? { build } : {}),
});
