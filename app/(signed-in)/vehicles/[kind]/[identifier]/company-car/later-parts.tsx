/** What follows the chief figures of a company car: each part awaits its own services and is streamed by itself. */
import { WholeLifePanel } from '@/components/costs/whole-life-panel';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { ClassOneA, type ClassOneAProps } from '@/components/tax/class-one-a';
import { ComparedCars, type ComparedCarsProps } from '@/components/tax/compared-cars';
import { DutyAndFuel, type DutyAndFuelProps } from '@/components/tax/duty-and-fuel';
import { LegislationItems, type LegislationItemsProps } from '@/components/tax/legislation-items';
import { TaxBand, type TaxBandProps } from '@/components/tax/tax-band';
import { FaultNotice } from '@/components/ui/fault-notice';
import { readWholeLife, readWholeLifeTerms } from '@/lib/api/addresses/costs';
import { Fault } from '@/lib/fault';
import type { findingOf, othersOf, savedCars, termsOf, wholeLifeOf } from './asked-cars';

type Answered<Ask extends (...asked: never[]) => unknown> = ReturnType<Ask>;
type Life = Answered<typeof wholeLifeOf>;

const legislationOf = async (life: Life) => {
  const answer = await life;
  return answer instanceof Fault ? null : answer.legislation.value;
};

export async function TaxBandLater({
  finding,
  ...rest
}: { finding: Answered<typeof findingOf> } & Omit<TaxBandProps, 'finding'>) {
  const found = await finding;
  return found instanceof Fault ? <FaultNotice error={found} money={false} /> : <TaxBand finding={found} {...rest} />;
}

export async function WholeLifeLater({
  life,
  terms,
  asked,
}: {
  life: Life;
  terms: Answered<typeof termsOf>;
  asked: { kind: 'car'; identifier: number; date: string; build?: string; term: number; miles: number };
}) {
  const [one, all] = await Promise.all([life, terms]);
  // What failed is asked for again by the browser, which says why where it stands.
  const answers = [
    ...(one instanceof Fault ? [] : [known(readWholeLife, asked, one)]),
    ...(all instanceof Fault ? [] : [known(readWholeLifeTerms, asked, all)]),
  ];
  return (
    <KnownAnswers of={answers}>
      <WholeLifePanel
        key={`${asked.date} ${asked.build}`}
        identifier={asked.identifier}
        date={asked.date}
        build={asked.build}
        term={asked.term}
        miles={asked.miles}
      />
    </KnownAnswers>
  );
}

export async function ClassOneALater({ life, ...rest }: { life: Life } & Omit<ClassOneAProps, 'legislation'>) {
  return <ClassOneA legislation={await legislationOf(life)} {...rest} />;
}

export async function DutyAndFuelLater({ life, ...rest }: { life: Life } & Omit<DutyAndFuelProps, 'legislation'>) {
  return <DutyAndFuel legislation={await legislationOf(life)} {...rest} />;
}

export async function ComparedLater({
  life,
  others,
  saved,
  self,
  ...rest
}: {
  life: Life;
  others: Answered<typeof othersOf>;
  saved: Answered<typeof savedCars>;
  self: Omit<ComparedCarsProps['cars'][number], 'legislation'>;
} & Omit<ComparedCarsProps, 'cars' | 'refused' | 'saved'>) {
  const [legislation, { cars, refused }, builds] = await Promise.all([legislationOf(life), others, saved]);
  return <ComparedCars cars={[{ ...self, legislation }, ...cars]} refused={refused} saved={builds} {...rest} />;
}

export async function LegislationItemsLater({
  life,
  ...rest
}: { life: Life } & Omit<LegislationItemsProps, 'legislation'>) {
  const legislation = await legislationOf(life);
  return legislation && <LegislationItems legislation={legislation} {...rest} />;
}
