'use client';

import { useId, useState } from 'react';
import { BarChart } from '@/components/charts/bar-chart';
import { BAND_LOOK } from '@/components/charts/look';
import { Card } from '@/components/ui/card';
import { KeyFigure, KeyFigures } from '@/components/ui/key-figure';
import { Missing } from '@/components/ui/missing';
import { RadioGroup } from '@/components/ui/radio-group';
import type { Condition, OptionValues } from '@/lib/domain/option-values';
import { CONDITION_WORDS, LAST_MONTH, LAST_MONTH_OF_ALL } from '@/lib/domain/option-value-rules';
import { formatPercent, formatPounds } from '@/lib/format';
import { CutOptions } from './cut-options';

export interface ValuesAtMonthProps {
  values: OptionValues;
  /** As the address asks. */
  month: number;
  condition: Condition;
}

const ORDER: readonly Condition[] = ['retail', 'clean', 'average', 'below'];

/** What the options add in one month and condition. All months are here already: the slider asks nobody. */
export function ValuesAtMonth({ values, ...asked }: ValuesAtMonthProps) {
  const [month, setMonth] = useState(asked.month);
  const [wished, setCondition] = useState(asked.condition);
  const id = useId();
  const isCleanOnly = month > LAST_MONTH_OF_ALL;
  const condition = isCleanOnly ? 'clean' : wished;
  const total = values.totals[month]?.[condition] ?? null;
  const when = month === 0 ? 'now' : month === 1 ? 'in 1 month' : `in ${month} months`;
  const costNew = values.options.reduce((sum, { costNewPounds }) => sum + (costNewPounds ?? 0), 0);
  const keepMonth = () => keepInAddress('month', String(month));
  return (
    <div className="space-y-4">
      <Card title="When, and in what condition">
        <div className="grid gap-4 sm:grid-cols-2">
          <div>
            <label htmlFor={id} className="flex justify-between text-sm font-semibold">
              Months from now <output htmlFor={id}>{when}</output>
            </label>
            <input
              id={id}
              type="range"
              min={0}
              max={LAST_MONTH}
              value={month}
              aria-valuetext={when}
              onChange={({ target }) => setMonth(Number(target.value))}
              onPointerUp={keepMonth}
              onKeyUp={keepMonth}
              className="min-h-(--control) w-full accent-accent"
            />
          </div>
          <RadioGroup
            legend="Condition"
            inline
            value={condition}
            hint={isCleanOnly ? `After ${LAST_MONTH_OF_ALL} months the guide values options in Clean only.` : undefined}
            onChange={(value) => {
              const found = ORDER.find((each) => each === value);
              if (!found) return;
              setCondition(found);
              keepInAddress('condition', found);
            }}
            options={ORDER.map((value) => ({
              value,
              label: CONDITION_WORDS[value],
              disabled: isCleanOnly && value !== 'clean',
            }))}
          />
        </div>
      </Card>
      <KeyFigures>
        <KeyFigure
          lead
          band={condition}
          label={`Options add, ${CONDITION_WORDS[condition]}, ${when}`}
          value={total === null ? <Missing reason="The guide gives no total for this." /> : formatPounds(total)}
          gap={
            total !== null && costNew > 0
              ? `${formatPercent(total / costNew)} of ${formatPounds(costNew)} new`
              : undefined
          }
        />
        <KeyFigure
          label="The rules let count"
          value={values.maxOptions === null ? <Missing reason="No number is given." /> : `${values.maxOptions} options`}
          gap={
            values.maxShareOfPrice === null
              ? undefined
              : `and ${formatPercent(values.maxShareOfPrice)} of the car’s price at the most`
          }
        />
      </KeyFigures>
      <Card title="Option by option">
        <BarChart
          title={`What each option adds in Clean, ${when}`}
          lead="The guide values each option in Clean; the total above is of the condition chosen."
          unit="pounds"
          rowName="Option"
          valueName="Value"
          ghostName="Cost new"
          bars={[...values.options]
            .sort((a, b) => (b.valuePounds[month] ?? 0) - (a.valuePounds[month] ?? 0))
            .map(({ name, isPack, valuePounds, costNewPounds, isIncluded }) => ({
              label: isPack ? `${name} (pack)` : name,
              value: valuePounds[month] ?? null,
              ghost: costNewPounds,
              look: BAND_LOOK.clean,
              ...(isIncluded[month] ? {} : { remark: 'does not count' }),
            }))}
        />
      </Card>
      <CutOptions values={values} month={month} />
    </div>
  );
}

function keepInAddress(name: string, value: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set(name, value);
  window.history.replaceState(null, '', address);
}
