'use client';

import type { ReactNode } from 'react';
import { readOptionValues } from '@/lib/api/addresses/option-values';
import { readCompanyCar } from '@/lib/api/addresses/tax';
import { useAnswer } from '@/lib/api/use-answer';
import type { CompanyCar } from '@/lib/domain/company-car';
import { taxedCo2 } from '@/lib/domain/emission-facts';
import type { OptionValues } from '@/lib/domain/option-values';
import type { Repair } from '@/lib/domain/rules/configuration';
import { encodeBuild } from '@/lib/domain/rules/share-code';
import { formatCo2, formatPercent, formatPounds, formatPoundsChange } from '@/lib/format';
import type { Work } from '../work';
import { benefitPercent } from './benefit-percent';
import { p11dPence } from './p11d-pence';
import { THREE_YEARS } from './three-years';

/**
 * What a way out means for whoever drives and sells the car: P11D, CO2 and tax band, and what the options keep of their
 * price, each with how far that is from the present build. Every line is there from the start, so nothing moves.
 */
export function RepairFigures({ work: { list, build, now }, repair }: { work: Work; repair: Repair }) {
  const isCar = list.kind === 'car';
  const asked = (wishes: readonly number[]) => ({
    ...{ kind: list.kind, identifier: list.identifier, date: build.date },
    build: encodeBuild({ ...build, wishes }, list.kind),
  });
  // Against a build that lacks something there is nothing to compare.
  const before = isCar && now.isPossible && now.openNeeds.length === 0 ? asked(build.wishes) : null;
  const after = isCar ? asked(repair.wishes) : null;
  const [taxed, taxedBefore] = [useAnswer(readCompanyCar, after), useAnswer(readCompanyCar, before)];
  const [kept, keptBefore] = [useAnswer(readOptionValues, after), useAnswer(readOptionValues, before)];
  if (!isCar) return null;
  const [then, present] = [taxed.data, taxedBefore.data];
  // Without wishes there is nothing to be worth anything.
  const worth = repair.wishes.length === 0 ? 0 : keptPounds(kept.data);
  const worthNow = build.wishes.length === 0 ? 0 : keptPounds(keptBefore.data);
  return (
    <dl className="mt-2 text-xs text-soft">
      <Row term="P11D value" fault={taxed.error?.message}>
        {then && changed(p11dPence(then), present && p11dPence(present), pounds, poundsChange)}
      </Row>
      <Row term="CO2" fault={taxed.error?.message}>
        {then && changed(co2Of(then), present && co2Of(present), formatCo2, (more) => signed(more, String))}
      </Row>
      <Row term="Benefit in kind" fault={taxed.error?.message}>
        {then &&
          changed(benefitPercent(then, build.date), present && benefitPercent(present, build.date), percent, (more) =>
            signed(more, percent),
          )}
      </Row>
      <Row term="Options are worth after three years" fault={kept.error?.message}>
        {kept.data && changed(worth, worthNow, formatPounds, formatPoundsChange)}
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

function changed(
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
const percent = (each: number) => formatPercent(each / 100);
const signed = (more: number, words: (each: number) => string) => `${more > 0 ? '+' : '−'}${words(Math.abs(more))}`;

const keptPounds = (answer: { values: { value: OptionValues | null } } | undefined): number | null =>
  answer?.values.value?.totals[THREE_YEARS]?.clean ?? null;

const co2Of = ({ emissions }: CompanyCar): number | null => {
  const figures = emissions.value?.build.figures ?? null;
  const co2 = figures && taxedCo2(figures);
  return co2 === null ? null : Math.round(co2);
};
