import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { OwnershipForm } from '@/components/costs/ownership-form';
import { WholeLifePanel } from '@/components/costs/whole-life-panel';
import { BuildSummary } from '@/components/layout/build-summary';
import { CarsOnly } from '@/components/layout/cars-only';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { PrintButton } from '@/components/layout/print-button';
import { FaultNotice } from '@/components/ui/fault-notice';
import { CarAsked } from '@/components/tax/car-asked';
import { keptFields, readCarAddress } from '@/components/tax/car-address';
import { CompanyCarView } from '@/components/tax/company-car-view';
import { ComparedCars } from '@/components/tax/compared-cars';
import { LegislationItems } from '@/components/tax/legislation-items';
import { TaxBand } from '@/components/tax/tax-band';
import { readWholeLife as wholeLifeAddress } from '@/lib/api/addresses/costs';
import { readCompanyCar, findTaxBand } from '@/lib/api/tax';
import { Fault } from '@/lib/fault';
import { runReadCompanyCar } from '@/lib/features/tax';
import { runFindTaxBand } from '@/lib/features/tax-band';
import { answered, requireSession } from '@/lib/server';
import { othersOf, wholeLifeOf } from './asked-cars';
import { orFault } from '../or-fault';

export const metadata: Metadata = { title: 'Company car' };

type Props = PageProps<'/vehicles/[kind]/[identifier]/company-car'>;

export default async function CompanyCarPage({ params, searchParams }: Props) {
  await requireSession('vehicles.read');
  const { kind, identifier } = await params;
  const path = `/vehicles/${kind}/${identifier}`;
  if (kind !== 'car') return <CarsOnly what="P11D values, tax and whole life cost" path={path} />;
  const query = await searchParams;
  const asked = readCarAddress(query);
  const of = { kind, identifier: Number(identifier), ...dated(asked) } as const;
  const form = (error?: string) => (
    <CarAsked
      date={asked.date ?? ''}
      terms={asked.terms}
      isScottish={asked.isScottish}
      kept={keptFields(query, 'date', 'nation', 'contribution', 'away', 'paid')}
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
  const [life, finding, others] = await Promise.all([
    wholeLifeOf(exact, asked, head),
    orFault(() => answered(findTaxBand, runFindTaxBand, exact, head)),
    othersOf(car.build.date, asked, head),
  ]);
  const legislation = life instanceof Fault ? null : life.legislation.value;
  const term = life instanceof Fault ? { termMonths: asked.term, miles: asked.miles } : life.used;
  const wholeLifeInput = { ...exact, term: asked.term, miles: asked.miles };
  const config = `${path}/configure?${new URLSearchParams({ date: car.build.date, ...(asked.build && { build: asked.build }) })}`;
  return (
    <KnownAnswers of={life instanceof Fault ? [] : [known(wholeLifeAddress, wholeLifeInput, life)]}>
      {/* Nine tenths on paper: what the driver pays, with all eight steps, is one sheet of A4. */}
      <div className="space-y-4 print:[zoom:0.9]">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <BuildSummary build={car.build} configure={config} />
          <PrintButton>Print what the driver pays</PrintButton>
        </div>
        {form()}
        <CompanyCarView
          car={car}
          legislation={legislation}
          asked={asked}
          taxBand={
            finding instanceof Fault ? (
              <FaultNotice error={finding} money={false} />
            ) : (
              <TaxBand
                finding={finding}
                address={(share) =>
                  `${path}/company-car?${new URLSearchParams({ date: car.build.date, build: share })}`
                }
              />
            )
          }
          wholeLife={
            <WholeLifePanel
              key={`${car.build.date} ${asked.build}`}
              identifier={of.identifier}
              date={car.build.date}
              build={asked.build}
              term={asked.term}
              miles={asked.miles}
            />
          }
        />
        <div className="space-y-4 print:hidden">
          <ComparedCars
            cars={[{ car, legislation, href: path }, ...others.cars]}
            refused={others.refused}
            kept={keptFields(query)}
            term={term}
          />
          {legislation && (
            <LegislationItems legislation={legislation} chosen={asked.items} kept={keptFields(query, 'item')} />
          )}
          <OwnershipForm
            identifier={of.identifier}
            registered={car.build.date}
            pricePounds={(car.p11d.value?.p11d.totalPence ?? 0) / 100}
          />
        </div>
      </div>
    </KnownAnswers>
  );
}

const dated = ({ date, build }: { date: string | undefined; build: string | undefined }) => ({
  ...(date ? { date } : {}),
  ...(build ? { build } : {}),
});
