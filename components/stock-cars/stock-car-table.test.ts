/** The list of cars in stock and the page of one say that the plate matched several derivatives. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UNUSED_ROUTER } from '@/components/layout/print/printed-filters.fixture';
import { UNCERTAIN_DERIVATIVE } from '@/lib/domain/vehicles/registration/match-words';
import type { StockTotals } from '@/lib/domain/stock-cars/stock-car';
import { StockCarHeader } from './stock-car-header';
import { StockCarTable } from './stock-car-table';
import { CAR } from './stock-car.fixture';

const TOTALS: StockTotals = {
  cars: 1,
  valuedCars: 0,
  valuedVans: 0,
  costPounds: 0,
  withoutCost: 1,
  cleanPounds: 0,
  retailPounds: 0,
  withoutValue: 1,
  unidentified: 0,
  bands: [],
};

const markupOf = (part: ReactElement): string =>
  renderToStaticMarkup(createElement(AppRouterContext.Provider, { value: UNUSED_ROUTER }, part));

for (const isDerivativeUncertain of [true, false])
  test(isDerivativeUncertain ? 'several derivatives' : 'one derivative', () => {
    const car = { ...CAR, isDerivativeUncertain };
    const parts = [
      createElement(StockCarTable, { caption: 'Cars in stock', items: [car], totals: TOTALS }),
      createElement(StockCarHeader, { car, mayChange: false, mayReadAppraisals: false }),
    ];
    for (const part of parts)
      assert.equal(markupOf(part).split(UNCERTAIN_DERIVATIVE).length - 1, isDerivativeUncertain ? 1 : 0);
  });
