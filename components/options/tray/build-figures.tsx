'use client';

import { memo, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { readEmissions } from '@/lib/api/addresses/emissions';
import { readCompanyCar } from '@/lib/api/addresses/tax';
import { useAnswer } from '@/lib/api/client/use-answer';
import { guideNedcCo2 } from '@/lib/domain/tax/company-car/certified-co2';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { isOfAllOptions, taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import type { ConfiguredEmissions } from '@/lib/domain/emissions/emissions';
import { problemWords } from '@/lib/domain/emissions/emissions-problem';
import { EQUIPMENT_LEVEL_WORDS } from '@/lib/domain/emissions/equipment-levels';
import { encodeBuild } from '@/lib/domain/options/share-code';
import { sumWords } from '@/lib/domain/options/pricing/sum-words';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { formatCo2, formatList, formatPercent } from '@/lib/format';
import { benefitPercent, nextBandOfBuild, noPercentReason } from '@/components/options/repairs/benefit-percent';
import { p11dPence } from '@/components/options/repairs/p11d-pence';
import type { BuildState } from '@/components/options/build-state';
import { MonthFigure } from './month-figure';
import { Why } from './why';

/**
 * P11D, CO2 and its band, requested from the provider once a build is complete. Each is shown, or why it is missing.
 */
export const BuildFigures = memo(function BuildFigures({ state: { list, build, now } }: { state: BuildState }) {
  const isWhole = now.isPossible && now.openNeeds.length === 0;
  const code = isWhole ? encodeBuild(build, list.kind) : null;
  const query = code === null ? null : { kind: list.kind, identifier: list.identifier, date: build.date, build: code };
  const car = useAnswer(readCompanyCar, list.kind === 'car' ? query : null);
  const van = useAnswer(readEmissions, list.kind === 'van' ? query : null);
  const fault = (car.error ?? van.error)?.message ?? null;
  const wait = isWhole ? <Skeleton width="short" /> : <Why>Available when build is valid</Why>;
  if (list.kind === 'van') {
    const first = van.data?.emissions.configurations[0];
    return (
      <Figures>
        <Row term="CO2">{fault ? <Why>{fault}</Why> : van.data ? co2Of(first ?? null, null) : wait}</Row>
      </Figures>
    );
  }
  const shown = (render: (data: CompanyCarFigures) => ReactNode) =>
    fault ? <Why>{fault}</Why> : car.data ? render(car.data) : wait;
  return (
    <Figures>
      <Row term="P11D value">{shown(p11dOf)}</Row>
      <Row term="CO2">{shown(carCo2)}</Row>
      <Row term={`Benefit in kind ${taxYearOn(build.date).name}`}>{shown((data) => bandOf(data, build.date))}</Row>
      <Row term="Driver’s tax at 20%">
        {shown((data) => (
          <MonthFigure car={data} date={build.date} />
        ))}
      </Row>
    </Figures>
  );
});

const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="space-y-1 border-t border-line pt-2 text-sm" data-figures>
    {children}
  </dl>
);

/** Always two lines high, so that nothing moves when the figure arrives. */
const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex min-h-10 justify-between gap-3">
    <dt className="text-soft">{term}</dt>
    <dd className="min-w-16 text-right font-medium">{children}</dd>
  </div>
);

function p11dOf(car: CompanyCarFigures): ReactNode {
  const { p11d, leftOut, build } = car;
  const total = p11dPence(car);
  if (p11d.value === null) return <Why>{p11d.because.reason}</Why>;
  if (total === null) return <Why>No price for this date</Why>;
  const added = leftOut.filter(({ pence }) => pence !== null);
  return (
    <>
      {sumWords(total, build.onApplication.length > 0)}
      {added.length > 0 && (
        <span className="block max-w-52 text-xs font-normal text-soft">
          {formatList(added.map(({ name }) => name))} added at list price: the service does not accept options that are
          also in a pack
        </span>
      )}
    </>
  );
}

function carCo2(car: CompanyCarFigures): ReactNode {
  const { emissions } = car;
  const guide = guideNedcCo2(car);
  if (guide !== null && !emissions.value?.build.figures) {
    return (
      <>
        {formatCo2(guide)}
        <span className="block max-w-52 text-xs font-normal text-soft">NEDC, without options</span>
      </>
    );
  }
  if (emissions.value === null) return <Why>{emissions.because.reason}</Why>;
  return co2Of(emissions.value.build, emissions.value.plain);
}

function co2Of(cachedConfiguration: ConfiguredEmissions | null, plain: ConfiguredEmissions | null): ReactNode {
  const figures = cachedConfiguration?.figures ?? null;
  const co2 = figures && taxedCo2(figures);
  if (co2 === null) {
    const [problem] = cachedConfiguration?.problems ?? [];
    return <Why>{(problem && problemWords(problem)) ?? 'The service gives no CO2 for this build'}</Why>;
  }
  const without = plain?.figures ? taxedCo2(plain.figures) : null;
  const isComparable = cachedConfiguration !== null && isOfAllOptions(cachedConfiguration);
  const more = without === null || !isComparable ? 0 : Math.floor(co2) - Math.floor(without);
  return (
    <>
      {formatCo2(co2)}
      {cachedConfiguration && cachedConfiguration.level !== 'whole' && (
        <span className="block max-w-52 text-xs font-normal text-soft">
          {EQUIPMENT_LEVEL_WORDS[cachedConfiguration.level]}
        </span>
      )}
      {more !== 0 && (
        <span className="block text-xs font-normal text-soft">
          {more > 0 ? '+' : '−'}
          {formatCo2(Math.abs(more))} with options
        </span>
      )}
    </>
  );
}

function bandOf(data: CompanyCarFigures, date: string): ReactNode {
  const percent = benefitPercent(data, date);
  if (percent !== null) {
    return (
      <>
        {formatPercent(percent / 100)}
        <span className="block text-xs font-normal text-soft">{nextBandOfBuild(data, date)}</span>
      </>
    );
  }
  const stated = data.p11d.value?.years[0]?.percent ?? null;
  if (stated === null) return <Why>{noPercentReason(data, date)}</Why>;
  return (
    <>
      {formatPercent(stated / 100)} <Why>from the P11D service</Why>
    </>
  );
}
