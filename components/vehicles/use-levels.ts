'use client';

import { useMemo } from 'react';
import type { ListChoice } from '@/components/ui/list-box';
import {
  listDerivatives,
  listManufacturers,
  listModels,
  listModelYears,
  listRanges,
} from '@/lib/api/addresses/vehicles';
import { useAnswer, useFetchAhead } from '@/lib/api/use-answer';
import type { Day } from '@/lib/domain/calendar';
import { lifeOn } from '@/lib/domain/vehicle-life';
import type { Derivative } from '@/lib/domain/vehicle-description';
import type { Level, ModelLevel } from '@/lib/domain/vehicle-levels';
import { formatDate } from '@/lib/format';
import { ALL_MODELS, chosenAt, questionsOf, type Builder, type LevelName } from './builder-address';
import { lifeWords } from './life-words';

export interface LevelList {
  /** undefined while it is not there. */
  readonly choices: readonly ListChoice[] | undefined;
  /** How many are listed, where one of the choices stands for all of them. */
  readonly count?: number;
  readonly error: unknown;
  readonly again: () => void;
  /** Changes with what is asked. */
  readonly key: string;
}

/** The list of every level on the way, asked for side by side, and what a choice would lead to fetched ahead. */
export function useLevels(builder: Builder, today: Day) {
  const asked = questionsOf(builder);
  const manufacturers = useAnswer(listManufacturers, asked.manufacturer);
  const ranges = useAnswer(listRanges, asked.range);
  const models = useAnswer(listModels, asked.model);
  const derivatives = useAnswer(listDerivatives, asked.derivative);
  const ahead = useFetchAhead();

  // Made anew with each answer and not with each paint: a list whose choices are the same is not painted again.
  const manufacturerChoices = useMemo(() => manufacturers.data?.map(levelChoice), [manufacturers.data]);
  const rangeChoices = useMemo(() => ranges.data?.map(levelChoice), [ranges.data]);
  const modelChoices = useMemo(
    () => models.data && withAllModels(models.data.map(modelChoice), builder.ranged),
    [models.data, builder.ranged],
  );
  const derivativeChoices = useMemo(
    () => derivatives.data?.map((each) => derivativeChoice(each, today)),
    [derivatives.data, today],
  );

  const listOf = (
    answer: { error: unknown; refetch: () => Promise<unknown> },
    level: LevelName,
    choices: readonly ListChoice[] | undefined,
  ): LevelList => ({
    choices,
    error: answer.error,
    again: () => void answer.refetch(),
    key: `${level} ${JSON.stringify(asked[level])}`,
  });

  return {
    manufacturer: listOf(manufacturers, 'manufacturer', manufacturerChoices),
    range: listOf(ranges, 'range', rangeChoices),
    model: { ...listOf(models, 'model', modelChoices), ...(models.data && { count: models.data.length }) },
    derivative: listOf(derivatives, 'derivative', derivativeChoices),
    derivatives: derivatives.data,
    fetchAhead(level: LevelName, code: number) {
      const next = questionsOf(chosenAt(builder, level, code));
      if (level === 'manufacturer' && builder.ranged && next.range) ahead(listRanges, next.range);
      else if (level !== 'model' && level !== 'derivative' && next.model) ahead(listModels, next.model);
      else if (level === 'model' && next.derivative) ahead(listDerivatives, next.derivative);
      else if (level === 'derivative' && next.modelYears) ahead(listModelYears, next.modelYears);
    },
  };
}

const levelChoice = ({ code, name }: Level): ListChoice => ({ id: code, text: name });

function modelChoice({ code, name, introducedYear, discontinuedYear }: ModelLevel): ListChoice {
  if (introducedYear === null) return { id: code, text: name };
  return { id: code, text: name, detail: `${introducedYear} – ${discontinuedYear ?? 'now'}` };
}

/** Of a range with several, last, so that arrows come to a model first. */
function withAllModels(models: readonly ListChoice[], ranged: boolean): readonly ListChoice[] {
  if (!ranged || models.length < 2) return models;
  return [...models, { id: ALL_MODELS, text: `All ${models.length} models`, detail: 'Every derivative of the range' }];
}

/** `From 1 Nov 2016 · model year 2026 · On run-out until 25 Oct 2026`. */
function derivativeChoice(derivative: Derivative, today: Day): ListChoice {
  const { identifier, name, introduced, modelYear, sector } = derivative;
  const detail = [
    introduced && `From ${formatDate(introduced)}`,
    lifeOn(derivative, today) === 'made'
      ? null
      : lifeWords(derivative, today).replace(/^./, (first) => first.toLowerCase()),
    modelYear && `model year ${modelYear}`,
    sector,
  ];
  return { id: identifier, text: name, detail: detail.filter(Boolean).join(' · ') };
}
