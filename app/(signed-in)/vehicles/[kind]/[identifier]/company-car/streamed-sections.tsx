/** The parts after a company car's main figures: each awaits its own services and is streamed separately. */
import { WholeLifePanel, type WholeLifePanelProps } from '@/components/costs/whole-life-panel';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { ClassOneA } from '@/components/tax/class-one-a';
import { ComparedCars, type ComparedCarsProps } from '@/components/tax/compared-cars';
import { DutyAndFuel, type DutyAndFuelProps } from '@/components/tax/duty-and-fuel';
import { LegislationItems, type LegislationItemsProps } from '@/components/tax/legislation-items';
import { P11dInFull, type P11dInFullProps } from '@/components/tax/p11d-in-full';
import { TaxBand, type TaxBandProps } from '@/components/tax/tax-band';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { readWholeLife, readWholeLifeTerms } from '@/lib/api/addresses/costs';
import type { ClassOneAInput } from '@/lib/domain/tax/company-car/class-one-a-years';
import { Fault } from '@/lib/fault';
import type { findingOf, p11dDataOf, readOtherCars, savedCars, termsOf, wholeLifeOf } from './company-car-queries';

type PendingAnswer<Reader extends (...args: never[]) => unknown> = ReturnType<Reader>;
type PendingWholeLife = PendingAnswer<typeof wholeLifeOf>;

const legislationOf = async (life: PendingWholeLife) => {
  const answer = await life;
  return answer instanceof Fault ? null : answer.legislation.value;
};

export async function StreamedTaxBand({
  finding,
  ...rest
}: { finding: PendingAnswer<typeof findingOf> } & Omit<TaxBandProps, 'finding'>) {
  const found = await finding;
  return found instanceof Fault ? <FaultNotice error={found} money={false} /> : <TaxBand finding={found} {...rest} />;
}

export async function StreamedP11d({
  pending,
  ...rest
}: Omit<P11dInFullProps, 'data'> & { pending: PendingAnswer<typeof p11dDataOf> }) {
  const data = await pending;
  if (data instanceof Fault) return <FaultNotice error={data} money={false} />;
  return data && <P11dInFull data={data} {...rest} />;
}

export async function StreamedWholeLife({
  life,
  terms,
  query,
  ...rest
}: {
  life: PendingWholeLife;
  terms: PendingAnswer<typeof termsOf>;
  query: { kind: 'car'; identifier: number; date: string; build?: string; term: number; miles: number };
} & Pick<WholeLifePanelProps, 'availability' | 'own'>) {
  const [wholeLife, wholeLifeTerms] = await Promise.all([life, terms]);
  // The browser requests failed parts again, and shows the reason in their place.
  const answers = [
    ...(wholeLife instanceof Fault ? [] : [hydratedQuery(readWholeLife, query, wholeLife)]),
    ...(wholeLifeTerms instanceof Fault ? [] : [hydratedQuery(readWholeLifeTerms, query, wholeLifeTerms)]),
  ];
  return (
    <HydratedQueries queries={answers}>
      <WholeLifePanel
        key={`${query.date} ${query.build}`}
        identifier={query.identifier}
        date={query.date}
        build={query.build}
        term={query.term}
        miles={query.miles}
        {...rest}
      />
    </HydratedQueries>
  );
}

export async function StreamedClassOneA({
  life,
  ...rest
}: { life: PendingWholeLife } & Omit<ClassOneAInput, 'legislation'>) {
  return <ClassOneA legislation={await legislationOf(life)} {...rest} />;
}

export async function StreamedDutyAndFuel({
  life,
  ...rest
}: { life: PendingWholeLife } & Omit<DutyAndFuelProps, 'legislation'>) {
  return <DutyAndFuel legislation={await legislationOf(life)} {...rest} />;
}

export async function StreamedComparison({
  life,
  others,
  saved,
  self,
  ...rest
}: {
  life: PendingWholeLife;
  others: PendingAnswer<typeof readOtherCars>;
  saved: PendingAnswer<typeof savedCars>;
  self: Omit<ComparedCarsProps['cars'][number], 'legislation'>;
} & Omit<ComparedCarsProps, 'cars' | 'refused' | 'saved'>) {
  const [legislation, { cars, refused }, builds] = await Promise.all([legislationOf(life), others, saved]);
  return <ComparedCars cars={[{ ...self, legislation }, ...cars]} refused={refused} saved={builds} {...rest} />;
}

export async function StreamedLegislationItems({
  life,
  ...rest
}: { life: PendingWholeLife } & Omit<LegislationItemsProps, 'legislation'>) {
  const legislation = await legislationOf(life);
  return legislation && <LegislationItems legislation={legislation} {...rest} />;
}
