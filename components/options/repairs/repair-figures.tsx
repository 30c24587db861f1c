'use client';

import type { ReactNode } from 'react';
import { readOptionValues } from '@/lib/api/addresses/option-values';
import { readCompanyCar } from '@/lib/api/addresses/tax';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import type { OptionValues } from '@/lib/domain/options/option-values';
import type { Repair } from '@/lib/domain/options/configuration';
import { encodeBuild } from '@/lib/domain/options/share-code';
import { formatCo2, formatPercent, formatPounds, formatPoundsChange } from '@/lib/format';
import type { BuildState } from '@/components/options/build-state';
import { benefitPercent } from './benefit-percent';
import { p11dPence } from './p11d-pence';
import { THREE_YEARS } from './three-years';

/**
 * What a repair changes for the driver and the seller of the car: P11D, CO2, tax band and the residual value of the
 * options, each with the difference from the current build. Every line is there from the start, so nothing moves.
 */
export function RepairFigures({ state: { list, build, now }, repair }: { state: BuildState; repair: Repair }) {
  const isCar = list.kind === 'car';
  const queryFor = (selections: readonly number[]) => ({
    kind: list.kind,
    identifier: list.identifier,
    date: build.date,
    build: encodeBuild({ ...build, selections }, list.kind),
  });
  // An incomplete build gives nothing to compare with.
  const before = isCar && now.isPossible && now.openNeeds.length === 0 ? queryFor(build.selections) : null;
  const after = isCar ? queryFor(repair.selections) : null;
  const [taxed, taxedBefore] = [useAnswer(readCompanyCar, after), useAnswer(readCompanyCar, before)];
  const [values, valuesBefore] = [useAnswer(readOptionValues, after), useAnswer(readOptionValues, before)];
  if (!isCar) return null;
  const [then, presentCar] = [taxed.data, taxedBefore.data];
  // Without selections there is no option value.
  const worth = repair.selections.length === 0 ? 0 : residualPounds(values.data);
  const worthNow = build.selections.length === 0 ? 0 : residualPounds(valuesBefore.data);
  return (
    <dl className="mt-2 text-xs text-soft">
      <Row term="P11D value" fault={taxed.error?.message}>
        {then && changeText(p11dPence(then), presentCar && p11dPence(presentCar), pounds, poundsChange)}
      </Row>
      <Row term="CO2" fault={taxed.error?.message}>
        {then && changeText(co2Of(then), presentCar && co2Of(presentCar), formatCo2, (more) => signed(more, String))}
      </Row>
      <Row term="Benefit in kind" fault={taxed.error?.message}>
        {then &&
          changeText(
            benefitPercent(then, build.date),
            presentCar && benefitPercent(presentCar, build.date),
            percent,
            (more) => signed(more, percent),
          )}
      </Row>
      <Row term="Value of options after three years" fault={values.error?.message}>
        {values.data && changeText(worth, worthNow, formatPounds, formatPoundsChange)}
      </Row>
    </dl>
  );
}

function Row({ term, fault, children }: { term: string; fault: string | undefined; children: ReactNode }) {
  return (
    <div className="flex min-h-5 justify-between gap-3">
      <dt>{term}</dt>
      <dd className="text-right">{fault ?? children}</dd>
    </div>
  );
}

function changeText(
  figure: number | null,
  before: number | null | undefined,
  words: (figure: number) => string,
  change: (more: number) => string,
): ReactNode {
  if (figure === null) return 'not known';
  if (before === null || before === undefined) return words(figure);
  return (
    <>
      {words(figure)}{' '}
      <span className="font-semibold text-ink">{figure === before ? 'as now' : change(figure - before)}</span>
    </>
  );
}

const pounds = (pence: number) => formatPounds(pence / 100);
const poundsChange = (pence: number) => formatPoundsChange(pence / 100);
const percent = (value: number) => formatPercent(value / 100);
const signed = (more: number, words: (value: number) => string) => `${more > 0 ? '+' : '−'}${words(Math.abs(more))}`;

const residualPounds = (answer: { values: { value: OptionValues | null } } | undefined): number | null =>
  answer?.values.value?.totals[THREE_YEARS]?.clean ?? null;

const co2Of = ({ emissions }: CompanyCarFigures): number | null => {
  const figures = emissions.value?.build.figures ?? null;
  const co2 = figures && taxedCo2(figures);
  return co2 === null ? null : Math.floor(co2);
};
