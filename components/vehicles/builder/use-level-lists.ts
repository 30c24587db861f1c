'use client';

import { createElement, useMemo } from 'react';
import type { ListChoice } from '@/components/ui/forms/list-box';
import {
  listDerivativeFigures,
  listDerivatives,
  listManufacturers,
  listModels,
  listModelYears,
  listRanges,
} from '@/lib/api/addresses/vehicles';
import { useAnswer, usePrefetch } from '@/lib/api/client/use-answer';
import type { DerivativeFigures } from '@/lib/domain/tax/company-car/derivative-figures';
import { filteredByFigures, type FiguresFilter } from '@/lib/domain/tax/company-car/figures-filter';
import type { Day } from '@/lib/domain/time/calendar';
import { lifecycleStageOn } from '@/lib/domain/vehicles/lifecycle';
import type { ListedDerivative } from '@/lib/domain/vehicles/vehicle-description';
import type { VehicleLevel, ModelLevel } from '@/lib/domain/vehicles/levels';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatDate } from '@/lib/format';
import { ALL_MODELS, withChoice, levelQueries, type BuilderView, type LevelName } from './builder-address';
import { DerivativeFiguresLine } from './derivative-figures-line';
import { lifeWords } from '@/components/vehicles/life-words';

export interface BuilderLevelList {
  /** undefined while it is loading. */
  readonly choices: readonly ListChoice[] | undefined;
  /** The number of items, if one of the choices means all of them. */
  readonly count?: number;
  readonly error: unknown;
  readonly retry: () => void;
  /** Changes with the query. */
  readonly key: string;
}

/** The lists of all levels, requested at the same time, with a function that prefetches what a choice leads to. */
export function useLevelLists(builder: BuilderView, today: Day) {
  const queries = levelQueries(builder);
  const manufacturers = useAnswer(listManufacturers, queries.manufacturer);
  const ranges = useAnswer(listRanges, queries.range);
  const models = useAnswer(listModels, queries.model);
  const derivatives = useAnswer(listDerivatives, queries.derivative);
  const figures = useAnswer(listDerivativeFigures, queries.figures);
  const hasFigures = queries.figures !== null;
  const prefetch = usePrefetch();

  // Recomputed for each answer, not each render, so that an unchanged list is not painted again.
  const manufacturerChoices = useMemo(() => manufacturers.data?.map(levelChoice), [manufacturers.data]);
  const rangeChoices = useMemo(() => ranges.data?.map(levelChoice), [ranges.data]);
  const modelChoices = useMemo(
    () => models.data && withAllModels(models.data.map(modelChoice), builder.ranged),
    [models.data, builder.ranged],
  );
  const derivativeChoices = useMemo(
    () =>
      derivatives.data &&
      (hasFigures
        ? choicesWithFigures(derivatives.data, figures.data, builder.figures, today)
        : derivatives.data.map((derivative) => derivativeChoice(derivative, today))),
    [derivatives.data, figures.data, hasFigures, builder.figures, today],
  );

  const levelList = (
    answer: { error: unknown; refetch: () => Promise<unknown> },
    level: LevelName,
    choices: readonly ListChoice[] | undefined,
  ): BuilderLevelList => ({
    choices,
    error: answer.error,
    retry: () => void answer.refetch(),
    key: `${level} ${JSON.stringify(queries[level])}`,
  });

  return {
    manufacturer: levelList(manufacturers, 'manufacturer', manufacturerChoices),
    range: levelList(ranges, 'range', rangeChoices),
    model: { ...levelList(models, 'model', modelChoices), ...(models.data && { count: models.data.length }) },
    derivative: {
      ...levelList(derivatives, 'derivative', derivativeChoices),
      ...(derivatives.data && { count: derivatives.data.length }),
    },
    /** Of the tax figures beside the derivatives. */
    figuresError: figures.error,
    derivatives: derivatives.data,
    prefetchLevel: (level: LevelName, code: number) => {
      const nextQueries = levelQueries(withChoice(builder, level, code));
      if (level === 'manufacturer' && builder.ranged && nextQueries.range) prefetch(listRanges, nextQueries.range);
      else if (level !== 'model' && level !== 'derivative' && nextQueries.model)
        prefetch(listModels, nextQueries.model);
      else if (level === 'model' && nextQueries.derivative) prefetch(listDerivatives, nextQueries.derivative);
      else if (level === 'derivative' && nextQueries.modelYears) prefetch(listModelYears, nextQueries.modelYears);
    },
  };
}

const levelChoice = ({ code, name }: VehicleLevel): ListChoice => ({ id: code, text: displayName(name) });

function modelChoice({ code, name, introducedYear, discontinuedYear }: ModelLevel): ListChoice {
  if (introducedYear === null) return { id: code, text: displayName(name) };
  return { id: code, text: displayName(name), detail: `${introducedYear} – ${discontinuedYear ?? 'now'}` };
}

/** All models of a range as the last choice, so that the arrows reach a model first. */
function withAllModels(models: readonly ListChoice[], ranged: boolean): readonly ListChoice[] {
  if (!ranged || models.length < 2) return models;
  return [...models, { id: ALL_MODELS, text: `All ${models.length} models`, detail: 'Every derivative of the range' }];
}

/** Until the figures are there, in the order of the guide and without a maximum, so that no row waits for them. */
function choicesWithFigures(
  derivatives: readonly ListedDerivative[],
  figures: readonly DerivativeFigures[] | undefined,
  filter: FiguresFilter,
  today: Day,
): readonly ListChoice[] {
  const known = new Map(figures?.map((row) => [row.identifier, row]));
  const shown = figures === undefined ? derivatives : filteredByFigures(derivatives, known, filter);
  return shown.map((derivative) => {
    const choice = derivativeChoice(derivative, today);
    const row = figures === undefined ? 'loading' : (known.get(derivative.identifier) ?? null);
    return { ...choice, figures: createElement(DerivativeFiguresLine, { row }) };
  });
}

/** `From 1 Nov 2016 · model year 2026 · On run-out until 25 Oct 2026`. */
function derivativeChoice(derivative: ListedDerivative, today: Day): ListChoice {
  const { identifier, name, introduced, modelYear, sector } = derivative;
  const detail = [
    introduced && `From ${formatDate(introduced)}`,
    lifecycleStageOn(derivative, today) === 'made'
      ? null
      : lifeWords(derivative, today).replace(/^./, (first) => first.toLowerCase()),
    modelYear && `model year ${modelYear}`,
    sector,
  ];
  return { id: identifier, text: name, detail: detail.filter(Boolean).join(' · ') };
}
