'use client';

import { useState, type ReactNode } from 'react';
import { BarChart, type Bar } from '@/components/charts/bar/bar-chart';
import { BAND_LOOK } from '@/components/charts/marks/look';
import { useMovingValue, type MovingValue } from '@/components/charts/moving/moving-value';
import { MovingSlider } from '@/components/charts/moving/moving-slider';
import { MovingText } from '@/components/charts/moving/moving-text';
import { replaceAddress } from '@/components/ui/behaviour/router-address';
import { Card } from '@/components/ui/data/card';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Missing } from '@/components/ui/data/missing';
import { FoldedCriteria } from '@/components/ui/forms/folded-criteria';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import type { OptionValueCondition, OptionValues, ValuedOption } from '@/lib/domain/options/option-values';
import { CONDITION_WORDS, LAST_MONTH, LAST_MONTH_ALL_CONDITIONS } from '@/lib/domain/options/option-value-rules';
import { optionsFinding } from '@/lib/domain/findings/figure-findings';
import { formatDate, formatPercent, formatPlural, formatPounds } from '@/lib/format';
import { ExcludedOptions } from './excluded-options';
import { SOURCES } from '@/lib/domain/source-names';

export interface ValuesAtMonthProps {
  values: OptionValues;
  /** As the address asks. */
  month: number;
  condition: OptionValueCondition;
  /** Which car and options, as a form and in words. */
  form: ReactNode;
  chosen: readonly string[];
}

const ORDER: readonly OptionValueCondition[] = ['retail', 'clean', 'average', 'below'];

/** What the options add in one month and condition. All months are already loaded, so the slider sends no request. */
export function ValuesAtMonth({ values, form, chosen, ...initial }: ValuesAtMonthProps) {
  const [month, setMonth] = useState(initial.month);
  const [selectedCondition, setCondition] = useState(initial.condition);
  const moving = useMovingValue(month, (to) => {
    setMonth(to);
    writeToAddress('month', String(to));
  });
  const isCleanOnly = month > LAST_MONTH_ALL_CONDITIONS;
  const conditionAt = (at: number) => (at > LAST_MONTH_ALL_CONDITIONS ? 'clean' : selectedCondition);
  const condition = conditionAt(month);
  // Ordered by the month at which the slider rests.
  const ordered = values.options.toSorted((a, b) => (b.valuePounds[month] ?? 0) - (a.valuePounds[month] ?? 0));
  const all = values.options.flatMap(({ valuePounds }) => valuePounds.filter((value) => value !== null));
  return (
    <div className="space-y-4">
      <FoldedCriteria words={[...chosen, CONDITION_WORDS[condition], whenOf(month)]}>
        {form}
        <MonthControls
          moving={moving}
          condition={condition}
          isCleanOnly={isCleanOnly}
          setCondition={(found) => {
            setCondition(found);
            writeToAddress('condition', found);
          }}
        />
      </FoldedCriteria>
      <MonthFigures values={values} month={month} moving={moving} conditionAt={conditionAt} />
      <Card title="Option by option">
        <BarChart
          finding={optionsFinding(
            values.options
              .filter(({ isIncluded }) => isIncluded[month])
              .map(({ name, valuePounds, costNewPounds }) => ({
                name,
                pounds: valuePounds[month] ?? null,
                newPounds: costNewPounds,
              })),
          )}
          title={`What each option adds in Clean, ${whenOf(month)}`}
          lead={`${SOURCES.guide.atStart} values each option in Clean; the total above is of the condition chosen.`}
          unit="pounds"
          rowName="Option"
          valueName="Value"
          ghostName="List price when new"
          scaleOf={all}
          bars={ordered.map((option) => barOf(option, month))}
          live={{ moving, barsAt: (at) => ordered.map((option) => barOf(option, at)) }}
        />
      </Card>
      <ExcludedOptions values={values} month={month} />
    </div>
  );
}

interface MonthControlsProps {
  moving: MovingValue;
  condition: OptionValueCondition;
  /** Whether the month has values in Clean alone. */
  isCleanOnly: boolean;
  setCondition: (condition: OptionValueCondition) => void;
}

function MonthControls({ moving, condition, isCleanOnly, setCondition }: MonthControlsProps) {
  return (
    <div className="print:hidden">
      <Card title="Date and condition">
        <div className="grid gap-4 sm:grid-cols-2">
          <MovingSlider label="Months from now" min={0} max={LAST_MONTH} step={1} moving={moving} wordsOf={whenOf} />
          <RadioGroup
            legend="Condition"
            inline
            value={condition}
            hint={
              isCleanOnly
                ? `After ${LAST_MONTH_ALL_CONDITIONS} months ${SOURCES.guide.inText} values options in Clean only.`
                : undefined
            }
            onChange={(value) => {
              const found = ORDER.find((candidate) => candidate === value);
              if (found) setCondition(found);
            }}
            options={ORDER.map((value) => ({
              value,
              label: CONDITION_WORDS[value],
              disabled: isCleanOnly && value !== 'clean',
            }))}
          />
        </div>
      </Card>
    </div>
  );
}

interface MonthFiguresProps {
  values: OptionValues;
  /** In which the slider rests. */
  month: number;
  moving: MovingValue;
  conditionAt: (month: number) => OptionValueCondition;
}

/** What the options add in all, and how many of them the guide counts. */
function MonthFigures({ values, month, moving, conditionAt }: MonthFiguresProps) {
  const totalAt = (at: number) => values.totals[at]?.[conditionAt(at)] ?? null;
  const costNew = values.options.reduce((sum, { costNewPounds }) => sum + (costNewPounds ?? 0), 0);
  return (
    <KeyFigures>
      <KeyFigure
        lead
        band={conditionAt(month)}
        label={
          <MovingText
            moving={moving}
            wordsOf={(at) => `Options add, ${CONDITION_WORDS[conditionAt(at)]}, ${whenOf(at)}`}
          />
        }
        value={
          totalAt(month) === null ? (
            <Missing reason={`${SOURCES.guide.atStart} gives no total for this.`} />
          ) : (
            <MovingText moving={moving} wordsOf={(at) => poundsOf(totalAt(at))} />
          )
        }
        gap={
          totalAt(month) !== null && costNew > 0 ? (
            <MovingText
              moving={moving}
              wordsOf={(at) =>
                `${formatPercent((totalAt(at) ?? 0) / costNew)} of ${formatPounds(costNew)} new on ${formatDate(values.registered)}`
              }
            />
          ) : undefined
        }
      />
      <KeyFigure
        label="Most options counted"
        value={
          values.maxOptions === null ? (
            <Missing reason="No number is given." />
          ) : (
            formatPlural(values.maxOptions, 'option')
          )
        }
        gap={
          values.maxShareOfPrice === null
            ? undefined
            : `up to ${formatPercent(values.maxShareOfPrice)} of the car’s price`
        }
      />
    </KeyFigures>
  );
}

const whenOf = (month: number) => (month === 0 ? 'now' : month === 1 ? 'in 1 month' : `in ${month} months`);

const poundsOf = (pounds: number | null) => (pounds === null ? '–' : formatPounds(pounds));

function barOf({ name, isPack, valuePounds, costNewPounds, isIncluded }: ValuedOption, month: number): Bar {
  return {
    label: isPack ? `${name} (pack)` : name,
    value: valuePounds[month] ?? null,
    ghost: costNewPounds,
    look: BAND_LOOK.clean,
    ...(isIncluded[month] ? {} : { remark: 'does not count' }),
  };
}

function writeToAddress(name: string, value: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set(name, value);
  replaceAddress(address.href);
}
