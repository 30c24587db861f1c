'use client';

import { readCompanyCar } from '@/lib/api/addresses/tax';
import { useAnswer } from '@/lib/api/use-answer';
import type { CompanyCar } from '@/lib/domain/company-car';
import { taxedCo2 } from '@/lib/domain/emission-facts';
import { encodeBuild } from '@/lib/domain/rules/share-code';
import { formatCo2, formatPercent } from '@/lib/format';
import { benefitPercent } from './benefit-percent';
import type { Work } from './work';

/** CO2 and tax band of the build a repair leads to, and how far that is from the present one. One line, always there. */
export function RepairFigures({ work: { list, build, now }, wishes }: { work: Work; wishes: readonly number[] }) {
  const isCar = list.kind === 'car';
  const asked = (of: readonly number[]) => ({
    ...{ kind: list.kind, identifier: list.identifier, date: build.date },
    build: encodeBuild({ ...build, wishes: of }),
  });
  const isWhole = now.isPossible && now.openNeeds.length === 0;
  const then = useAnswer(readCompanyCar, isCar ? asked(wishes) : null);
  const present = useAnswer(readCompanyCar, isCar && isWhole ? asked(build.wishes) : null);
  if (!isCar) return null;
  return (
    <p className="min-h-5 text-xs text-soft" aria-live="off">
      {then.data && wordsOf(then.data, present.data ?? null, build.date)}
    </p>
  );
}

function wordsOf(then: CompanyCar, present: CompanyCar | null, date: string): string {
  const [co2, before] = [co2Of(then), present && co2Of(present)];
  if (co2 === null) return '';
  const more = before === null ? 0 : Math.round(co2 - before);
  const percent = benefitPercent(then, date);
  const change = more === 0 ? '' : more > 0 ? ` (+${more})` : ` (−${-more})`;
  return `CO2 ${formatCo2(co2)}${change}${percent === null ? '' : `, benefit in kind ${formatPercent(percent / 100)}`}`;
}

const co2Of = ({ emissions }: CompanyCar): number | null => {
  const figures = emissions.value?.build.figures ?? null;
  return figures && taxedCo2(figures);
};
